import { ORDER_STATUS } from '../../domain/codes.ts'
import { EXAMINE_ACTION, EXAMINED_OBJECT } from '../../domain/fee/examination.ts'
import { NOTICE_KIND } from '../../domain/flow/notice.ts'
import { caseName } from '../fee/case-name.ts'
import type { Recorder } from '../handler.ts'
import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { expenseTable, incomeTable, orderTable } from '../fee/fee-tables.ts'
import { financePeopleOf } from './finance-people.ts'
import { sendNotice } from './send-notice.ts'

/** A step in the review of an order or an expense. */
interface Examined {
  readonly objCode: string
  readonly objId: string
  readonly action: string
  readonly suggest: string | null
}

const ORDER = {
  [EXAMINE_ACTION.submit]: NOTICE_KIND.incomeWaiting,
  [EXAMINE_ACTION.giveBack]: NOTICE_KIND.incomeReturned,
  [EXAMINE_ACTION.approve]: NOTICE_KIND.incomeApproved,
} as const
const EXPENSE = {
  [EXAMINE_ACTION.submit]: NOTICE_KIND.expenseWaiting,
  [EXAMINE_ACTION.giveBack]: NOTICE_KIND.expenseReturned,
  [EXAMINE_ACTION.approve]: NOTICE_KIND.expenseApproved,
} as const
const SAYS: Readonly<Record<string, string>> = {
  [EXAMINE_ACTION.submit]: '待审核',
  [EXAMINE_ACTION.giveBack]: '被退回修改',
  [EXAMINE_ACTION.approve]: '审核通过',
}

/**
 * Notifies finance of what waits for them, and submitters of the outcome; never the user who made the change.
 * @source INC-045
 */
export async function sendExaminedNotices(
  context: Recorder,
  project: Row,
  { objCode, objId, action, suggest }: Examined,
): Promise<void> {
  const isOrder = objCode === EXAMINED_OBJECT.order
  // adapter: taking back notifies nobody
  const kind = (isOrder ? ORDER : EXPENSE)[action as keyof typeof ORDER] as string | undefined
  const entry = kind === undefined ? null : await context.unit.get(isOrder ? orderTable : expenseTable, objId)
  if (kind === undefined || !entry) return
  // What is paid online waits for the customer, not for finance.
  if (action === EXAMINE_ACTION.submit && isOrder && entry.values['sl01Status'] !== ORDER_STATUS.pending) return
  const receivers =
    action === EXAMINE_ACTION.submit
      ? await financePeopleOf(context.unit, project.city)
      : await submittersOf(context.unit, entry, isOrder)
  const acctId = receivers.filter((account) => account !== context.principal.acctId)
  if (acctId.length === 0) return
  const [no, amount] = isOrder
    ? [entry.values['sl01BillNo'], entry.values['sl01OrderAmount']]
    : [entry.values['hf40BillNo'], entry.values['hf40CostFet']]
  const money =
    typeof amount === 'number' ? `，金额 ${amount.toLocaleString('zh-CN', { minimumFractionDigits: 2 })} 元` : ''
  await sendNotice(context, project, {
    acctId,
    kind,
    // A notice leads to the income, because people open incomes, not orders.
    sourceId: isOrder ? textOf(entry.values['sl01IncomeId']) : objId,
    title: `${isOrder ? '收入单' : '支出单'}${textOf(no)}${SAYS[action] ?? ''}`,
    body: `${caseName(project)}${money}${suggest === null ? '' : `：${suggest}`}`,
  })
}

/** The accounts that entered an order or an expense, and the accounts it was entered for. */
async function submittersOf(unit: Unit, entry: Row, isOrder: boolean): Promise<readonly string[]> {
  const income = isOrder ? await unit.get(incomeTable, textOf(entry.values['sl01IncomeId'])) : null
  const named = isOrder ? income?.values['hf54ApplyPerson'] : entry.values['hf40ApplyPerson']
  return [...new Set([entry.createdBy, textOf(named)])].filter((account) => account !== '')
}
