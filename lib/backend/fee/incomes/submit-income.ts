import type { RecordValues } from '../../../catalogue/effect.ts'
import type { RecordInput } from '../../../contract/input.ts'
import { ORDER_STATUS } from '../../../domain/codes.ts'
import { EXAMINE_ACTION, EXAMINED_OBJECT } from '../../../domain/fee/examination.ts'
import type { SignedIn } from '../../handler.ts'
import { addToCase } from '../../member/add-to-case.ts'
import { updateRecord } from '../../record/store-record.ts'
import { Refusal } from '../../refusal.ts'
import type { Row, Unit } from '../../store.ts'
import { incomeTable, orderTable } from '../fee-tables.ts'
import { bindOrders } from '../ledger/bind-orders.ts'
import { draftIncome, type IncomeDraft } from './draft-income.ts'
import { noteExamination } from '../examinations/note-examination.ts'
import { nextOrderNumber } from '../ledger/ledger-number.ts'
import { initialOrderStatus, orderOf } from './order-draft.ts'
import { renewLedger } from '../ledger/renew-ledger.ts'
import { lockReceipt, receiptIssues, receiptNumbersOf } from './used-receipts.ts'

/** Fields a person fills in. All other fields of an income are computed or follow from its order. */
const FILLED = [
  'hf54PrjId',
  'hf54ChargeKind',
  'hf54DeducetionType',
  'hf54BindOrederId',
  'hf54ProjectName',
  'hf54ReceiveSign',
  'payChannel',
  'hf54ReceiveTime',
  'orderNo',
  'hf54Image',
  'orderAmount',
  'hf54ApplyPerson',
]

/**
 * Submits an income for the first time, or again after it was returned.
 * @returns the income and its case
 * @source CAL-072
 */
export async function submitIncome(
  context: SignedIn,
  input: RecordInput,
): Promise<{ readonly project: Row; readonly row: Row }> {
  const draft = await draftIncome(context, input)
  await lockReceipt(context.unit, draft)
  const issues = await receiptIssues(context.unit, draft)
  if (issues.length > 0) throw Refusal.invalid(issues)
  const { row, order } = draft.row ? await resubmit(context, draft, draft.row) : await submitNew(context, draft)
  await bindOrders(context, draft.bound, row.key)
  await noteExamination(context, draft.project, {
    objCode: EXAMINED_OBJECT.order,
    objId: order.key,
    action: EXAMINE_ACTION.submit,
    settled: order.values['sl01PaySign'] === 1,
  })
  return { row, project: await renewLedger(context, draft.project) }
}

interface SubmittedIncome {
  readonly row: Row
  readonly order: Row
}

async function submitNew(context: SignedIn, { project, record, bound }: IncomeDraft): Promise<SubmittedIncome> {
  const { unit, now } = context
  const billNo = await nextOrderNumber(unit, now)
  const numbers = await receiptNumbersOf(unit, record)
  const row = await addToCase(context, incomeTable, project, {
    ...filledIn(record),
    ...initialOrderStatus(record),
    ...numbers,
    billNo,
  })
  const paid = initialOrderStatus(record).paySign === 1
  const order = await addToCase(context, orderTable, project, {
    ...orderOf(record, bound),
    sl01BillNo: billNo,
    sl01OrderDate: now,
    sl01PayTime: paid ? now : null,
    sl01PrjId: project.key,
    sl01IncomeId: row.key,
  })
  return { row, order }
}

/** Resets the existing order, as if it had just been submitted. */
async function resubmit(context: SignedIn, { record, bound }: IncomeDraft, known: Row): Promise<SubmittedIncome> {
  const paid = initialOrderStatus(record).paySign === 1
  const order = await orderOfIncome(context.unit, known.key)
  if (order.values['sl01Status'] !== ORDER_STATUS.returned)
    throw new Refusal('STATUS', '只有已退回的收入可以修改并重新提交')
  return {
    row: await change(context, incomeTable, known, {
      ...filledIn(record),
      ...initialOrderStatus(record),
      ...(await receiptNumbersOf(context.unit, record)),
      suggest: null,
    }),
    order: await change(context, orderTable, order, {
      ...orderOf(record, bound),
      sl01PayTime: paid ? context.now : null,
      suggest: null,
    }),
  }
}

/** The order behind an income; every income has one. */
export async function orderOfIncome(unit: Unit, incomeId: string): Promise<Row> {
  const {
    rows: [found],
  } = await unit.list(orderTable, {
    where: { field: 'sl01IncomeId', is: [incomeId] },
    page: 1,
    pageSize: 1,
    counted: false,
  })
  const order = found ? await unit.get(orderTable, found.key, { lock: true }) : null
  if (!order) throw new Error(`income ${incomeId} has no order`)
  return order
}

const filledIn = (record: RecordValues): RecordValues =>
  Object.fromEntries(FILLED.map((name) => [name, record[name] ?? null]))

function change(context: SignedIn, table: typeof incomeTable, row: Row, values: RecordValues): Promise<Row> {
  return updateRecord(
    context,
    table,
    row,
    values,
    Object.keys(values).filter((name) => (row.values[name] ?? null) !== values[name]),
  )
}
