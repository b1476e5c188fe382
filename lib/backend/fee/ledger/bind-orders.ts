import { fenOf } from '../../../domain/fee/ledger.ts'
import type { DeductibleOrder } from '../../../domain/fee/income-rules.ts'
import type { Recorder } from '../../handler.ts'
import { setState } from '../../record/store-record.ts'
import type { Row, Unit } from '../../store.ts'
import { orderTable } from '../../tables.ts'
import { rowsOfCase } from './case-ledger.ts'

/**
 * Orders of a case that were paid and are no income of it, so that they can pay for a charge, or have done so.
 * @source INC-030
 */
export async function prepaidOrders(unit: Unit, project: Row): Promise<readonly Row[]> {
  return (await rowsOfCase(unit, orderTable, project)).filter(
    ({ values }) => (values['sl01IncomeId'] ?? null) === null && values['sl01PaySign'] === 1,
  )
}

/** The orders of a case as the rules of a deduction know them. Those of its own income are none of them. */
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

/** Lets go of the orders an income of a locked case has, so that they can pay for something else. */
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
 * Gives paid orders of a locked case to an income. An order names the income that has it, so no two can.
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
