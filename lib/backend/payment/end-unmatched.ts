import type { RecordValues } from '../../catalogue/effect.ts'
import { dayOf } from '../../catalogue/day.ts'
import { UNMATCHED_STATE } from '../../domain/codes.ts'
import { prepaidOrder } from '../../domain/fee/prepaid-order.ts'
import { unmatchedPayment } from '../../domain/fee/unmatched-payment.ts'
import { addPrepaidOrder, duplicateIssues, prepaidIssues } from '../fee/orders/add-prepaid-order.ts'
import { requireFinance, requireFinanceRole } from '../fee/fee-access.ts'
import type { SignedIn } from '../handler.ts'
import { visibleCase } from '../member/case-access.ts'
import { blankOf } from '../record/answer.ts'
import { setState } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row, Values } from '../store.ts'
import { numberOf } from './pay-code-answer.ts'
import { unmatchedPaymentTable, waitingPayments } from './unmatched-payment-table.ts'

/** A request to settle an unmatched payment. */
export interface EndAsked {
  readonly id?: string | null
  readonly version?: number | null
  readonly reason?: string | null
}

const DOING = '处理来款'

/** Payments that wait for finance, the oldest first. @throws Refusal NO_PERMISSION */
export async function openPayments(context: SignedIn): Promise<readonly Row[]> {
  requireFinanceRole(context, DOING)
  return (
    await context.unit.list(unmatchedPaymentTable, {
      where: waitingPayments(context.principal.city),
      sort: [{ field: '$createdAt' }],
      counted: false,
    })
  ).rows
}

/**
 * Records that finance refunded the money; the number of the refund proves it. Possible also when the case is closed.
 * @throws Refusal
 * @source ruling 23
 */
export async function giveBack(
  context: SignedIn,
  { refundNo, ...asked }: EndAsked & { readonly refundNo?: string | null },
): Promise<Row> {
  const [row, reason] = [
    await openPayment(context, asked),
    required(asked.reason, 'reason', unmatchedPayment.fields.endReason.label),
  ]
  return end(context, row, {
    state: UNMATCHED_STATE.returned,
    endReason: reason,
    refundNo: required(refundNo, 'refundNo', unmatchedPayment.fields.refundNo.label),
  })
}

/**
 * Turns the money into a prepaid order of a case, which an income can deduct; once per transaction.
 * @throws Refusal
 * @source ruling 22, ruling 23
 */
export async function transferToCase(
  context: SignedIn,
  { prjId, chargeType, ...asked }: EndAsked & { readonly prjId?: string | null; readonly chargeType?: string | null },
): Promise<Row> {
  const project = await visibleCase(context, prjId, true)
  requireFinance(context, project, DOING)
  const [row, reason] = [
    await openPayment(context, asked),
    required(asked.reason, 'reason', unmatchedPayment.fields.endReason.label),
  ]
  const { transaction, amount, paidAt } = row.values
  const record: RecordValues = {
    ...blankOf(prepaidOrder),
    prjId: project.key,
    orderNo: textOf(transaction),
    chargeType: chargeType ?? null,
    amount: numberOf(amount),
    payDay: dayOf(numberOf(paidAt) ?? context.now),
    memo: reason,
  }
  const issues = await prepaidIssues(context, record)
  const booked = issues.length > 0 ? issues : await duplicateIssues(context, project, record)
  if (booked.length > 0) throw Refusal.invalid(booked)
  const order = await addPrepaidOrder(context, project, record)
  return end(context, row, {
    state: UNMATCHED_STATE.booked,
    endReason: reason,
    orderId: order.key,
    orderNo: order.values['sl01BillNo'] ?? null,
  })
}

/** An unmatched payment, locked. @throws Refusal NO_PERMISSION, NOT_FOUND, or STATUS when it is already settled */
async function openPayment(context: SignedIn, { id, version }: EndAsked): Promise<Row> {
  requireFinanceRole(context, DOING)
  const row = id ? await context.unit.get(unmatchedPaymentTable, id, { lock: true }) : null
  if (!row || (row.city !== null && row.city !== context.principal.city)) throw new Refusal('NOT_FOUND')
  if (
    row.values['state'] !== UNMATCHED_STATE.open ||
    (version !== null && version !== undefined && version !== row.version)
  )
    throw new Refusal('STATUS', '这笔来款已处理，请刷新后查看')
  return row
}

function required(value: string | null | undefined, field: string, label: string): string {
  const text = value?.trim() ?? ''
  if (text === '') throw Refusal.invalid([{ field, message: `${label}必填` }])
  return text
}

function end(context: SignedIn, row: Row, values: Values): Promise<Row> {
  return setState(
    context,
    unmatchedPaymentTable,
    row,
    { state: UNMATCHED_STATE.open },
    { ...values, endedBy: context.principal.acctId, endedAt: context.now },
    null,
  )
}
