import { dayOf } from '../../../../catalogue/day.ts'
import type { RecordValues } from '../../../../catalogue/effect.ts'
import { isEmpty, type Value } from '../../../../catalogue/kind.ts'
import type { Receipt } from '../../../../contract/fee/income-calls.ts'
import { fenOf } from '../../../../domain/fee/ledger.ts'
import { fenText } from '../../../../domain/fee/charge-rules.ts'
import { income } from '../../../../domain/fee/income.ts'
import { isNumberOf } from '../../../../domain/fee/voucher/voucher-warnings.ts'
import { roundHalfUp } from '../../../../field/numbers/round-half-up.ts'

/** One value of a voucher beside the filled-in one. */
export interface VoucherRow {
  readonly name: VoucherField
  readonly label: string
  /** Null while nothing is filled in. */
  readonly typed: string | null
  /** Null when it could not be read. */
  readonly read: string | null
  readonly outcome: 'same' | 'different' | 'unread'
}

/** Fields of an income that a voucher contains. */
export type VoucherField = 'orderAmount' | 'hf54ReceiveTime' | 'orderNo'

/** The values read, as fields of an income; unreadable ones are left out. */
export function readValues({
  receiptMoney,
  receiptTime,
  receiptId,
}: Receipt): Readonly<Partial<Record<VoucherField, Value>>> {
  return {
    ...(receiptMoney !== null && { orderAmount: roundHalfUp(receiptMoney, 2) }),
    ...(receiptTime !== null && { hf54ReceiveTime: dayOf(receiptTime) }),
    ...(receiptId !== null && receiptId.trim() !== '' && { orderNo: receiptId.trim() }),
  }
}

/**
 * Fields of an income that a review in a list shows beside the voucher: the amount, the voucher itself, and what was
 * read off it.
 */
export function saidAbove(values: RecordValues, { receipt }: { readonly receipt: Receipt | null }): readonly string[] {
  const read = receipt === null ? [] : voucherRows(values, receipt)
  const isCompared = read.some(({ outcome }) => outcome !== 'unread')
  return ['orderAmount', 'hf54Image', ...(isCompared ? read.map(({ name }) => name) : [])]
}

/** Values for fields that are still empty. Nothing is overwritten. @source INC-043 */
export function prefillOf(values: RecordValues, receipt: Receipt): RecordValues {
  return Object.fromEntries(Object.entries(readValues(receipt)).filter(([name]) => isEmpty(values[name] ?? null)))
}

/** Filled-in and read values side by side. */
export function voucherRows(values: RecordValues, receipt: Receipt): readonly VoucherRow[] {
  const found = readValues(receipt)
  return (['orderAmount', 'hf54ReceiveTime', 'orderNo'] as const).map((name) => {
    const [typed, read] = [textOf(values[name]), textOf(found[name])]
    const isSame =
      read === typed || (name === 'orderNo' && typed !== null && isNumberOf(receipt.receiptIds ?? [], typed))
    return {
      name,
      label: income.fields[name].label,
      typed,
      read,
      outcome: read === null ? 'unread' : isSame ? 'same' : 'different',
    }
  })
}

function textOf(value: Value | undefined): string | null {
  // The user may still be typing an amount.
  const amount = fenOf(typeof value === 'number' ? roundHalfUp(value, 2) : value)
  if (amount !== null) return fenText(amount)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
