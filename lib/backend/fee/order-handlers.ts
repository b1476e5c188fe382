import { saleOrderCalls } from '../../contract/income-calls.ts'
import { saleOrder } from '../../domain/fee/sale-order.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { implement, type Implementation, type SignedIn } from '../handler.ts'
import { visibleCase, visibleChild } from '../member/case-access.ts'
import { needs } from '../policy.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { orderTable } from '../tables.ts'
import { prepaidOrders } from './bind-orders.ts'
import { approveOrder, returnOrder } from './decide-order.ts'
import type { LedgerParts } from './ledger-parts.ts'
import { answerOrder, answerOrders } from './order-answer.ts'

/** Orders behind the income of a case, and those its customers placed. @source CAL-073 to CAL-076 */
export const orderHandlers = (parts: LedgerParts): readonly Implementation[] => [
  implement(saleOrderCalls.getOne, needs(PRIVILEGE.detail), async ({ id }, context) => {
    const { row, project } = await visibleChild(context, orderTable, id)
    return { data: await answerOrder(context, project, row) }
  }),
  implement(saleOrderCalls.payExamine, needs(PRIVILEGE.save, PRIVILEGE.update), async (asked, context) => {
    const { row, project } = await approveOrder(context, asked)
    return { data: await answerOrder(context, project, row) }
  }),
  implement(saleOrderCalls.doReturn, needs(PRIVILEGE.save, PRIVILEGE.update), async (asked, context) => {
    const { row, project } = await returnOrder(context, asked, parts)
    return { data: await answerOrder(context, project, row) }
  }),
  implement(saleOrderCalls.getDeceletionList, needs(PRIVILEGE.search), async ({ prjId, keywords }, context) => {
    const project = await visibleCase(context, prjId)
    return { data: await deductionGroups(context, project, keywords?.trim() ?? '') }
  }),
]

/** Paid orders that are no income yet, by their class in the order of its codes; what was deducted carries the income that has it. @source INC-030, INC-044 */
async function deductionGroups(context: SignedIn, project: Row, keywords: string): Promise<readonly { readonly orderClass: string; readonly saleOrderMList: readonly Readonly<Record<string, unknown>>[] }[]> {
  const answered = await answerOrders(context, project, await prepaidOrders(context.unit, project))
  const wanted = keywords.toLowerCase()
  const found = answered.filter((order) => ['sl01BillNo', 'sl01Customer', 'sl01Memo'].some((name) => String(order[name] ?? '').toLowerCase().includes(wanted)))
  const groups = new Map<string, Readonly<Record<string, unknown>>[]>()
  for (const order of found.toReversed()) {
    const cls = String(order['sl01BillClass'] ?? '')
    groups.set(cls, [...(groups.get(cls) ?? []), order])
  }
  return [...groups.keys()].sort().map((cls) => ({ orderClass: nameOf(groups.get(cls)?.[0], cls), saleOrderMList: groups.get(cls) ?? [] }))
}

/** The class in words. */
function nameOf(order: Readonly<Record<string, unknown>> | undefined, cls: string): string {
  const labels = order?.['refValues'] as Readonly<Record<string, string>> | undefined // adapter: answers carry texts by field
  return labels?.['sl01BillClass'] ?? (textOf(cls) || saleOrder.fields.sl01BillClass.label)
}
