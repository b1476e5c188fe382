import { addDays, type Day } from '../../catalogue/day.ts'

/** A month, `YYYY-MM`. @public */
export type Month = string

export const monthOf = (day: Day): Month => day.slice(0, 7)
export const firstDay = (month: Month): Day => `${month}-01`
export const lastDay = (month: Month): Day => addDays(firstDay(addMonths(month, 1)), -1)
export const daysIn = (month: Month): number => Number(lastDay(month).slice(8))

/** The month `count` months later; earlier when negative. */
export function addMonths(month: Month, count: number): Month {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

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
