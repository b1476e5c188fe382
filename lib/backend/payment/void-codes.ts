import type { Recorder } from '../handler.ts'
import { setState } from '../record/store-record.ts'
import { listOf } from '../session.ts'
import type { Row } from '../store.ts'
import { CODE_STATE, payCodeTable } from './pay-code-table.ts'

/** Ends every live code of a locked case that is being cancelled. @source R17, ruling 23 */
export async function voidCodesOfCase(context: Recorder, project: Row): Promise<void> {
  for (const row of await liveCodes(context, project.key)) await end(context, row)
}

/** Ends every live code that contains one of these orders. Their case is locked. @source R17 */
export async function voidCodesOf(context: Recorder, orders: readonly Row[]): Promise<void> {
  const ids = new Set(orders.map(({ key }) => key))
  for (const project of new Set(orders.map((order) => order.project))) {
    if (project === null) continue
    for (const row of await liveCodes(context, project)) {
      if (listOf(row.values['orderIds']).some((id) => ids.has(id))) await end(context, row)
    }
  }
}

async function liveCodes({ unit }: Recorder, project: string): Promise<readonly Row[]> {
  const where = {
    all: [
      { field: '$project', is: [project] },
      { field: 'state', is: [CODE_STATE.live] },
    ],
  }
  return (await unit.list(payCodeTable, { where, counted: false })).rows
}

const end = (context: Recorder, row: Row): Promise<Row> =>
  setState(context, payCodeTable, row, { state: CODE_STATE.live }, { state: CODE_STATE.void }, null)
