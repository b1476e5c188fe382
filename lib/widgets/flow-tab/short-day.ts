import type { Day } from '../../catalogue/day.ts'

/** `11-24`, with the year in front when it is not the current year. */
export function shortDay(day: Day, today: Day): string {
  return day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day
}
