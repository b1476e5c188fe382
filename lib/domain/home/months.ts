import { addDays, type Day } from '../../catalogue/day.ts'

/**
 * The main flow that ends with the new certificate: a case that has finished it counts as transferred.
 * @source FLW-037
 */
export const TRANSFER_FLOW = 'FE03'

/** Number of months in the results, including the current one. */
export const MONTHS_SHOWN = 6

/** Months up to that of a day, as `YYYY-MM`, the oldest first. */
export function monthsUpTo(today: Day, count: number = MONTHS_SHOWN): readonly string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const at = year * 12 + (month - 1) - (count - 1 - index)
    return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}

/** The same day of the previous month, or its last day where it is shorter. */
export function sameDayBefore(today: Day): Day {
  const [month = ''] = monthsUpTo(today, 2)
  const last = addDays(`${today.slice(0, 7)}-01`, -1)
  const same = `${month}${today.slice(7)}`
  return same > last ? last : same
}
