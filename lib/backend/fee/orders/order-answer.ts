import type { RecordValues } from '../../../catalogue/effect.ts'
import { ORDER_STATUS } from '../../../domain/codes.ts'
import { saleOrder } from '../../../domain/fee/sale-order.ts'
import type { SignedIn } from '../../handler.ts'
import { answerRecord, answerRows, recordOf } from '../../record/answer.ts'
import { textOf } from '../../session.ts'
import type { Row } from '../../store.ts'
import { accountTable } from '../../account/account-table.ts'
import { incomeTable } from '../fee-tables.ts'
import { payerOf } from '../case-name.ts'
import { isSubmitter, mayBook } from '../fee-access.ts'
import { conformNum } from '../incomes/income-answer.ts'

/** One order, as answered to the caller. @source INC-012 */
export async function answerOrder(
  context: SignedIn,
  project: Row,
  row: Row,
): Promise<Readonly<Record<string, unknown>>> {
  const { unit, principal } = context
  const income = row.values['sl01IncomeId'] ? await unit.get(incomeTable, textOf(row.values['sl01IncomeId'])) : null
  const editable =
    income !== null &&
    row.values['sl01Status'] === ORDER_STATUS.returned &&
    mayBook(context, project) &&
    isSubmitter(principal, income, 'hf54ApplyPerson')
  const [maker] = await makersOf(context, [row])
  return withClass(
    await answerRecord(
      unit,
      saleOrder,
      { ...shown(row, maker ?? null, await payerOf(unit, project)), canEdit: editable ? 1 : 0 },
      row,
    ),
  )
}

/** Orders of a case for viewing and picking, not for editing. */
export async function answerOrders(
  context: SignedIn,
  project: Row,
  rows: readonly Row[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const makers = await makersOf(context, rows)
  const payer = await payerOf(context.unit, project)
  const answered = await answerRows(context.unit, saleOrder, rows, (_record, row) =>
    shown(row, makers[rows.indexOf(row)] ?? null, payer),
  )
  return answered.map(withClass)
}

function shown(row: Row, maker: string | null, payer: string | null): RecordValues {
  return {
    ...recordOf(saleOrder, row),
    sl01BillId: row.key,
    sl01CrtUsr: maker,
    sl01Customer: row.values['sl01Customer'] ?? payer,
    conformNum: conformNum(row),
    canEdit: 0,
  }
}

async function makersOf({ unit }: SignedIn, rows: readonly Row[]): Promise<readonly (string | null)[]> {
  const keys = [...new Set(rows.map(({ createdBy }) => createdBy))]
  const accounts = keys.length === 0 ? [] : (await unit.list(accountTable, { where: { field: '$key', is: keys } })).rows
  const names = new Map(accounts.map(({ key, values }) => [key, textOf(values['br01Name'])]))
  return rows.map(({ createdBy }) => names.get(createdBy) ?? null)
}

/** Adds the class under the name of its dictionary, which the detail of an order reads. @source INC-012 */
function withClass(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const labels = record['refValues'] as Readonly<Record<string, string>> // adapter: answers carry texts by field
  return {
    ...record,
    refValues: {
      ...labels,
      ...(labels['sl01BillClass'] !== undefined && { SL01_BILL_CLASS: labels['sl01BillClass'] }),
    },
  }
}
