import type { Day } from '../../catalogue/day.ts'

/** A day in short form; the year is included when it is not the current one. */
export function spoken(day: Day, today: Day): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${today.startsWith(year) ? '' : `${year}年`}${Number(month)}月${Number(date)}日`
}
