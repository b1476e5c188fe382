import type { RecordValues } from '../../catalogue/effect.ts'
import { embedCalls } from '../../contract/embed-calls.ts'
import { fenOf } from '../../domain/fee/ledger.ts'
import { prepaidOrder } from '../../domain/fee/prepaid-order.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { editBlock } from '../../domain/project/edit-block.ts'
import { addPrepaidOrder, duplicateIssues, prepaidIssues } from '../fee/orders/add-prepaid-order.ts'
import { prepaidOrdersAt } from '../fee/incomes/used-receipts.ts'
import { type Anonymous, implementOpen, type Recorder } from '../handler.ts'
import { collectChanges } from '../live/change.ts'
import { noteIssue } from '../login/throttle.ts'
import { blankOf } from '../record/answer.ts'
import { Refusal } from '../refusal.ts'
import { listOf, textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { projectTable } from '../project/project-table.ts'
import { accountOf, blockOf, foreignCases, savePartnerAccount, note, partnerBehind } from './partner-of-call.ts'

/**
 * Accepts an order that a customer paid at a partner, from the partner's own server. An order number counts once,
 * however often it is sent.
 * @source ruling 22
 */
export const handInOrderHandler = implementOpen(
  embedCalls.doHandInOrder,
  async ({ partnerCode, secret, city, ...order }, context) => {
    const { store, now, publish } = context
    await store.unit({ account: 'system', now }, (unit) => noteIssue(unit, context))
    const partner = await partnerBehind({ partnerCode, secret }, context)
    const { notify, all } = collectChanges()
    const account = await accountOf(partner, {}, context)
    const data = await store.unit({ account, now }, async (unit) => {
      const project = await caseOf(unit, context, partner, { projectId: order.prjId ?? '', city: city ?? '' })
      const record: RecordValues = { ...blankOf(prepaidOrder), ...order }
      const issues = await prepaidIssues({ unit, today: context.today }, record)
      if (issues.length > 0) throw Refusal.invalid(issues)
      const [known] = await prepaidOrdersAt(unit, project.city, textOf(record['orderNo']))
      if (known && known.project === project.key && fenOf(known.values['sl01OrderAmount']) === fenOf(record['amount']))
        return { billNo: textOf(known.values['sl01BillNo']), known: 1 }
      const duplicates = await duplicateIssues({ unit }, project, record)
      if (duplicates.length > 0) throw Refusal.invalid(duplicates)
      const { ports, tables, action, requestId } = context
      const recorder: Recorder = { unit, ports, tables, now, action, requestId, notify, principal: { acctId: account } }
      await savePartnerAccount(unit, account, {}, partner)
      const stored = await addPrepaidOrder(recorder, project, record)
      await note(unit, context, partner, account, { sharedCases: project.key })
      return { billNo: textOf(stored.values['sl01BillNo']), known: 0 }
    })
    publish(all())
    return { data }
  },
)

/**
 * The case of an order, locked.
 * @throws Refusal STATUS for a partner or a case that is over, INVALID for what the partner does not have
 */
async function caseOf(
  unit: Unit,
  context: Anonymous,
  partner: Row,
  { projectId, city }: { readonly projectId: string; readonly city: string },
): Promise<Row> {
  const block = blockOf(partner, context)
  if (block !== null) throw new Refusal('STATUS', block)
  const { operations, cities } = partner.values
  if (!listOf(operations ?? null).includes(PRIVILEGE.add))
    throw new Refusal('STATUS', '合作方没有开放“新增”操作，不能提交订单')
  const foreign = listOf(cities ?? null).includes(city)
    ? await foreignCases(unit, { projectIds: [projectId], city }, partner)
    : [{ field: 'city', message: `城市“${city.slice(0, 40)}”不在合作方的开放范围内` }]
  const project = foreign.length === 0 ? await unit.get(projectTable, projectId, { lock: true }) : null
  if (!project)
    throw Refusal.invalid(foreign.map((issue) => (issue.field === 'projectIds' ? { ...issue, field: 'prjId' } : issue)))
  const over = editBlock(project.values['hf20DemandStep'] ?? null, false)
  if (over !== null) throw new Refusal('STATUS', over)
  return project
}
