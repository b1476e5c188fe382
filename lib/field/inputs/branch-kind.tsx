import type { ReactElement } from 'react'
import { ORGANISATION_TYPE } from '../../domain/codes.ts'
import type { InputProps } from '../input-props.ts'
import { PickerField } from '../pickers/picker-field.tsx'

const loadDrawer = () => import('../pickers/branch-drawer.tsx').then(({ BranchDrawer }) => BranchDrawer)

/** A bank branch, found by place and head office. @source PCK-006 */
export function BranchKind(props: InputProps): ReactElement {
  const { field, value, onChange } = props
  const shown = props.text ?? (typeof value === 'string' && value !== '' ? value : null)
  return (
    <PickerField
      {...props}
      shown={shown}
      load={loadDrawer}
      popup={(popup) => ({
        ...popup,
        type: field.picks ?? ORGANISATION_TYPE.bank,
        value: typeof value === 'string' ? value : null,
        chosen: shown,
        onPick: (key: string, name: string) => {
          onChange(key, name)
          popup.onClose(true)
        },
      })}
    />
  )
}
