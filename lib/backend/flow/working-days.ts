import chineseDays from 'chinese-days'
import { addDays, type Day } from '../../catalogue/day.ts'

/** The years whose holidays have been laid down; those of the next one are announced late in the year before. */
const KNOWN_YEARS = { first: 2004, last: 2026 } as const
const SATURDAY = 6

/** A day work is due on. */
export interface DueDay {
  readonly day: Day
  /** False when it was reckoned by weekends alone, since holidays of its year are not laid down yet. */
  readonly certain: boolean
}

/**
 * The working day that lies so many working days after a day; with none, that day itself or the first working day after
 * it.
 * @source FLW-017, requirement of due days by the Chinese working calendar
 */
export function dueDay(from: Day, workdays: number): DueDay {
  let day = from
  let left = workdays
  let certain = isKnown(from)
  while (left > 0 || !isWorkday(day)) {
    day = addDays(day, 1)
    certain &&= isKnown(day)
    if (isWorkday(day)) left -= 1
  }
  return { day, certain }
}

/** True for a day on which offices work: by the state's calendar where it is known, by weekends elsewhere. */
export function isWorkday(day: Day): boolean {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  // A text would be read in the time zone of the machine.
  if (isKnown(day)) return chineseDays.isWorkday(new Date(year, month - 1, date))
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== SATURDAY
}

function isKnown(day: Day): boolean {
  const year = Number(day.slice(0, 4))
  return year >= KNOWN_YEARS.first && year <= KNOWN_YEARS.last
}
