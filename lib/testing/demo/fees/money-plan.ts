import { DEMAND_STEP, EXPENSE_STATUS } from '../../../domain/codes.ts'
import type { DemoCharge } from './charge-plan.ts'

/** The status of an income of the demo data. */
export type PlannedStatus = 'reviewed' | 'paid' | 'deducted' | 'pending' | 'unpaid' | 'returned'

/** A planned income. Amounts are in yuan. */
export interface PlannedIncome {
  readonly type: string
  readonly amount: number
  readonly status: PlannedStatus
}
export interface PlannedExpense {
  /** A code of HX55. */
  readonly category: string
  readonly amount: number
  readonly status: string
}

const RECEIVED = ['reviewed', 'paid', 'deducted'] as const
const OPEN: readonly (readonly PlannedStatus[])[] = [
  ['pending'],
  ['unpaid'],
  ['returned'],
  ['unpaid', 'unpaid'],
  ['pending', 'returned'],
]

/**
 * The income so far: the amounts the plan marks as collected, and in an open case something that is not yet collected.
 * A finished case has nothing left to collect.
 *
 * @param turn differs from case to case, so that all cases together show every status
 */
export function incomesOf(charges: readonly DemoCharge[], step: string, turn: number): readonly PlannedIncome[] {
  const done = step === DEMAND_STEP.finished
  const received = charges.flatMap(([type, total, remind], index) => {
    const amount = done ? total : total - remind
    return amount === 0 ? [] : [{ type, amount, status: RECEIVED[(index + turn) % RECEIVED.length] ?? 'paid' }]
  })
  const [first] = charges
  if (done || !first || first[2] === 0) return received
  const open = OPEN[turn % OPEN.length] ?? []
  return [...received, ...open.map((status, index) => ({ type: first[0], amount: share(first[2], index), status }))]
}

/** A third, then a quarter: together they leave something to collect. */
function share(amount: number, index: number): number {
  return Math.round(amount / (3 + index))
}

const STATUSES = [EXPENSE_STATUS.pending, EXPENSE_STATUS.reviewed, EXPENSE_STATUS.returned]
const CATEGORIES = ['HX5502', 'HX5505', 'HX5504', 'HX5506', 'HX5507', 'HX5508']

/** The expenses so far: one that finance approved, and one that may still wait. */
export function expensesOf(step: string, turn: number): readonly PlannedExpense[] {
  const category = (place: number) => CATEGORIES[place % CATEGORIES.length] ?? 'HX5506'
  const reviewed = { category: category(turn), amount: 20 + (turn % 7) * 15.5, status: EXPENSE_STATUS.reviewed }
  if (step === DEMAND_STEP.finished) return [reviewed]
  return [
    reviewed,
    {
      category: category(turn + 1),
      amount: 35 + (turn % 5) * 12,
      status: STATUSES[turn % STATUSES.length] ?? EXPENSE_STATUS.pending,
    },
  ]
}
