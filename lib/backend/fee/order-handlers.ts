import type { RecordValues } from '../../catalogue/effect.ts'
import { saleOrderCalls } from '../../contract/income-calls.ts'
import { prepaidOrderCalls } from '../../contract/prepaid-order-calls.ts'
import { saleOrder } from '../../domain/fee/sale-order.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { implement, type Implementation, type SignedIn } from '../handler.ts'
import { visibleCase, visibleChild } from '../member/case-access.ts'
import { needs } from '../policy.ts'
import { visibleProjects } from '../principal.ts'
import { textOf } from '../session.ts'
import type { Filter, Row } from '../store.ts'
import { orderTable, projectTable } from '../tables.ts'
import { prepaidOrder } from '../../domain/fee/prepaid-order.ts'
import { blankOf } from '../record/answer.ts'
import { Refusal } from '../refusal.ts'
import { addPrepaidOrder, bookedIssues, prepaidIssues } from './add-prepaid-order.ts'
import { prepaidOrders } from './bind-orders.ts'
import { approveOrder, returnOrder } from './decide-order.ts'
import { requireFinance } from './fee-access.ts'
import { importPrepaidOrders } from './import-prepaid-orders.ts'
import { takeBackPrepaid } from './take-back-order.ts'
import type { LedgerParts } from './ledger-parts.ts'
import { answerOrder, answerOrders } from './order-answer.ts'

/** Orders of all cases of somebody, the newest; a case has a few. */
const MOST_PREPAID = 500

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
  implement(prepaidOrderCalls.addPrepaidOrder, needs(PRIVILEGE.save, PRIVILEGE.update), async (given, context) => {
    const project = await visibleCase(context, given.prjId, true)
    requireFinance(context, project, '登记抵扣订单')
    const record: RecordValues = { ...blankOf(prepaidOrder), ...given, prjId: project.key }
    const issues = [...(await prepaidIssues(context, record)), ...(textOf(record['image']) === '' ? [{ field: 'image', message: `${prepaidOrder.fields.image.label}必填` }] : [])]
    if (issues.length === 0) issues.push(...(await bookedIssues(context, project, record)))
    if (issues.length > 0) throw Refusal.invalid(issues)
    return { data: await answerOrder(context, project, await addPrepaidOrder(context, project, record)) }
  }),
  implement(prepaidOrderCalls.takeBackPrepaidOrder, needs(PRIVILEGE.save, PRIVILEGE.update), async (asked, context) => {
    const { row, project } = await takeBackPrepaid(context, asked)
    return { data: await answerOrder(context, project, row) }
  }),
  implement(prepaidOrderCalls.importPrepaidOrders, needs(PRIVILEGE.save, PRIVILEGE.update), async ({ content }, context) => ({ data: await importPrepaidOrders(context, content ?? '') })),
  implement(saleOrderCalls.getDeceletionList, needs(PRIVILEGE.search), async ({ prjId, keywords }, context) => {
    const projects = prjId ? [await visibleCase(context, prjId)] : await casesWithPrepaid(context)
    const answered: Readonly<Record<string, unknown>>[] = []
    for (const project of projects) answered.push(...(await answerOrders(context, project, await prepaidOrders(context.unit, project))))
    return { data: deductionGroups(answered, keywords?.trim() ?? '') }
  }),
]

/** Cases of somebody with paid orders that are no income: a call that names no case asks about all of them. @source CAL-076 */
async function casesWithPrepaid({ unit, principal }: SignedIn): Promise<readonly Row[]> {
  const theirs: Filter = { field: '$project', oneOf: { table: projectTable, where: visibleProjects(principal) } }
  const prepaid: Filter = { all: [theirs, { field: 'sl01PaySign', is: [1] }, { field: 'sl01IncomeId', is: [null] }] }
  const { rows } = await unit.list(orderTable, { where: prepaid, sort: [{ field: '$createdAt', descending: true }], page: 1, pageSize: MOST_PREPAID, counted: false })
  const keys = [...new Set(rows.flatMap(({ project }) => project ?? []))]
  return keys.length === 0 ? [] : (await unit.list(projectTable, { where: { field: '$key', is: keys }, counted: false })).rows
}

/** Paid orders that are no income yet, by their class in the order of its codes; what was deducted carries the income that has it. @source INC-030, INC-044 */
function deductionGroups(answered: readonly Readonly<Record<string, unknown>>[], keywords: string): readonly { readonly orderClass: string; readonly saleOrderMList: readonly Readonly<Record<string, unknown>>[] }[] {
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
