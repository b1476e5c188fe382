import { ORDER_STATUS } from '../../domain/codes.ts'
import { EXAMINE_ACTION } from '../../domain/fee/examination.ts'
import { examinationTable, incomeTable } from '../fee/fee-tables.ts'
import { isSameReceipt, type ReceiptNumbers, withSameNumbers } from '../fee/incomes/used-receipts.ts'
import { listOf, textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'

/** What the review list says about an entry before it is opened. */
export interface ReviewMarks {
  /** Keys of entries that were returned once and submitted again. */
  readonly resubmitted: ReadonlySet<string>
  /** Keys of orders whose receipt number another valid income of the city has, too. */
  readonly duplicate: ReadonlySet<string>
}

export const NO_MARKS: ReviewMarks = { resubmitted: new Set(), duplicate: new Set() }

/** The marks of orders or expenses, with one query for each mark, however many entries there are. @source INC-040 */
export async function marksOf(unit: Unit, rows: readonly Row[]): Promise<ReviewMarks> {
  if (rows.length === 0) return NO_MARKS
  return { resubmitted: await returnedBefore(unit, rows), duplicate: await withUsedNumbers(unit, rows) }
}

async function returnedBefore(unit: Unit, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const { rows: returns } = await unit.list(examinationTable, {
    where: {
      all: [
        { field: 'hf3fObjId', is: rows.map(({ key }) => key) },
        { field: 'hf3fAction', is: [EXAMINE_ACTION.giveBack] },
      ],
    },
    counted: false,
  })
  return new Set(returns.map(({ values }) => textOf(values['hf3fObjId'])))
}

/** As `likelyDuplicates` of one income, by number alone: pictures are compared when the entry is opened. */
async function withUsedNumbers(unit: Unit, orders: readonly Row[]): Promise<ReadonlySet<string>> {
  const ids = orders.flatMap(({ values }) => textOf(values['sl01IncomeId']) || [])
  if (ids.length === 0) return NO_MARKS.duplicate
  const { rows: own } = await unit.list(incomeTable, { where: { field: '$key', is: ids }, counted: false })
  const where = withSameNumbers(own.map(numbersIn))
  if (where === null) return NO_MARKS.duplicate
  const { rows: found } = await unit.list(incomeTable, { where, counted: false })
  const valid = found.filter(({ values }) => values['status'] !== ORDER_STATUS.returned)
  const used = own.filter(({ key, city, ...row }) =>
    valid.some((other) => other.key !== key && other.city === city && isSameReceipt(numbersIn(row), numbersIn(other))),
  )
  const incomes = new Set(used.map(({ key }) => key))
  return new Set(orders.flatMap(({ key, values }) => (incomes.has(textOf(values['sl01IncomeId'])) ? key : [])))
}

const numbersIn = ({ values }: Pick<Row, 'values'>): ReceiptNumbers => ({
  receiptNo: textOf(values['receiptNo']) || null,
  readNos: listOf(values['readNos']),
})
