import type { Day } from '../../catalogue/day.ts'
import { EXPENSE_CATEGORY, ORDER_CLASS, SET_OFF } from '../codes.ts'
import { COST_CATEGORY, type CostCategory, type CostSource } from './cost-codes.ts'

/** One cost. Amounts are fen. */
export interface CostLine {
  readonly key: string
  readonly day: Day
  readonly source: CostSource
  readonly category: CostCategory
  /** What it was spent on: COST_ITEM of an entry, HX55 of an expense, the flow of a commission. */
  readonly item: string
  readonly store: string
  readonly amount: bigint
  /** The case, the person and the team it belongs to; null where there is none. */
  readonly project: string | null
  readonly person: string | null
  readonly team: string | null
  readonly memo: string
}
/** One income. Amounts are fen. */
export interface IncomeLine {
  readonly day: Day
  readonly store: string
  readonly amount: bigint
  readonly project: string | null
  readonly team: string | null
}
/** A new case, or several from before the portal was in use. */
export interface CaseLine {
  readonly day: Day
  readonly store: string
  readonly count: number
  readonly team: string | null
}
export interface BudgetLine {
  readonly month: string
  readonly store: string
  readonly category: CostCategory
  readonly amount: bigint
}

/** Classes of our own services; taxes and services of others are passed on. */
const OWN: readonly unknown[] = [ORDER_CLASS.service, ORDER_CLASS.consulting]
export const isOwnIncome = (orderClass: unknown): boolean => OWN.includes(orderClass)

/** Expenses (HX55) that are paid from money customers paid for them, and refunds, which reduce income. */
const PASSED_ON: readonly string[] = ['HX5501', 'HX5502', 'HX5503', 'HX5504']
const CATEGORY_OF: Readonly<Record<string, CostCategory>> = {
  HX5505: COST_CATEGORY.operations,
  HX5506: COST_CATEGORY.operations,
  HX5507: COST_CATEGORY.operations,
  HX5508: COST_CATEGORY.operations,
  HX5510: COST_CATEGORY.team,
  HX5511: COST_CATEGORY.marketing,
}

/**
 * How an expense of a case counts: as a category of costs, as a refund, or not at all. Set off against the share of a
 * channel (HX56), the cost of the channel already contains it. Set off against commission, it lowers the commission
 * that is counted, so it is a cost of its own, even in a category that is otherwise passed on.
 * @param kinds HX55, the first one counts
 * @param setOff HX56
 */
export function expenseKind(kinds: readonly string[], setOff: unknown): CostCategory | 'refund' | null {
  const [kind = ''] = kinds
  if (setOff === SET_OFF.channel) return null
  if (PASSED_ON.includes(kind) && setOff !== SET_OFF.commission) return null
  if (kind === EXPENSE_CATEGORY.refund) return 'refund'
  return (Object.hasOwn(CATEGORY_OF, kind) ? CATEGORY_OF[kind] : undefined) ?? COST_CATEGORY.other
}

/** The store of a case: the one of the district of its house, else the main one, else the first one. @public */
export function storeOfArea(
  stores: readonly {
    readonly code: string
    readonly area: string | null
    readonly isMain: boolean
    readonly enabled: boolean
  }[],
  area: string | null,
): string {
  const open = stores.filter(({ enabled }) => enabled)
  return (
    (open.find((store) => area !== null && store.area === area) ?? open.find(({ isMain }) => isMain) ?? open[0])
      ?.code ?? ''
  )
}
