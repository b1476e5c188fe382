import { isEmpty, type Value } from '../../../catalogue/kind.ts'
import type { DictEntry } from '../../../contract/settings/dictionary-calls.ts'
import { charge } from '../../../domain/fee/charge.ts'
import { cellNumber } from '../../../field/numbers/cell-number.ts'
import type { ChargeField, EditedCharge } from './charge-rows.ts'

/** Dictionary entries of the columns, loaded only for editing. */
export interface ChargeOptions {
  readonly produceCls: readonly DictEntry[]
  readonly receiveWho: readonly DictEntry[]
}

/** A value as text; null where there is none. Texts of stored codes come with the record. */
export function chargeText(
  { stored, values }: Pick<EditedCharge, 'stored' | 'values'>,
  field: ChargeField,
  words: ChargeOptions,
): string | null {
  const value = values[field]
  if (isEmpty(value)) return null
  if (field === 'totalFee') return yuanText(value)
  if (field === 'cfgMemo') return String(value)
  if (stored !== null && stored[field] === value) return stored.refValues[field] ?? String(value)
  return words[field].find(({ key }) => key === value)?.value ?? String(value)
}

/** An amount with thousands separators and two decimals. */
export function yuanText(value: Value | undefined): string | null {
  return typeof value === 'number' ? cellNumber(charge.fields.totalFee, value) : null
}
