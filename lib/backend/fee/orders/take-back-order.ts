import { ORDER_STATUS, UNMATCHED_STATE } from '../../../domain/codes.ts'
import { saleOrder } from '../../../domain/fee/sale-order.ts'
import type { SignedIn } from '../../handler.ts'
import { unmatchedPaymentTable } from '../../payment/unmatched-payment-table.ts'
import { recordOf } from '../../record/answer.ts'
import { conflictOver } from '../../record/conflict.ts'
import { setState } from '../../record/store-record.ts'
import { Refusal } from '../../refusal.ts'
import type { Row } from '../../store.ts'
import { orderTable } from '../fee-tables.ts'
import type { OrderAsked } from './decide-order.ts'
import { lockedChild, refuseOldVersion, requireFinance } from '../fee-access.ts'

/** Values that reset how a payment ended when it was stored as a prepaid order, so that it is pending again. */
const REOPENED = {
  state: UNMATCHED_STATE.open,
  endReason: null,
  orderId: null,
  orderNo: null,
  endedBy: null,
  endedAt: null,
} as const

/**
 * Finance takes back a wrong prepaid order that no income uses. The row stays with status returned and the reason; its
 * number and voucher can be used again. A payment that was stored as this order waits for finance again.
 *
 * @throws Refusal NOT_FOUND, NO_PERMISSION, INVALID without a reason, STATUS for an order that is none of these or is
 * used
 * @source ruling 22
 */
export async function takeBackPrepaid(
  context: SignedIn,
  { id, version, suggest }: OrderAsked,
): Promise<{ readonly row: Row; readonly project: Row }> {
  const { row: order, project } = await lockedChild(context, orderTable, id)
  requireFinance(context, project, '撤销抵扣订单')
  const { sl01IncomeId, sl01DeductedBy, sl01Status, sl01PaySign } = order.values
  if ((sl01IncomeId ?? null) !== null) throw new Refusal('STATUS', '这笔订单是收入的订单，不是抵扣订单')
  if (sl01Status === ORDER_STATUS.returned) throw new Refusal('STATUS', '抵扣订单已撤销')
  if ((sl01DeductedBy ?? null) !== null) throw new Refusal('STATUS', '抵扣订单已被收入抵扣，请先撤回该笔收入')
  const reason = suggest?.trim() ?? ''
  if (reason === '') throw Refusal.invalid([{ field: 'suggest', message: '撤销理由必填' }])
  await refuseOldVersion(order, version, () => conflictOver(context.unit, saleOrder, recordOf(saleOrder, order), order))
  const expected = { sl01Status: sl01Status ?? null, sl01PaySign: sl01PaySign ?? null, sl01DeductedBy: null }
  const taken = { sl01Status: ORDER_STATUS.returned, sl01PaySign: 0, receiptPlace: null, suggest: reason }
  const row = await setState(context, orderTable, order, expected, taken, null)
  await reopenPayment(context, order)
  return { row, project }
}

async function reopenPayment(context: SignedIn, order: Row): Promise<void> {
  const where = { field: 'orderId', is: [order.key] }
  const { rows } = await context.unit.list(unmatchedPaymentTable, { where, counted: false })
  for (const { key } of rows) {
    const payment = await context.unit.get(unmatchedPaymentTable, key, { lock: true })
    if (payment)
      await setState(context, unmatchedPaymentTable, payment, { state: UNMATCHED_STATE.booked }, REOPENED, null)
  }
}
