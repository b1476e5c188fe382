import type { ReactElement } from 'react'
import type { InputProps } from '../input-props.ts'
import { PickerField } from '../pickers/picker-field.tsx'

const loadPicker = () =>
  import('../pickers/organisation-picker.tsx').then(({ OrganisationPicker }) => OrganisationPicker)

/** An organisation from the server's list for the city. */
export function OrganisationKind(props: InputProps): ReactElement {
  const { field, value, onChange } = props
  return (
    <PickerField
      {...props}
      shown={props.text ?? (typeof value === 'string' && value !== '' ? value : null)}
      load={loadPicker}
      popup={(popup) => ({
        ...popup,
        type: field.picks,
        value: typeof value === 'string' ? value : null,
        onPick: (key: string, name: string) => {
          onChange(key, name)
          popup.onClose(true)
        },
      })}
    />
  )
}
