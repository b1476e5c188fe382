import { ORDER_STATUS } from '../../domain/codes.ts'
import { EXAMINE_ACTION } from '../../domain/fee/examination.ts'
import { examinationTable, incomeTable } from '../fee/fee-tables.ts'
import { listOf, textOf } from '../session.ts'
import type { Filter, Row, Unit } from '../store.ts'

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
  return { resubmitted: await returnedOnce(unit, rows), duplicate: await likelyDuplicates(unit, rows) }
}

async function returnedOnce(unit: Unit, rows: readonly Row[]): Promise<ReadonlySet<string>> {
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

/** As `likelyDuplicates` of one income by number; pictures are compared when the entry is opened. */
async function likelyDuplicates(unit: Unit, orders: readonly Row[]): Promise<ReadonlySet<string>> {
  const ids = orders.flatMap(({ values }) => textOf(values['sl01IncomeId']) || [])
  if (ids.length === 0) return NO_MARKS.duplicate
  const { rows: own } = await unit.list(incomeTable, { where: { field: '$key', is: ids }, counted: false })
  const [read, all] = [own.flatMap(readOf), own.flatMap(numbersOf)]
  const same: readonly Filter[] = [
    ...(read.length === 0 ? [] : [{ field: 'receiptNo', is: read }]),
    ...(all.length === 0 ? [] : [{ field: 'readNos', is: all }]),
  ]
  if (same.length === 0) return NO_MARKS.duplicate
  const { rows: found } = await unit.list(incomeTable, { where: { any: same }, counted: false })
  const valid = found.filter(({ values }) => values['status'] !== ORDER_STATUS.returned)
  const doubled = new Set(
    own.flatMap((income) => (valid.some((other) => isSameReceipt(income, other)) ? income.key : [])),
  )
  return new Set(orders.flatMap(({ key, values }) => (doubled.has(textOf(values['sl01IncomeId'])) ? key : [])))
}

function isSameReceipt(income: Row, other: Row): boolean {
  if (income.key === other.key || income.city !== other.city) return false
  const typed = textOf(other.values['receiptNo'])
  const numbers = numbersOf(income)
  return readOf(income).includes(typed) || readOf(other).some((number) => numbers.includes(number))
}

const readOf = ({ values }: Row): readonly string[] => listOf(values['readNos'])

/** The number that was filled in and those that were read off the voucher. */
function numbersOf(row: Row): readonly string[] {
  const typed = textOf(row.values['receiptNo'])
  return typed === '' ? readOf(row) : [...readOf(row), typed]
}
