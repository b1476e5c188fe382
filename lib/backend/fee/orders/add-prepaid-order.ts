import { check, type Issue } from '../../../catalogue/check.ts'
import { millisecondsOf } from '../../../catalogue/day.ts'
import type { RecordValues } from '../../../catalogue/effect.ts'
import { ORDER_STATUS, PAY_CHANNEL } from '../../../domain/codes.ts'
import { income } from '../../../domain/fee/income.ts'
import { orderClassOf } from '../../../domain/fee/order-class.ts'
import { prepaidOrder } from '../../../domain/fee/prepaid-order.ts'
import { adoptDocument } from '../../file/adopt.ts'
import type { Recorder, SignedIn } from '../../handler.ts'
import { addToCase } from '../../member/add-to-case.ts'
import { vocabularyOf } from '../../record/references.ts'
import { Refusal } from '../../refusal.ts'
import { textOf } from '../../session.ts'
import type { Row } from '../../store.ts'
import { orderTable } from '../fee-tables.ts'
import { nextOrderNumber } from '../ledger/ledger-number.ts'
import { likelyDuplicates, lockReceipt, receiptIssues, receiptPlaceOf } from '../incomes/used-receipts.ts'

/** Issues of an order that are found before its number is looked up. */
export async function prepaidIssues(
  { unit, today }: Pick<SignedIn, 'unit' | 'today'>,
  record: RecordValues,
): Promise<readonly Issue[]> {
  return check(prepaidOrder, record, { today, codesOf: await vocabularyOf(unit, prepaidOrder, record) })
}

/**
 * Issues for a number or voucher that is already used by another prepaid order or an income of the city. Each number is
 * locked while it is checked.
 * @source ruling 22
 */
export async function duplicateIssues(
  { unit }: Pick<Recorder, 'unit'>,
  project: Row,
  record: RecordValues,
): Promise<readonly Issue[]> {
  const receipt = {
    project,
    row: null,
    record: { orderNo: record['orderNo'] ?? null, hf54Image: record['image'] ?? null },
  }
  await lockReceipt(unit, receipt)
  return (await receiptIssues(unit, receipt)).map(({ field, message }) => {
    const [own, said] =
      field === 'hf54Image'
        ? (['image', income.fields.hf54Image.label] as const)
        : (['orderNo', income.fields.orderNo.label] as const)
    return { field: own, message: message.replace(said, prepaidOrder.fields[own].label) }
  })
}

/**
 * An order whose voucher seems to be used already needs a reason, which is added to its memo. Its number and voucher
 * must already be checked for exact duplicates.
 *
 * @throws Refusal INVALID without a reason
 * @source ruling 21
 */
export async function withReason(
  { unit }: Pick<Recorder, 'unit'>,
  project: Row,
  record: RecordValues,
  rawReason: string | null | undefined,
): Promise<RecordValues> {
  const receipt = { orderNo: record['orderNo'] ?? null, hf54Image: record['image'] ?? null }
  const warnings = await likelyDuplicates(unit, { project, row: null, record: receipt })
  if (warnings.length === 0) return record
  const reason = rawReason?.trim() ?? ''
  if (reason === '') throw Refusal.invalid([{ field: 'reason', message: `${warnings.join('；')}；仍要登记请填写理由` }])
  return { ...record, memo: [textOf(record['memo']), reason].filter((part) => part !== '').join('；') }
}

/**
 * Stores money paid elsewhere as an order of a locked case, which an income can deduct.
 *
 * @param record a `prepaidOrder` that is valid and no duplicate
 * @throws Refusal INVALID for a voucher that does not exist
 * @source ruling 22
 */
export async function addPrepaidOrder(context: Recorder, project: Row, record: RecordValues): Promise<Row> {
  const { unit, now } = context
  const [orderNo, image] = [textOf(record['orderNo']), textOf(record['image'])]
  const order = await addToCase(context, orderTable, project, {
    sl01PrjId: project.key,
    sl01BillNo: await nextOrderNumber(unit, now),
    sl01BillClass: orderClassOf(textOf(record['chargeType'])),
    sl01OrderAmount: record['amount'] ?? null,
    sl01OrderDate: now,
    sl01Status: ORDER_STATUS.paid,
    sl01PaySign: 1,
    sl01PayChannel: PAY_CHANNEL.offline,
    sl01PayTime: millisecondsOf(textOf(record['payDay'])),
    sl01TransactionNumber: orderNo,
    sl01Image1: image || null,
    sl01Customer: textOf(record['customer']) || null,
    sl01Memo: textOf(record['memo']) || null,
    receiptPlace: receiptPlaceOf(project.city, orderNo),
  })
  if (image !== '' && !(await adoptDocument(context, order, image, 'sl01Image1')))
    throw Refusal.invalid([{ field: 'image', message: `${prepaidOrder.fields.image.label}中的文件不存在，请重新上传` }])
  return order
}
