import { fenOf } from '../../../domain/fee/ledger.ts'
import type { DeductibleOrder } from '../../../domain/fee/income-rules.ts'
import type { Recorder } from '../../handler.ts'
import { setState } from '../../record/store-record.ts'
import type { Row, Unit } from '../../store.ts'
import { orderTable } from '../fee-tables.ts'
import { rowsOfCase } from './case-ledger.ts'

/** Paid orders of a case that are not income of it: they can pay for a charge, or already do. @source INC-030 */
export async function prepaidOrders(unit: Unit, project: Row): Promise<readonly Row[]> {
  return (await rowsOfCase(unit, orderTable, project)).filter(
    ({ values }) => (values['sl01IncomeId'] ?? null) === null && values['sl01PaySign'] === 1,
  )
}

/** The orders of a case in the shape the deduction rules read. Orders of its own income are excluded. */
export async function deductibleOrders(unit: Unit, project: Row): Promise<readonly DeductibleOrder[]> {
  const orders = (await rowsOfCase(unit, orderTable, project)).filter(
    ({ values }) => (values['sl01IncomeId'] ?? null) === null,
  )
  return orders.map(({ key, values }) => ({
    key,
    amount: fenOf(values['sl01OrderAmount']) ?? 0n,
    paid: values['sl01PaySign'] === 1,
    deducted: (values['sl01DeductedBy'] ?? null) !== null,
  }))
}

/** Releases the orders bound to an income of a locked case, so that they can pay for something else. */
export async function releaseOrders(context: Recorder, project: Row, incomeId: string): Promise<void> {
  const { rows } = await context.unit.list(orderTable, {
    where: {
      all: [
        { field: '$project', is: [project.key] },
        { field: 'sl01DeductedBy', is: [incomeId] },
      ],
    },
    counted: false,
  })
  for (const order of rows)
    await setState(context, orderTable, order, { sl01DeductedBy: incomeId }, { sl01DeductedBy: null }, null)
}

/**
 * Binds paid orders of a locked case to an income. An order names its income, so that it cannot be bound twice.
 * @throws Refusal CONFLICT
 */
export async function bindOrders(context: Recorder, orders: readonly Row[], incomeId: string): Promise<void> {
  for (const order of orders)
    await setState(
      context,
      orderTable,
      order,
      { sl01DeductedBy: null, sl01PaySign: 1 },
      { sl01DeductedBy: incomeId },
      null,
    )
}
