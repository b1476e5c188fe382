import { daysIn, monthOf, type Month, passedOf } from '../months.ts'
import type { Day } from '../../catalogue/day.ts'

/** The cost rate should not exceed this. @unit ratio @public */
export const TARGET_RATE = 0.4
/**
 * A rate from here on needs a closer look; a rate between the target and this only slightly exceeds it.
 * @unit ratio
 * @public
 */
export const ALARM_RATE = 0.45

const TEN_THOUSAND = 10_000n

/**
 * A part divided by a whole, rounded to four decimals; null when the whole is zero.
 * @param part fen
 * @param whole fen
 */
export function shareOf(part: bigint, whole: bigint): number | null {
  return whole <= 0n ? null : Number((part * TEN_THOUSAND * 2n + whole) / (whole * 2n)) / 10_000
}

/** Costs divided by income. @source ROU-012 (StatementAnalysis) */
export const costRate = (cost: bigint, income: bigint): number | null => shareOf(cost, income)

/** The average cost of a case, to the fen; null without cases. */
export function perCase(cost: bigint, cases: number): bigint | null {
  return cases <= 0 ? null : (cost * 2n + BigInt(cases)) / (BigInt(cases) * 2n)
}

/** The difference to the previous amount, as a ratio of the previous one; null when that is zero. */
export function changeOf(now: bigint, before: bigint): number | null {
  if (before <= 0n) return null
  const share = shareOf(now > before ? now - before : before - now, before)
  return share === null ? null : now < before ? -share : share
}

/** The same comparison per day, so that an unfinished month does not appear as a decrease. */
export function dailyChange(now: bigint, before: bigint, month: Month, previous: Month, today: Day): number | null {
  const days = monthOf(today) === month ? Number(today.slice(8)) : daysIn(month)
  return changeOf(now * BigInt(daysIn(previous)), before * BigInt(days))
}

/** How much of a budget is spent, and whether it is exceeded or spent faster than the month passes. @public */
export interface BudgetUse {
  /** Ratio of the budget; null without a budget. */
  readonly used: number | null
  /** Amount above the budget, in fen. */
  readonly over: bigint
  /** Amount above the budget as a ratio of it; 0 within the budget. */
  readonly overShare: number
  readonly ahead: boolean
}

export function budgetUse(spent: bigint, budget: bigint | null, month: Month, today: Day): BudgetUse {
  if (budget === null || budget <= 0n) return { used: null, over: 0n, overShare: 0, ahead: false }
  const over = spent > budget ? spent - budget : 0n
  const used = shareOf(spent, budget)
  return {
    used,
    over,
    overShare: shareOf(over, budget) ?? 0,
    ahead: over === 0n && used !== null && used > passedOf(month, today),
  }
}
