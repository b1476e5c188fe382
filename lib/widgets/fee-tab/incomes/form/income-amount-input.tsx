import type { ReactElement } from 'react'
import { CHARGE_KIND } from '../../../../domain/codes.ts'
import type { InputProps } from '../../../../field/input-props.ts'
import { NumberKind } from '../../../../field/inputs/number-kind.tsx'
import { useEntityFormApi } from '../../../../form/entity-form-context.ts'
import { useFormState } from '../../../../form/state/use-form-state.ts'

/** The amount of an income; orders are deducted whole, so that theirs is their sum. */
export function IncomeAmountInput(props: InputProps): ReactElement {
  const { controller } = useEntityFormApi()
  const follows = useFormState(controller, () => controller.values()['hf54ChargeKind'] === CHARGE_KIND.deduction)
  return <NumberKind {...props} readOnly={follows || props.readOnly === true} />
}
