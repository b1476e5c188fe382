import { millisecondsOf } from '../../../catalogue/day.ts'
import { ORDER_STATUS } from '../../../domain/codes.ts'
import { EXAMINE_ACTION, EXAMINED_OBJECT } from '../../../domain/fee/examination.ts'
import { saleOrder } from '../../../domain/fee/sale-order.ts'
import { isWithdrawable } from '../../../domain/fee/withdrawal.ts'
import type { SignedIn } from '../../handler.ts'
import { changeableCase } from '../../member/case-access.ts'
import { conflictOver } from '../../record/conflict.ts'
import { recordOf } from '../../record/answer.ts'
import { Refusal } from '../../refusal.ts'
import { textOf } from '../../session.ts'
import type { Row } from '../../store.ts'
import { incomeTable, orderTable } from '../fee-tables.ts'
import { releaseOrders } from '../ledger/bind-orders.ts'
import { noteExamination } from '../examinations/note-examination.ts'
import { lockedChild, refuseOldVersion, requireFinance, withdraws } from '../fee-access.ts'
import { incomeStatusOf, orderLabelsOf } from '../incomes/income-answer.ts'
import type { LedgerParts } from '../ledger-parts.ts'
import { moveOrder } from './move-order.ts'
import { renewLedger } from '../ledger/renew-ledger.ts'
import { refuseSelfReview } from '../examinations/self-review.ts'
import { likelyDuplicates } from '../incomes/used-receipts.ts'

/** What a decision about an order is sent with. */
export interface OrderAsked {
  readonly id?: string | null
  readonly version?: number | null
  readonly suggest?: string | null
}

interface Decided {
  readonly project: Row
  readonly row: Row
}

const LONE = '这笔订单不是本项目提交的收入'

/** Finance confirms that the money arrived. @source INC-019, CAL-074 */
export async function approveOrder(context: SignedIn, { id, version, suggest }: OrderAsked): Promise<Decided> {
  const { order, income, project } = await openOrder(context, id)
  requireFinance(context, project)
  await refuseStale(context, order, version)
  await requirePending(context, order, '审核')
  await refuseSelfReview(context, { entry: income, named: 'hf54ApplyPerson', objId: order.key })
  const doubled = await likelyDuplicates(context.unit, { project, row: income, record: income.values })
  if (doubled.length > 0 && !suggest?.trim())
    throw Refusal.invalid([{ field: 'suggest', message: `${doubled.join('；')}；仍要通过请填写理由` }])
  const received = textOf(income.values['hf54ReceiveTime'])
  const row = await moveOrder(context, order, {
    from: ORDER_STATUS.pending,
    to: ORDER_STATUS.reviewed,
    paySign: 1,
    suggest: null,
    order: { sl01PayTime: received === '' ? context.now : millisecondsOf(received) },
  })
  await noteExamination(context, project, {
    objCode: EXAMINED_OBJECT.order,
    objId: order.key,
    action: EXAMINE_ACTION.approve,
    suggest: suggest?.trim() || null,
  })
  return { row, project: await renewLedger(context, project) }
}

/**
 * Finance returns an order that waits for it. The submitter's side withdraws a deduction or one that waits to be paid.
 * @source CAL-075, INC-042
 */
export async function returnOrder(
  context: SignedIn,
  { id, version, suggest }: OrderAsked,
  { voidCodesOf }: LedgerParts,
): Promise<Decided> {
  const { order, income, project } = await openOrder(context, id)
  const { payChannel, paySign, status, hf54ChargeKind } = income.values
  const withdrawn = isWithdrawable({ payChannel, paySign, status, hf54ChargeKind })
  if (withdrawn) await requireWithdrawer(context, project, income)
  else requireFinance(context, project)
  const reason = suggest?.trim() || null
  if (reason === null) throw Refusal.invalid([{ field: 'suggest', message: '请输入退回理由', key: 'returnReason' }])
  await refuseStale(context, order, version)
  if (!withdrawn) await requirePending(context, order, '退回')
  // A returned deduction no longer counts as received, and its orders are released.
  const received = order.values['sl01PaySign'] === 1
  const row = await moveOrder(context, order, {
    from: textOf(order.values['sl01Status']),
    to: ORDER_STATUS.returned,
    suggest: reason,
    ...(received && { paySign: 0, order: { sl01PayTime: null } }),
  })
  if (withdrawn) {
    await voidCodesOf?.(context, [row])
    await releaseOrders(context, project, income.key)
  }
  await noteExamination(context, project, {
    objCode: EXAMINED_OBJECT.order,
    objId: order.key,
    action: withdrawn ? EXAMINE_ACTION.withdraw : EXAMINE_ACTION.giveBack,
    suggest: reason,
  })
  return { row, project: await renewLedger(context, project) }
}

/** An order and its income, with the case locked. */
async function openOrder(
  context: SignedIn,
  id: string | null | undefined,
): Promise<{ readonly order: Row; readonly income: Row; readonly project: Row }> {
  const { row: order, project } = await lockedChild(context, orderTable, id)
  const income = order.values['sl01IncomeId']
    ? await context.unit.get(incomeTable, textOf(order.values['sl01IncomeId']))
    : null
  if (!income) throw new Refusal('STATUS', LONE)
  return { order, income, project }
}

async function requireWithdrawer(context: SignedIn, project: Row, income: Row): Promise<void> {
  await changeableCase(context, project.key)
  if (!withdraws(context, project, income))
    throw new Refusal('NO_PERMISSION', '只有提交人、项目的跟进经理或经理可以撤回这笔收入')
}

/**
 * Refuses an order that is no longer pending. The message says its current status, so that the second of two users
 * learns what the first did.
 */
async function requirePending({ unit }: SignedIn, order: Row, verb: string): Promise<void> {
  if (incomeStatusOf(order) === 'pending') return
  const words = await orderLabelsOf(unit, [order])
  throw new Refusal('STATUS', `订单${words.get(order.key)?.['orderStatus'] ?? ''}，不能${verb}`)
}

function refuseStale({ unit }: SignedIn, order: Row, version: number | null | undefined): Promise<void> {
  return refuseOldVersion(order, version, () => conflictOver(unit, saleOrder, recordOf(saleOrder, order), order))
}
