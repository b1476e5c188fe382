import { addDays, type Day } from '../../catalogue/day.ts'

/** True for a day on which offices work. */
export type IsWorkday = (day: Day) => boolean

/**
 * The day this number of working days after a day; for zero, the day itself or the first working day after
 * it.
 * @source FLW-017
 */
export function workdayAfter(from: Day, workdays: number, isWorkday: IsWorkday): Day {
  let day = from
  let left = workdays
  while (left > 0 || !isWorkday(day)) {
    day = addDays(day, 1)
    if (isWorkday(day)) left -= 1
  }
  return day
}

/** The last working day before a day. */
export function workdayBefore(from: Day, isWorkday: IsWorkday): Day {
  let day = addDays(from, -1)
  while (!isWorkday(day)) day = addDays(day, -1)
  return day
}

/** Number of working days after one day up to and with another; 0 when that one is not later. */
export function workdaysBetween(from: Day, to: Day, isWorkday: IsWorkday): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkday(day)) count += 1
  return count
}
