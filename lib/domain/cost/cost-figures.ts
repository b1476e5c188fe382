import { daysIn, monthOf, type Month, passedOf } from './cost-months.ts'
import type { Day } from '../../catalogue/day.ts'

/** What the cost rate should not be above. @unit ratio @public */
export const TARGET_RATE = 0.4
/** A rate from here on is looked at twice, though it is not above the target by much. @unit ratio @public */
export const ALARM_RATE = 0.45

const TEN_THOUSAND = 10_000n

/** A part of a whole, rounded to four decimals; null where there is no whole. @param part fen @param whole fen */
export function shareOf(part: bigint, whole: bigint): number | null {
  return whole <= 0n ? null : Number((part * TEN_THOUSAND * 2n + whole) / (whole * 2n)) / 10_000
}

/** Costs by income. @source ROU-012 (StatementAnalysis) */
export const costRate = (cost: bigint, income: bigint): number | null => shareOf(cost, income)

/** What one case costs, to the fen; null without cases. */
export function perCase(cost: bigint, cases: number): bigint | null {
  return cases <= 0 ? null : (cost * 2n + BigInt(cases)) / (BigInt(cases) * 2n)
}

/** By how much an amount differs from the one before, as a part of that; null where there was none. */
export function changeOf(now: bigint, before: bigint): number | null {
  if (before <= 0n) return null
  const share = shareOf(now > before ? now - before : before - now, before)
  return share === null ? null : now < before ? -share : share
}

/** The same by the day, so that a month that is not over is not said to have fallen. */
export function dailyChange(now: bigint, before: bigint, month: Month, previous: Month, today: Day): number | null {
  const days = monthOf(today) === month ? Number(today.slice(8)) : daysIn(month)
  return changeOf(now * BigInt(daysIn(previous)), before * BigInt(days))
}

/** How far a budget is spent, and whether it is overspent or being spent faster than its month passes. @public */
export interface BudgetUse {
  /** Part of the budget; null where there is none. */
  readonly used: number | null
  /** What is beyond it, in fen. */
  readonly over: bigint
  /** By which part of it; 0 within it. */
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
