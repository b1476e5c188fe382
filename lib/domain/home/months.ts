import { addDays, type Day } from '../../catalogue/day.ts'

/**
 * The main flow that ends with the new certificate: a case whose flow is finished has changed hands.
 * @source FLW-037
 */
export const TRANSFER_FLOW = 'FE03'

/** How many months results are shown for, the current one included. */
export const MONTHS_SHOWN = 6

/** Months up to the one of a day, `YYYY-MM`, the oldest first. */
export function monthsUpTo(today: Day, count: number = MONTHS_SHOWN): readonly string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const at = year * 12 + (month - 1) - (count - 1 - index)
    return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}

/** The same day of the month before, or its last one where it is shorter. */
export function sameDayBefore(today: Day): Day {
  const [month = ''] = monthsUpTo(today, 2)
  const last = addDays(`${today.slice(0, 7)}-01`, -1)
  const same = `${month}${today.slice(7)}`
  return same > last ? last : same
}
