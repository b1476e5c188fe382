import type { Day } from '../../catalogue/day.ts'

/** Months in a row that fund deposits must cover, everywhere since May 2024. @source REC-022 @public */
export const DEPOSIT_MONTHS = 6

/**
 * Months from one to another (`YYYY-MM`), both counted; up to the month of `today` while it goes on. Null without a
 * beginning.
 * @public
 */
export function monthsCovered(from: string | null, to: string | null, today: Day): number | null {
  if (from === null) return null
  const months = indexOf(to ?? today.slice(0, 7)) - indexOf(from) + 1
  return Math.max(0, months)
}

function indexOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
}
