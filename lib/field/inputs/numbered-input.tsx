import type { ReactElement } from 'react'
import { NUMBERED, type NumberedKind } from '../../client/queries/numbered-records.ts'
import type { InputProps } from '../input-props.ts'
import { FixedKind } from './fixed-kind.tsx'
import { PickerField } from '../pickers/picker-field.tsx'

const loadPicker = () => import('../pickers/numbered-picker.tsx').then(({ NumberedPicker }) => NumberedPicker)

/** Picks a record by its number: a text field stores the number, an id field stores the key. */
export function NumberedInput(props: InputProps): ReactElement {
  const { field, value, text = null, onChange } = props
  const kind = kindOf(field.picks)
  if (kind === null) return <FixedKind {...props} />
  const storedValue = typeof value === 'string' && value !== '' ? value : null
  const byKey = field.kind === 'id'
  const shown = storedValue === null ? null : byKey ? (text ?? storedValue) : storedValue
  return (
    <PickerField
      {...props}
      shown={shown}
      load={loadPicker}
      popup={(popup) => ({
        ...popup,
        kind,
        value: shown,
        onPick: ({ key, number }: { readonly key: string; readonly number: string }) => {
          onChange(byKey ? key : number, number)
          popup.onClose(true)
        },
      })}
    />
  )
}

/** Returns the kind of record a field picks, from its `picks` or from the service of the record it refers to. */
function kindOf(picks: string | undefined): NumberedKind | null {
  if (picks === 'cases' || picks === NUMBERED.cases.service) return 'cases'
  return picks === 'chats' ? 'chats' : null
}
