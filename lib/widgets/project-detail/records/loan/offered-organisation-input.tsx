import type { ReactElement } from 'react'
import { loanOrganisations } from '../../../../client/queries/case/loan-plans.ts'
import type { InputProps } from '../../../../field/input-props.ts'
import { PickerField } from '../../../../field/pickers/picker-field.tsx'
import { useLoanOrganisations } from './loan-organisations-context.ts'

const loadPicker = () =>
  import('./offered-organisation-picker.tsx').then(({ OfferedOrganisationPicker }) => OfferedOrganisationPicker)

export interface OfferedOrganisationInputProps extends InputProps {
  readonly purpose: Parameters<typeof loanOrganisations>[0]
}

/** Input for an organisation that the server offers for the loan as it is in the form. @source LON-017 */
export function OfferedOrganisationInput({ purpose, ...props }: OfferedOrganisationInputProps): ReactElement {
  const { value, onChange } = props
  const { projectId, terms } = useLoanOrganisations()
  const key = typeof value === 'string' && value !== '' ? value : null
  const shown = key === null ? null : (props.text ?? key)
  return (
    <PickerField
      {...props}
      shown={shown}
      load={loadPicker}
      popup={(popup) => ({
        ...popup,
        offered: loanOrganisations(purpose, projectId, terms),
        untyped: (terms.hf2iLoanType ?? null) === null,
        value: key,
        chosen: shown,
        onPick: (picked: string, name: string) => {
          onChange(picked, name)
          popup.onClose(true)
        },
      })}
    />
  )
}
