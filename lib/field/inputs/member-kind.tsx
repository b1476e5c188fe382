import type { ReactElement } from 'react'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { useCaseSources } from '../case-sources.ts'
import type { InputProps } from '../input-props.ts'
import { PickerField } from '../pickers/picker-field.tsx'

const loadPicker = () => import('../pickers/member-picker.tsx').then(({ MemberPicker }) => MemberPicker)

/** A member of the case: buyers, owners or all, as the field declares. @source PCK-014 */
export function MemberKind(props: InputProps): ReactElement {
  const { field, value, text = null, onChange } = props
  const { members } = useCaseSources()
  const key = typeof value === 'string' && value !== '' ? value : null
  const known = useFkQuery(key !== null && text === null ? (members ?? null) : null)
  const shown = key === null ? null : (text ?? known.data?.find((member) => member.key === key)?.name ?? key)
  return (
    <PickerField
      {...props}
      shown={shown}
      load={loadPicker}
      popup={(popup) => ({
        ...popup,
        picks: field.picks,
        value: key,
        onPick: (picked: string, name: string) => {
          onChange(picked, name)
          popup.onClose(true)
        },
      })}
    />
  )
}
