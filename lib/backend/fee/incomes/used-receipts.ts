import type { Issue } from '../../../catalogue/check.ts'
import { ORDER_STATUS } from '../../../domain/codes.ts'
import { income } from '../../../domain/fee/income.ts'
import { receiptNumberKey } from '../../../domain/fee/voucher/receipt-number.ts'
import { documentTable } from '../../file/document-table.ts'
import { storedReading } from '../../receipt/stored-reading.ts'
import { listOf, textOf } from '../../session.ts'
import type { Filter, Row, Unit } from '../../store.ts'
import { incomeTable, orderTable } from '../fee-tables.ts'
import { ownersOfAlike, VOUCHER_FIELDS } from './alike-vouchers.ts'
import type { IncomeDraft } from './draft-income.ts'

type Receipt = Pick<IncomeDraft, 'row' | 'record'> & { readonly project: Pick<Row, 'city'> }

/** Receipt numbers in the form in which they are stored and compared. */
export interface ReceiptNumbers {
  /** The number that was filled in; null without one. */
  readonly receiptNo: string | null
  /** The numbers that were read off the voucher. */
  readonly readNos: readonly string[]
}

/** The receipt numbers of an income: its own, and those read off its voucher. */
export async function receiptNumbersOf(unit: Unit, record: Receipt['record']): Promise<ReceiptNumbers> {
  const reading = await storedReading(unit, await hashOf(unit, record))
  return {
    receiptNo: receiptNumberKey(textOf(record['orderNo'])) || null,
    readNos: (reading?.numbers ?? []).map(receiptNumberKey),
  }
}

/** Locks a receipt in its city, so that one is checked at a time whichever case it is for. */
export async function lockReceipt(unit: Unit, { project, record }: Receipt): Promise<void> {
  const number = receiptNumberKey(textOf(record['orderNo']))
  if (number !== '') await unit.lock(`receipt ${project.city} ${number}`)
  const hash = await hashOf(unit, record)
  if (hash !== '') await unit.lock(`voucher ${project.city} ${hash}`)
}

/**
 * Issues for a receipt already used: its number and its voucher must not belong to another valid income of the city.
 * @source INC-040
 */
export async function receiptIssues(unit: Unit, receipt: Receipt): Promise<readonly Issue[]> {
  const { record } = receipt
  const typed = textOf(record['orderNo'])
  const [byNumber] =
    typed === '' ? [] : await otherIncomes(unit, receipt, { field: 'receiptNo', is: [receiptNumberKey(typed)] })
  const [prepaid] = typed === '' ? [] : await prepaidOrdersAt(unit, receipt.project.city, typed)
  const owners = await ownersOf(unit, record)
  const [byVoucher] = owners.length === 0 ? [] : await otherIncomes(unit, receipt, { field: '$key', is: owners })
  const [prepaidVoucher] =
    owners.length === 0 ? [] : await prepaidOrdersBy(unit, receipt.project.city, { field: '$key', is: owners })
  const { orderNo, hf54Image } = income.fields
  return [
    ...(byNumber
      ? [{ field: 'orderNo', message: `${orderNo.label}“${typed}”已登记在收入 ${billOf(byNumber)} 中，请勿重复登记` }]
      : []),
    ...(prepaid && !byNumber
      ? [
          {
            field: 'orderNo',
            message: `${orderNo.label}“${typed}”已登记为抵扣订单 ${textOf(prepaid.values['sl01BillNo'])}，请勿重复登记`,
          },
        ]
      : []),
    ...(prepaidVoucher && !byVoucher
      ? [
          {
            field: 'hf54Image',
            message: `${hf54Image.label}已用于抵扣订单 ${textOf(prepaidVoucher.values['sl01BillNo'])}，请勿重复登记`,
          },
        ]
      : []),
    ...(byVoucher
      ? [{ field: 'hf54Image', message: `${hf54Image.label}已用于收入 ${billOf(byVoucher)}，请勿重复登记` }]
      : []),
  ]
}

/**
 * Warnings, one sentence each, for a receipt that seems to be used already: a number read off this or another voucher
 * is equal, or the pictures are nearly equal. Recognition may be wrong, so this refuses nothing: the submitter is
 * warned, and finance decides with a reason.
 * @source INC-040, INC-043, ruling 21
 */
export async function likelyDuplicates(unit: Unit, receipt: Receipt): Promise<readonly string[]> {
  const { receiptNo, readNos } = await receiptNumbersOf(unit, receipt.record)
  const same = withSameNumbers([{ receiptNo, readNos }])
  const rows = same === null ? [] : await otherIncomes(unit, receipt, same)
  const places = readNos.map((number) => receiptPlaceOf(receipt.project.city, number))
  const prepaid =
    places.length === 0 ? [] : await prepaidOrdersBy(unit, receipt.project.city, { field: 'receiptPlace', is: places })
  const owners = await ownersOfAlike(unit, await hashOf(unit, receipt.record))
  const named = new Set([...rows, ...prepaid].map(({ key }) => key))
  const alike = owners.filter((key) => !named.has(key))
  const looking: Filter = { field: '$key', is: alike }
  const alikeIncomes = alike.length === 0 ? [] : await otherIncomes(unit, receipt, looking)
  const alikeOrders = alike.length === 0 ? [] : await prepaidOrdersBy(unit, receipt.project.city, looking)
  return [
    ...rows.map((row) => `凭证上的单号与收入 ${billOf(row)} 的相同，请确认不是重复登记`),
    ...prepaid.map(({ values }) => `凭证上的单号与抵扣订单 ${textOf(values['sl01BillNo'])} 的相同，请确认不是重复登记`),
    ...[
      ...alikeIncomes.map((row) => `收入 ${billOf(row)}`),
      ...alikeOrders.map((row) => `抵扣订单 ${orderNoOf(row)}`),
    ].map((place) => `凭证图片与${place} 的几乎相同，请确认不是重复登记`),
  ]
}

/** What finds incomes that seem to have a receipt of these; null where none has a number. @see isSameReceipt */
export function withSameNumbers(receipts: readonly ReceiptNumbers[]): Filter | null {
  const [read, all] = [receipts.flatMap(({ readNos }) => readNos), receipts.flatMap(numbersOf)]
  const same: readonly Filter[] = [
    ...(read.length === 0 ? [] : [{ field: 'receiptNo', is: read }]),
    ...(all.length === 0 ? [] : [{ field: 'readNos', is: all }]),
  ]
  return same.length === 0 ? null : { any: same }
}

/** Whether a number read off one of two vouchers is a number of the other; two that were typed are refused earlier. */
export function isSameReceipt(one: ReceiptNumbers, other: ReceiptNumbers): boolean {
  const [ofOne, ofOther] = [numbersOf(one), numbersOf(other)]
  return (
    one.readNos.some((number) => ofOther.includes(number)) || other.readNos.some((number) => ofOne.includes(number))
  )
}

const numbersOf = ({ receiptNo, readNos }: ReceiptNumbers): readonly string[] =>
  receiptNo === null ? readNos : [...readNos, receiptNo]

/** The unique key of a prepaid order by city and number. */
export const receiptPlaceOf = (city: string | null, number: string): string =>
  `${city ?? ''} ${receiptNumberKey(number)}`

/** Prepaid orders with this number in a city. */
export function prepaidOrdersAt(unit: Unit, city: string | null, number: string): Promise<readonly Row[]> {
  return prepaidOrdersBy(unit, city, { field: 'receiptPlace', is: [receiptPlaceOf(city, number)] })
}

/** Valid prepaid orders of a city. */
async function prepaidOrdersBy(unit: Unit, city: string | null, where: Filter): Promise<readonly Row[]> {
  const { rows } = await unit.list(orderTable, {
    where: { all: [{ field: '$city', is: [city] }, { field: 'sl01IncomeId', is: [null] }, where] },
    counted: false,
  })
  return rows.filter(({ values }) => values['sl01Status'] !== ORDER_STATUS.returned)
}

const orderNoOf = ({ values }: Row): string => textOf(values['sl01BillNo'])
const billOf = ({ values }: Row): string => textOf(values['billNo'])

/** Other valid incomes of the city. */
async function otherIncomes(unit: Unit, { project, row }: Receipt, where: Filter): Promise<readonly Row[]> {
  const { rows } = await unit.list(incomeTable, {
    where: { all: [{ field: '$city', is: [project.city] }, where] },
    counted: false,
  })
  return rows.filter(({ key, values }) => key !== row?.key && values['status'] !== ORDER_STATUS.returned)
}

/** Keys of records whose voucher has exactly the same content. */
async function ownersOf(unit: Unit, record: Receipt['record']): Promise<readonly string[]> {
  const hash = await hashOf(unit, record)
  if (hash === '') return []
  const where: Filter = {
    all: [
      { field: 'hash', is: [hash] },
      { field: 'fileCls', is: VOUCHER_FIELDS },
    ],
  }
  const { rows } = await unit.list(documentTable, { where, counted: false })
  return [...new Set(rows.flatMap(({ values }) => textOf(values['objId']) || []))]
}

const hashOf = async (unit: Unit, record: Receipt['record']): Promise<string> =>
  textOf((await voucherOf(unit, record))?.values['hash'])

/** The document an income names as its voucher. */
export async function voucherOf(unit: Unit, record: Receipt['record']): Promise<Row | null> {
  const id = textOf(record['hf54Image']) || (listOf(record['hf54Image'])[0] ?? '')
  return id === '' ? null : unit.get(documentTable, id)
}
