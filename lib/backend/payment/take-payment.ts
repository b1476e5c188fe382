import { toFen } from '../../catalogue/unit.ts'
import { NOTICE_KIND } from '../../domain/flow/notice.ts'
import { caseName } from '../fee/case-name.ts'
import { payOrder } from '../fee/orders/pay-order.ts'
import type { Anonymous, Recorder } from '../handler.ts'
import { type Change, collectChanges } from '../live/change.ts'
import { sendNotice } from '../notice/send-notice.ts'
import type { PaidNotice } from '../ports.ts'
import { setState } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import { listOf, textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { projectTable } from '../project/project-table.ts'
import { numberOf } from './pay-code-answer.ts'
import { CODE_STATE, payCodeTable } from './pay-code-table.ts'
import { noteUnmatched } from './note-unmatched.ts'
import { voidCodesOf } from './void-codes.ts'

/** The user that is recorded for the change: the payment service. */
const PAYER = 'payment'

interface Taken {
  readonly accepted: boolean
  readonly changes: readonly Change[]
}

/**
 * Posts a payment that a payment service reports: for all orders of the code or none. Money that does not fit (another
 * amount, a code that is over, a second payment) changes nothing in the ledger and waits for finance, who refund it or
 * post it in another case.
 *
 * @returns whether the code is paid by this very payment, now or before
 * @throws Refusal NOT_FOUND for an unknown code
 * @source R17, FEE-029
 */
export async function takePayment(context: Anonymous, notice: PaidNotice): Promise<boolean> {
  const { store, now, publish } = context
  const by = { account: PAYER, now }
  const { accepted, changes } = await store
    .unit(by, (unit) => settle(context, unit, notice))
    .catch(async (error: unknown): Promise<Taken> => {
      if (!(error instanceof Refusal)) throw error
      // One of the orders is no longer unpaid, or the code is unknown; the unit is rolled back.
      const unknown = error.code === 'NOT_FOUND'
      const refused = await store.unit(by, async (unit) =>
        refuse(
          context,
          unit,
          await unit.get(payCodeTable, notice.codeId),
          notice,
          unknown ? '收款码不存在' : error.message,
        ),
      )
      if (!unknown) return refused
      publish(refused.changes)
      throw error
    })
  publish(changes)
  return accepted
}

async function settle(context: Anonymous, unit: Unit, notice: PaidNotice): Promise<Taken> {
  const seen = await unit.get(payCodeTable, notice.codeId)
  // The case is locked first, as for every change in it.
  const project = seen?.project ? await unit.get(projectTable, seen.project, { lock: true }) : null
  const code = project ? await unit.get(payCodeTable, notice.codeId, { lock: true }) : null
  if (!code) throw new Refusal('NOT_FOUND')
  const { state, transaction, orderIds } = code.values
  if (state === CODE_STATE.paid && transaction === notice.transaction) return { accepted: true, changes: [] }
  await unit.lock(`payment ${notice.transaction}`)
  const fault = (await isSpent(unit, notice)) ? '交易流水号已用于其他收款码' : faultOf(code, notice)
  if (fault !== null) return refuse(context, unit, code, notice, fault)
  const { notify, all } = collectChanges()
  const { ports, tables, now, action, requestId } = context
  const recorder: Recorder = { unit, ports, tables, now, action, requestId, notify, principal: { acctId: PAYER } }
  const at = Math.min(notice.at, now)
  await setState(
    recorder,
    payCodeTable,
    code,
    { state: CODE_STATE.live },
    { state: CODE_STATE.paid, paidAt: at, transaction: notice.transaction },
    null,
  )
  await voidCodesOf(
    recorder,
    await payOrder(recorder, listOf(orderIds), { method: notice.method, at, transactionNumber: notice.transaction }),
  )
  await sendPaidNotices(recorder, project, code)
  return { accepted: true, changes: all() }
}

/** True when another code was paid with this transaction: one payment pays one code. */
async function isSpent(unit: Unit, { codeId, transaction }: PaidNotice): Promise<boolean> {
  const { rows } = await unit.list(payCodeTable, { where: { field: 'transaction', is: [transaction] }, counted: false })
  return rows.some(({ key }) => key !== codeId)
}

/** Notifies the user who follows the case up that money arrived. */
async function sendPaidNotices(context: Recorder, project: Row | null, { values }: Row): Promise<void> {
  const amount = numberOf(values['amount']) ?? 0
  const acctId = textOf(project?.values['hf20ManagerId'])
  if (project && acctId !== '')
    await sendNotice(context, project, {
      acctId,
      kind: NOTICE_KIND.paid,
      title: `客户已在线支付 ${amount.toLocaleString('zh-CN', { minimumFractionDigits: 2 })} 元`,
      body: caseName(project),
    })
}

/**
 * Why a payment cannot be posted; null when it can. The time of payment decides whether it is late, not the time of the
 * notice.
 */
function faultOf({ values }: Row, { amount, at }: PaidNotice): string | null {
  if (values['state'] === CODE_STATE.paid) return '收款码已支付'
  if (values['state'] !== CODE_STATE.live) return '收款码已失效'
  if (at >= (numberOf(values['expiresAt']) ?? 0)) return '收款码已过期'
  const asked = numberOf(values['amount'])
  return asked !== null && toFen(asked) === amount ? null : '金额不符'
}

/** Stores the money for finance, with an audit entry the first time. */
async function refuse(
  { now, action, requestId, ports, tables }: Anonymous,
  unit: Unit,
  code: Row | null,
  notice: PaidNotice,
  reason: string,
): Promise<Taken> {
  const { amount, transaction, codeId } = notice
  const { notify, all } = collectChanges()
  const recorder: Recorder = { unit, ports, tables, now, action, requestId, notify, principal: { acctId: PAYER } }
  if (!(await noteUnmatched(recorder, code, notice, reason))) return { accepted: false, changes: [] }
  await unit.audit({
    at: now,
    by: PAYER,
    action,
    table: payCodeTable.name,
    key: codeId,
    project: code?.project ?? null,
    city: code?.city ?? null,
    version: code?.version ?? null,
    before: { state: textOf(code?.values['state']) },
    after: { reason, transaction, fen: amount.toString() },
    result: 'refused',
    requestId,
  })
  ports.report({ level: 'warn', message: `payment not booked: ${codeId}`, requestId })
  return { accepted: false, changes: all() }
}
