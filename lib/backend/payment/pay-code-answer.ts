import { code, type Fields } from '../../catalogue/field.ts'
import type { Value } from '../../catalogue/kind.ts'
import type { PayCode } from '../../contract/fee/payment-calls.ts'
import { chargeTypeOf } from '../../domain/fee/ledger.ts'
import { charge } from '../../domain/fee/charge.ts'
import { caseName } from '../fee/case-name.ts'
import { labelsOf } from '../record/labels.ts'
import { listOf, textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { incomeTable, orderTable } from '../fee/fee-tables.ts'
import { CODE_STATE } from './pay-code-table.ts'

const LABEL_FIELDS = { type: code('project_charge_cls', charge.fields.produceCls.label) } satisfies Fields

/** The state of a code at a time (epoch milliseconds). */
export function codeState({ values }: Row, now: number): 'live' | 'paid' | 'expired' | 'void' {
  if (values['state'] === CODE_STATE.paid) return 'paid'
  if (values['state'] !== CODE_STATE.live) return 'void'
  return now >= (numberOf(values['expiresAt']) ?? 0) ? 'expired' : 'live'
}

/** A code with its orders and its current state. @source FEE-029 */
export async function answerCode(unit: Unit, project: Row, row: Row, now: number): Promise<PayCode> {
  const { amount, expiresAt, paidAt, address } = row.values
  return {
    codeId: row.key,
    qrcodeUrl: textOf(address),
    state: codeState(row, now),
    amount: numberOf(amount),
    expiresAt: numberOf(expiresAt),
    paidAt: numberOf(paidAt),
    prjName: caseName(project),
    orders: await ordersOf(unit, listOf(row.values['orderIds'])),
  }
}

/** Orders as a payer sees them, in the order in which they were chosen: number, amount in yuan, and purpose. */
export async function ordersOf(unit: Unit, ids: readonly string[]): Promise<PayCode['orders']> {
  const { rows } = await unit.list(orderTable, { where: { field: '$key', is: ids }, counted: false })
  const incomeIds = rows.flatMap(({ values }) => textOf(values['sl01IncomeId']) || [])
  const incomes =
    incomeIds.length === 0
      ? []
      : (await unit.list(incomeTable, { where: { field: '$key', is: incomeIds }, counted: false })).rows
  const names = await labelsOf(
    unit,
    LABEL_FIELDS,
    incomes.map(({ values }) => ({ type: chargeTypeOf(values) })),
  )
  const nameOf = new Map(incomes.map(({ key }, index) => [key, names[index]?.['type'] ?? '']))
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return ids.flatMap((id) => {
    const order = byKey.get(id)?.values
    return order
      ? [
          {
            id,
            billNo: textOf(order['sl01BillNo']),
            amount: numberOf(order['sl01OrderAmount']) ?? 0,
            chargeName: nameOf.get(textOf(order['sl01IncomeId'])) ?? '',
          },
        ]
      : []
  })
}

export const numberOf = (value: Value | undefined): number | null => (typeof value === 'number' ? value : null)
