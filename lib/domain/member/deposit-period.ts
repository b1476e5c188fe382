import type { Day } from '../../catalogue/day.ts'

/**
 * Number of consecutive months with fund deposits that are required everywhere since May 2024.
 * @source REC-022
 * @public
 */
export const DEPOSIT_MONTHS = 6

/**
 * Number of months from one to another (`YYYY-MM`), both included; up to the month of `today` while there is no end.
 * Null without a first month.
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
