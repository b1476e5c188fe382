import chineseDays from 'chinese-days'
import type { Day } from '../../../catalogue/day.ts'
import { workdayAfter } from '../../../domain/deadline/workdays.ts'

/** The years with known holidays; those of the next year are announced late in the year before. */
const KNOWN_YEARS = { first: 2004, last: 2026 } as const
const SATURDAY = 6

/** The day when work is due. */
export interface DueDay {
  readonly day: Day
  /** False when only weekends were considered, since the holidays of its year are not known yet. */
  readonly certain: boolean
}

/**
 * The day this number of working days after a day; for zero, the day itself or the first working day after
 * it.
 * @source FLW-017, requirement of due days by the Chinese working calendar
 */
export function dueDay(from: Day, workdays: number): DueDay {
  const day = workdayAfter(from, workdays, isWorkday)
  return { day, certain: isKnown(from) && isKnown(day) }
}

/** True for a day on which offices work: by the official calendar where it is known, else by weekends. */
export function isWorkday(day: Day): boolean {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  // A string would be parsed in the time zone of the machine.
  if (isKnown(day)) return chineseDays.isWorkday(new Date(year, month - 1, date))
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== SATURDAY
}

/** Name of the public holiday of a day, in Chinese; null for other days, and where holidays are not known yet. */
export function holidayName(day: Day): string | null {
  if (!isKnown(day)) return null
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [, name = null] = chineseDays.getDayDetail(new Date(year, month - 1, date)).name.split(',')
  return name
}

/** True for a day of a year whose holidays are announced. */
export function isKnown(day: Day): boolean {
  const year = Number(day.slice(0, 4))
  return year >= KNOWN_YEARS.first && year <= KNOWN_YEARS.last
}
