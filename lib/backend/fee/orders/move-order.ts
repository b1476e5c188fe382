import type { Recorder } from '../../handler.ts'
import { setState } from '../../record/store-record.ts'
import { Refusal } from '../../refusal.ts'
import { textOf } from '../../session.ts'
import type { Row, Values } from '../../store.ts'
import { incomeTable, orderTable } from '../fee-tables.ts'

/** The new state of an order and its income. */
export interface OrderMove {
  readonly from: string
  readonly to: string
  readonly paySign?: 0 | 1
  /** Why it was returned; null clears an earlier reason. */
  readonly suggest: string | null
  /** Other new values of the order. */
  readonly order?: Values
}

/**
 * Moves an order of a locked case and its income from one status to another, both by compare-and-set. When two users
 * decide at once, only one succeeds.
 *
 * @throws Refusal CONFLICT
 */
export async function moveOrder(
  context: Recorder,
  order: Row,
  { from, to, paySign, suggest, order: further = {} }: OrderMove,
): Promise<Row> {
  const moved = await setState(
    context,
    orderTable,
    order,
    { sl01Status: from },
    { sl01Status: to, ...(paySign !== undefined && { sl01PaySign: paySign }), suggest, ...further },
    null,
  )
  const income = order.values['sl01IncomeId']
    ? await context.unit.get(incomeTable, textOf(order.values['sl01IncomeId']), { lock: true })
    : null
  if (income)
    await setState(
      context,
      incomeTable,
      income,
      { status: from },
      { status: to, ...(paySign !== undefined && { paySign }), suggest },
      null,
    )
  else if (order.values['sl01IncomeId']) throw new Refusal('CONFLICT') // cannot happen: income is never removed
  return moved
}
