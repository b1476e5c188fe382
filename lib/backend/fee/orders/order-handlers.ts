import type { RecordValues } from '../../../catalogue/effect.ts'
import { saleOrderCalls } from '../../../contract/fee/income-calls.ts'
import { prepaidOrderCalls } from '../../../contract/fee/prepaid-order-calls.ts'
import { saleOrder } from '../../../domain/fee/sale-order.ts'
import { PRIVILEGE } from '../../../domain/permission/privilege.ts'
import { implement, type Implementation } from '../../handler.ts'
import { visibleCase, visibleChild } from '../../member/case-access.ts'
import { needs } from '../../policy.ts'
import { textOf } from '../../session.ts'
import { orderTable } from '../fee-tables.ts'
import { prepaidOrder } from '../../../domain/fee/prepaid-order.ts'
import { blankOf } from '../../record/answer.ts'
import { Refusal } from '../../refusal.ts'
import { addPrepaidOrder, duplicateIssues, prepaidIssues, withReason } from './add-prepaid-order.ts'
import { approveOrder, returnOrder } from './decide-order.ts'
import { requireFinance } from '../fee-access.ts'
import { importPrepaidOrders } from './import-prepaid-orders.ts'
import { prepaidOfAll, prepaidOfCase } from './prepaid-list.ts'
import { takeBackPrepaid } from './take-back-order.ts'
import type { LedgerParts } from '../ledger-parts.ts'
import { answerOrder } from './order-answer.ts'

type Answered = Readonly<Record<string, unknown>>
interface DeductionGroup {
  readonly orderClass: string
  readonly saleOrderMList: readonly Answered[]
}

/** Calls for the orders behind the income of a case, and for prepaid orders of customers. @source CAL-073 to CAL-076 */
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
  implement(
    prepaidOrderCalls.addPrepaidOrder,
    needs(PRIVILEGE.save, PRIVILEGE.update),
    async ({ reason, ...values }, context) => {
      const project = await visibleCase(context, values.prjId, true)
      requireFinance(context, project, '登记抵扣订单')
      const record: RecordValues = { ...blankOf(prepaidOrder), ...values, prjId: project.key }
      const issues = [
        ...(await prepaidIssues(context, record)),
        ...(textOf(record['image']) === ''
          ? [{ field: 'image', message: `${prepaidOrder.fields.image.label}必填` }]
          : []),
      ]
      if (issues.length === 0) issues.push(...(await duplicateIssues(context, project, record)))
      if (issues.length > 0) throw Refusal.invalid(issues)
      const full = await withReason(context, project, record, reason)
      return { data: await answerOrder(context, project, await addPrepaidOrder(context, project, full)) }
    },
  ),
  implement(prepaidOrderCalls.takeBackPrepaidOrder, needs(PRIVILEGE.save, PRIVILEGE.update), async (asked, context) => {
    const { row, project } = await takeBackPrepaid(context, asked)
    return { data: await answerOrder(context, project, row) }
  }),
  implement(
    prepaidOrderCalls.importPrepaidOrders,
    needs(PRIVILEGE.save, PRIVILEGE.update),
    async ({ content }, context) => ({ data: await importPrepaidOrders(context, content ?? '') }),
  ),
  implement(saleOrderCalls.getDeceletionList, needs(PRIVILEGE.search), async ({ prjId, keywords }, context) => {
    const searchText = keywords?.trim() ?? ''
    if (!prjId) return { data: deductionGroups(await prepaidOfAll(context, searchText)) }
    return { data: deductionGroups(await prepaidOfCase(context, await visibleCase(context, prjId), searchText)) }
  }),
]

/**
 * Paid orders that are not income yet, grouped by class in the order of its codes. A deducted order carries the income
 * that deducts it.
 * @source INC-030, INC-044
 */
function deductionGroups(found: readonly Answered[]): readonly DeductionGroup[] {
  const groups = new Map<string, Answered[]>()
  for (const order of found) {
    const cls = String(order['sl01BillClass'] ?? '')
    const group = groups.get(cls)
    if (group) group.push(order)
    else groups.set(cls, [order])
  }
  return [...groups.keys()]
    .sort()
    .map((cls) => ({ orderClass: nameOf(groups.get(cls)?.[0], cls), saleOrderMList: groups.get(cls) ?? [] }))
}

/** The label of the class. */
function nameOf(order: Answered | undefined, cls: string): string {
  // adapter: answers carry texts by field
  const labels = order?.['refValues'] as Readonly<Record<string, string>> | undefined
  return labels?.['sl01BillClass'] ?? (textOf(cls) || saleOrder.fields.sl01BillClass.label)
}
