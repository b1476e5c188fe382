import { lazy, type ReactElement } from 'react'
import type { InputProps } from '../input-props.ts'
import { PickerField } from '../pickers/picker-field.tsx'

const OrganisationPicker = lazy(() => import('../pickers/organisation-picker.tsx').then(({ OrganisationPicker: loaded }) => ({ default: loaded })))

/** An organisation or branch of the list the server gives for the city. */
export function OrganisationKind(props: InputProps): ReactElement {
  const { field, value, onChange } = props
  return (
    <PickerField {...props} shown={props.text ?? null}>
      {(popup) => (
        <OrganisationPicker
          {...popup}
          type={field.picks}
          value={typeof value === 'string' ? value : null}
          onPick={(key, name) => {
            onChange(key, name)
            popup.onClose(true)
          }}
        />
      )}
    </PickerField>
  )
}
