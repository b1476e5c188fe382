import { addDays, type Day } from '../catalogue/day.ts'

/** A month, `YYYY-MM`. */
export type Month = string

export const monthOf = (day: Day): Month => day.slice(0, 7)
export const firstDay = (month: Month): Day => `${month}-01`
export const lastDay = (month: Month): Day => addDays(firstDay(addMonths(month, 1)), -1)
export const daysIn = (month: Month): number => Number(lastDay(month).slice(8))

/** The month `count` months later; earlier when negative. @public */
export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** The same day of the month `count` months later, or the last day of that month where it is shorter. */
export function sameDayIn(day: Day, count: number): Day {
  const month = addMonths(monthOf(day), count)
  const same = `${month}${day.slice(7)}`
  return same > lastDay(month) ? lastDay(month) : same
}

/** `count` months up to and including one, in their order. */
export const monthsUpTo = (month: Month, count: number): readonly Month[] =>
  Array.from({ length: count }, (_month, index) => addMonths(month, index + 1 - count))

/** The months from one day to another, both included, in their order. */
export function monthsBetween(from: Day, to: Day): readonly Month[] {
  const months: Month[] = []
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) months.push(month)
  return months
}

/** The part of a month that has passed at the end of a day, from 0 to 1. */
export function passedOf(month: Month, today: Day): number {
  if (monthOf(today) === month) return Number(today.slice(8)) / daysIn(month)
  return monthOf(today) > month ? 1 : 0
}
