import type { ReactElement } from 'react'
import { accounts } from '../../client/queries/account-plans.ts'
import { useSources } from '../../provider/settings/field-sources.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import type { InputProps } from '../input-props.ts'
import { PickerField } from '../pickers/picker-field.tsx'
import { platRole } from '../pickers/plat-role.ts'

const loadDrawer = () => import('../pickers/account-drawer.tsx').then(({ AccountDrawer }) => AccountDrawer)

/** A person, picked in a drawer that searches on the server. @source PCK-001, CAL-019, ROL-015, OPN-093 */
export function AccountKind(props: InputProps): ReactElement {
  const { field, value, text = null, onChange } = props
  const { platRoles } = useSources()
  const key = typeof value === 'string' && value !== '' ? value : null
  // A key without a name is looked up, so that the user never sees a key.
  const found = useFkQuery(key !== null && text === null ? accounts({ target: key, page: 1, pageSize: 1 }) : null)
  const shown = key === null ? null : (text ?? found.data?.rows[0]?.br01Name ?? key)
  return (
    <PickerField
      {...props}
      shown={shown}
      load={loadDrawer}
      popup={(popup) => ({
        ...popup,
        role: platRole(field.picks, platRoles),
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
