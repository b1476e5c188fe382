import { ORDER_STATUS, PAY_CHANNEL } from '../../../domain/codes.ts'
import type { Recorder } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { textOf } from '../../session.ts'
import type { Row } from '../../store.ts'
import { orderTable } from '../fee-tables.ts'
import { projectTable } from '../../project/project-table.ts'
import { takeNote } from '../examinations/note-examination.ts'
import { moveOrder } from './move-order.ts'
import { renewLedger } from '../ledger/renew-ledger.ts'

/** A payment, as reported by the person or service that received it. */
export interface Payment {
  /** HFD8. */
  readonly method: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly transactionNumber: string
}

/**
 * Marks unpaid online orders of one case as paid, all of them or none. Locks the case before anything is read. The
 * caller handles the payment codes: it has the paid code.
 *
 * @returns the orders as they are now
 * @throws Refusal NOT_FOUND for an order that does not exist or belongs to another case than the first, STATUS for one
 * that is not to be paid
 * @source INC-015, R17
 */
export async function payOrder(
  context: Recorder,
  orderIds: readonly string[],
  { method, at, transactionNumber }: Payment,
): Promise<readonly Row[]> {
  const { unit } = context
  const [first = ''] = orderIds
  const seen = await unit.get(orderTable, first)
  const project = seen?.project ? await unit.get(projectTable, seen.project, { lock: true }) : null
  if (!project) throw new Refusal('NOT_FOUND')
  const paid: Row[] = []
  for (const id of new Set(orderIds)) {
    const order = await unit.get(orderTable, id, { lock: true })
    if (!order || order.project !== project.key) throw new Refusal('NOT_FOUND')
    const { sl01Status, sl01PayChannel, sl01PaySign } = order.values
    if (sl01Status !== ORDER_STATUS.unpaid || sl01PayChannel !== PAY_CHANNEL.online || sl01PaySign === 1)
      throw new Refusal('STATUS', `订单 ${textOf(order.values['sl01BillNo'])} 不是待支付状态`)
    paid.push(
      await moveOrder(context, order, {
        from: ORDER_STATUS.unpaid,
        to: ORDER_STATUS.paid,
        paySign: 1,
        suggest: null,
        order: { sl01PayMethod: method, sl01PayTime: at, sl01TransactionNumber: transactionNumber },
      }),
    )
    await takeNote(context, id)
  }
  await renewLedger(context, project)
  return paid
}
