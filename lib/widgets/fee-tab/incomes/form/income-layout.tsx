import type { FieldLayout } from '../../../../form/fields/field-layout.ts'
import { ChargeTypeInput } from './charge-type-input.tsx'
import { DeductionInput } from './deduction-input.tsx'
import { IncomeAmountNote } from './income-amount-note.tsx'
import { IncomeKindInput } from './income-kind-input.tsx'
import type { ReactNode, ReactElement } from 'react'
import { feeIncomeMessages } from '../../../../locale/zh-cn/fees/fee-income.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { useIncomeFormData } from './income-form-data.ts'
import { CHARGE_KIND } from '../../../../domain/codes.ts'
import type { InputProps } from '../../../../field/input-props.ts'
import { NumberKind } from '../../../../field/inputs/number-kind.tsx'
import { useEntityFormApi } from '../../../../form/entity-form-context.ts'
import { useFormState } from '../../../../form/state/use-form-state.ts'

/** Layout of the income fields that need the ledger or their own input. */
export const INCOME_LAYOUT = {
  hf54ChargeKind: { Input: IncomeKindInput, look: 'cards', span: 3 },
  hf54DeducetionType: { Input: ChargeTypeInput, note: <ChargeTypeNote /> },
  hf54BindOrederId: { Input: DeductionInput, look: 'ticks', span: 3 },
  hf54ProjectName: { Input: ChargeTypeInput, note: <ChargeTypeNote /> },
  orderAmount: { Input: IncomeAmountInput, note: <IncomeAmountNote /> },
} as const satisfies Readonly<Record<string, FieldLayout>>

/** Note below the charge type when there is none to choose. */
function ChargeTypeNote(): ReactNode {
  const texts = useMessages(feeIncomeMessages)
  return useIncomeFormData().charges.length === 0 ? texts.noCharges : null
}

/** The amount of an income; for deducted orders it is their sum, because orders are deducted whole. */
function IncomeAmountInput(props: InputProps): ReactElement {
  const { controller } = useEntityFormApi()
  const follows = useFormState(controller, () => controller.values()['hf54ChargeKind'] === CHARGE_KIND.deduction)
  return <NumberKind {...props} readOnly={follows || props.readOnly === true} />
}
