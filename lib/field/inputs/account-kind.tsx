import { lazy, type ReactElement } from 'react'
import type { InputProps } from '../input-props.ts'
import { PickerField } from '../pickers/picker-field.tsx'

const AccountPicker = lazy(() => import('../pickers/account-picker.tsx').then(({ AccountPicker: loaded }) => ({ default: loaded })))

/** A person, searched for on the server. @source CAL-019, ROL-015, OPN-093 */
export function AccountKind(props: InputProps): ReactElement {
  const { field, value, onChange } = props
  return (
    <PickerField {...props} shown={props.text ?? null}>
      {(popup) => (
        <AccountPicker
          {...popup}
          role={field.picks}
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
