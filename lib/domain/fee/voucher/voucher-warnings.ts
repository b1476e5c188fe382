import type { RecordValues } from '../../../catalogue/effect.ts'
import { CHARGE_KIND } from '../../codes.ts'
import { fenOf } from '../ledger.ts'
import { fenText } from '../charge-rules.ts'
import { income } from '../income.ts'
import type { VoucherFacts } from './read-voucher.ts'
import { receiptNumberKey } from './receipt-number.ts'

/**
 * Differences between an income and its voucher, one sentence each. Values that could not be read give no warning.
 * @source INC-038, INC-039
 */
export function voucherWarnings({ money, numbers, day }: VoucherFacts, record: RecordValues): readonly string[] {
  if (record['hf54ChargeKind'] === CHARGE_KIND.deduction) return []
  const amount = fenOf(record['orderAmount'])
  const [number, received] = [textOf(record['orderNo']), textOf(record['hf54ReceiveTime'])]
  const { orderAmount, orderNo, hf54ReceiveTime } = income.fields
  return [
    ...(money !== null && amount !== null && money !== amount
      ? [differs(orderAmount.label, fenText(amount), fenText(money))]
      : []),
    ...(numbers[0] !== undefined && number !== '' && !isNumberOf(numbers, number)
      ? [differs(orderNo.label, number, numbers[0])]
      : []),
    ...(day !== null && received !== '' && day !== received ? [differs(hf54ReceiveTime.label, received, day)] : []),
  ]
}

/**
 * Whether an entered number is one of those on a voucher, ignoring spaces, dashes, case and characters that look alike.
 */
export function isNumberOf(numbers: readonly string[], filled: string): boolean {
  return numbers.some((number) => receiptNumberKey(number) === receiptNumberKey(filled))
}

const differs = (label: string, filled: string, read: string): string =>
  `${label}填写 ${filled}，凭证识别为 ${read}，请核对`

const textOf = (value: RecordValues[string] | undefined): string => (typeof value === 'string' ? value.trim() : '')
