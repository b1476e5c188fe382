import type { Day } from '../../catalogue/day.ts'
import { EXPENSE_CATEGORY, ORDER_CLASS, SET_OFF } from '../codes.ts'
import { COST_CATEGORY, type CostCategory, type CostSource } from './cost-codes.ts'

/** Something that was spent. Amounts are fen. */
export interface CostLine {
  readonly key: string
  readonly day: Day
  readonly source: CostSource
  readonly category: CostCategory
  /** What for: COST_ITEM of an entry, HX55 of an expense, the flow of a commission. */
  readonly item: string
  readonly store: string
  readonly amount: bigint
  /** The case, the person and the team it is about, where there is one. */
  readonly project: string | null
  readonly person: string | null
  readonly team: string | null
  readonly memo: string
}
/** Something that was earned. */
export interface IncomeLine {
  readonly day: Day
  readonly store: string
  readonly amount: bigint
  readonly project: string | null
  readonly team: string | null
}
/** A case that was taken on, or several of before the portal was in use. */
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

/** Services of our own; taxes and what others do is passed on. */
const OWN: readonly unknown[] = [ORDER_CLASS.service, ORDER_CLASS.consulting]
export const isOwnIncome = (orderClass: unknown): boolean => OWN.includes(orderClass)

/** Expenses (HX55) that are paid out of what customers gave for them, and refunds, which are income that goes back. */
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
 * What an expense of a case is to the costs: a category, money that goes back, or nothing.
 *
 * Set off against the share of a channel (HX56), it was paid out of what the channel costs already. Set off against
 * commission,
 * it lowers the commission that is counted, so it is a cost of its own, even where such a thing is otherwise passed on.
 *
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

/** The store a case belongs to: the one of the district of its house, else the main one, else the first one. @public */
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
