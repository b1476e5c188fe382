import type { FieldLayout } from '../../../../form/fields/field-layout.ts'
import { ChargeTypeInput } from './charge-type-input.tsx'
import { ChargeTypeNote } from './charge-type-note.tsx'
import { DeductionInput } from './deduction-input.tsx'
import { IncomeAmountInput } from './income-amount-input.tsx'
import { IncomeAmountNote } from './income-amount-note.tsx'
import { IncomeKindInput } from './income-kind-input.tsx'

/** The fields of an income that ask the book of the case, or are drawn in a way of their own. */
export const INCOME_LAYOUT = {
  hf54ChargeKind: { Input: IncomeKindInput, look: 'cards', span: 3 },
  hf54DeducetionType: { Input: ChargeTypeInput, note: <ChargeTypeNote /> },
  hf54BindOrederId: { Input: DeductionInput, look: 'ticks', span: 3 },
  hf54ProjectName: { Input: ChargeTypeInput, note: <ChargeTypeNote /> },
  orderAmount: { Input: IncomeAmountInput, note: <IncomeAmountNote /> },
} as const satisfies Readonly<Record<string, FieldLayout>>
