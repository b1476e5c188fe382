import { fromFen } from '../../catalogue/unit.ts'
import type { PayCode } from '../../contract/fee/payment-calls.ts'
import { fenOf } from '../../domain/fee/ledger.ts'
import { CFG_ITEM } from '../../domain/city/city-rule.ts'
import { mayCombine } from '../../domain/fee/fee-status.ts'
import { SHARE_KIND } from '../../domain/log/share-log.ts'
import { cityRule } from '../city/city-rule.ts'
import { conformNum } from '../fee/incomes/income-answer.ts'
import type { SignedIn } from '../handler.ts'
import { changeableCase } from '../member/case-access.ts'
import { nextSortNo } from '../member/add-to-case.ts'
import { noteShare } from '../log/note-share.ts'
import { insertRecord } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { orderTable } from '../fee/fee-tables.ts'
import { answerCode } from './pay-code-answer.ts'
import { CODE_STATE, payCodeTable } from './pay-code-table.ts'
import { voidCodesOf } from './void-codes.ts'

const MINUTE = 60_000
/** The refusal where the installation has no payment service. @source FEE-030 */
const NO_PAYMENTS = '本站未开通线上收款'

/**
 * Creates one code for unpaid online orders of a case, and ends codes that share one of these orders.
 *
 * @param combineOrderIds keys of orders, separated by commas
 * @throws Refusal INVALID without orders, NOT_FOUND, NO_PERMISSION, STATUS
 * @source CAL-085, FEE-025, INC-005, R17
 */
export async function createCode(
  context: SignedIn,
  { prjId, combineOrderIds }: { readonly prjId?: string | null; readonly combineOrderIds?: string | null },
): Promise<PayCode | string> {
  const { unit, ports, now, settings } = context
  const ids = [
    ...new Set(
      (combineOrderIds ?? '')
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== ''),
    ),
  ]
  if (ids.length === 0)
    throw Refusal.invalid([{ field: 'combineOrderIds', message: '请先选择未支付订单', key: 'noUnpaidOrder' }])
  const project = await changeableCase(context, prjId)
  const orders = await payableOrders(context, project, ids)
  if (!ports.payments) return NO_PAYMENTS
  await voidCodesOf(context, orders)
  const codeId = ports.ids.key()
  const minutes = Number(
    (await cityRule(unit, project.city ?? '', CFG_ITEM.payCodeMinutes, context.today)) ?? settings.payCodeMinutes,
  )
  const fen = orders.reduce((sum, { values }) => sum + (fenOf(values['sl01OrderAmount']) ?? 0n), 0n)
  const row = await insertRecord(
    context,
    payCodeTable,
    { key: codeId, project: project.key, city: project.city },
    {
      orderIds: ids,
      amount: fromFen(fen),
      state: CODE_STATE.live,
      expiresAt: now + minutes * MINUTE,
      address: await ports.payments.addressOf({ codeId, amount: fen }),
      sortNo: await nextSortNo(context, payCodeTable, project),
    },
  )
  await noteShare(context, project, {
    kind: SHARE_KIND.payCode,
    title: `收款码（${orders.length}笔订单）`,
    objId: codeId,
  })
  return answerCode(unit, project, row, now)
}

async function payableOrders({ unit }: SignedIn, project: Row, ids: readonly string[]): Promise<readonly Row[]> {
  const orders: Row[] = []
  for (const id of ids) {
    const order = await unit.get(orderTable, id, { lock: true })
    if (!order || order.project !== project.key) throw new Refusal('NOT_FOUND', '订单不存在或不属于本项目')
    const { sl01PayChannel, sl01PaySign, sl01Status, sl01PayMethod, sl01BillNo } = order.values
    if (
      !mayCombine({
        payChannel: sl01PayChannel,
        paySign: sl01PaySign,
        status: sl01Status,
        payMethod: sl01PayMethod,
        conformNum: conformNum(order),
      })
    )
      throw new Refusal('STATUS', `订单 ${textOf(sl01BillNo)} 不是待支付的线上订单，不能生成收款码`)
    orders.push(order)
  }
  return orders
}
