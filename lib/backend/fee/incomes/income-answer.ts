import type { RecordValues } from '../../../catalogue/effect.ts'
import { code, type Fields } from '../../../catalogue/field.ts'
import { FEE_TYPE, ORDER_STATUS } from '../../../domain/codes.ts'
import { EXAMINED_OBJECT } from '../../../domain/fee/examination.ts'
import { income } from '../../../domain/fee/income.ts'
import { saleOrder } from '../../../domain/fee/sale-order.ts'
import { incomeStatus, INCOME_STATUS_CODE } from '../../../domain/fee/fee-status.ts'
import type { SignedIn } from '../../handler.ts'
import { answerRecord, answerRows, recordOf } from '../../record/answer.ts'
import { labelsOf } from '../../record/labels.ts'
import type { Row, Unit } from '../../store.ts'
import { orderTable } from '../fee-tables.ts'
import { caseName, payerOf } from '../case-name.ts'
import { canWithdraw, isSubmitter, mayBook } from '../fee-access.ts'

/** Data shared by the answers of one case. */
interface RelatedData {
  readonly orders: ReadonlyMap<string, Row>
  /** Labels for the class and the status of an order, by its key. */
  readonly orderLabels: ReadonlyMap<string, Readonly<Record<string, string>>>
  readonly payer: string | null
  readonly prjName: string
  readonly mayEnter: boolean
  readonly project: Row
}

const LABEL_FIELDS = {
  cls: code('SL01_BILL_CLASS', saleOrder.fields.sl01BillClass.label),
  orderStatus: code('BDA1', saleOrder.fields.sl01Status.label),
} satisfies Fields

/** Incomes as answered to the caller, with values of their orders and their case. @source INC-010, INC-011 */
export async function shownIncomes(
  context: SignedIn,
  project: Row,
  rows: readonly Row[],
): Promise<readonly RecordValues[]> {
  const related = await loadRelatedData(context, project, rows)
  return rows.map((row) => shownIncome(context, related, row))
}

export async function answerIncomes(
  context: SignedIn,
  project: Row,
  rows: readonly Row[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const related = await loadRelatedData(context, project, rows)
  return answerRows(context.unit, income, rows, (_record, row) => shownIncome(context, related, row))
}

export async function answerIncome(
  context: SignedIn,
  project: Row,
  row: Row,
): Promise<Readonly<Record<string, unknown>>> {
  const [record = {}] = await shownIncomes(context, project, [row])
  return answerRecord(context.unit, income, record, row)
}

async function loadRelatedData(context: SignedIn, project: Row, rows: readonly Row[]): Promise<RelatedData> {
  const { unit } = context
  const [{ rows: listed }, payer] = await Promise.all([
    rows.length === 0
      ? { rows: [] }
      : unit.list(orderTable, { where: { field: 'sl01IncomeId', is: rows.map(({ key }) => key) } }),
    payerOf(unit, project),
  ])
  return {
    orders: new Map(listed.map((order) => [String(order.values['sl01IncomeId']), order])),
    orderLabels: await orderLabelsOf(unit, listed),
    payer,
    prjName: caseName(project),
    mayEnter: mayBook(context, project),
    project,
  }
}

/** Labels for the status and the class of orders, from the dictionaries. */
export async function orderLabelsOf(
  unit: Unit,
  orders: readonly Row[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const labels = await labelsOf(
    unit,
    LABEL_FIELDS,
    orders.map((order) => ({
      cls: order.values['sl01BillClass'] ?? null,
      orderStatus: INCOME_STATUS_CODE[incomeStatusOf(order)],
    })),
  )
  return new Map(orders.map(({ key }, index) => [key, labels[index] ?? {}]))
}

/** The status under which an order is shown. */
export function incomeStatusOf({ values }: Row): keyof typeof INCOME_STATUS_CODE {
  return incomeStatus({
    payChannel: values['sl01PayChannel'],
    paySign: values['sl01PaySign'],
    status: values['sl01Status'],
    payMethod: values['sl01PayMethod'],
  })
}

/** How many numbers of an order can still be confirmed: one while it is unpaid, else none. @source OPN-058 */
export const conformNum = (order: Row): number => (incomeStatusOf(order) === 'unpaid' ? 1 : 0)

function shownIncome(
  context: SignedIn,
  { orders, orderLabels, payer, prjName, mayEnter, project }: RelatedData,
  row: Row,
): RecordValues {
  const order = orders.get(row.key)
  const { cls = null, orderStatus = null } = order ? (orderLabels.get(order.key) ?? {}) : {}
  return {
    ...recordOf(income, row),
    hf54Id: row.key,
    feeType: FEE_TYPE.income,
    happenAmount: row.values['orderAmount'] ?? null,
    customeAcctName: payer,
    payStatus: orderStatus,
    canEdit:
      mayEnter &&
      row.values['status'] === ORDER_STATUS.returned &&
      isSubmitter(context.principal, row, 'hf54ApplyPerson')
        ? 1
        : 0,
    canWithdraw: canWithdraw(context, project, row) ? 1 : 0,
    hf54CrtTime: row.createdAt,
    orderClsName: cls,
    prjName,
    conformNum: order ? conformNum(order) : 0,
    hf54ObjCode: EXAMINED_OBJECT.order,
    hf54ObjId: order?.key ?? null,
  }
}
