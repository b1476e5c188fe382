import type { Recorder } from '../handler.ts'
import { setState } from '../record/store-record.ts'
import { listOf } from '../session.ts'
import type { Row } from '../store.ts'
import { CODE_STATE, payCodeTable } from './pay-code-table.ts'

/** Ends every live code that asks for one of these orders. Their case is locked. @source R17 */
export async function voidCodesOf(context: Recorder, orders: readonly Row[]): Promise<void> {
  const ids = new Set(orders.map(({ key }) => key))
  for (const project of new Set(orders.map((order) => order.project))) {
    if (project === null) continue
    const { rows } = await context.unit.list(payCodeTable, { where: { all: [{ field: '$project', is: [project] }, { field: 'state', is: [CODE_STATE.live] }] }, counted: false })
    for (const row of rows) {
      if (listOf(row.values['orderIds']).some((id) => ids.has(id))) await setState(context, payCodeTable, row, { state: CODE_STATE.live }, { state: CODE_STATE.void }, null)
    }
  }
}
