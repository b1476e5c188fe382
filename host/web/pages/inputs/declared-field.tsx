import type { ReactElement } from 'react'
import { useDictionary, useToday } from 'fangkit'
import { type Field, UNIT_LABEL } from 'fangkit/domain'
import { DatePicker, FormField, Select, TextArea, TextInput } from 'fangkit/ui'

export interface DeclaredFieldProps {
  /** Id of the input, unique in the page. */
  readonly id: string
  readonly field: Field
  /** The value as typed: text, or null. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly error?: string | undefined
  readonly readOnly?: boolean
}

/** Shows the input of one declared field, depending on its kind. */
export function DeclaredField({
  id,
  field,
  value,
  onChange,
  error,
  readOnly = false,
}: DeclaredFieldProps): ReactElement {
  const today = useToday()
  const { entries, loading } = useChoices(field)
  const shared = { readOnly: readOnly || field.serverOwned === true, id }
  const isNumber = field.kind === 'number' || field.kind === 'integer'
  const wide = field.kind === 'textarea'
  return (
    <FormField
      label={field.label}
      id={id}
      required={field.required === true}
      {...(field.hint !== undefined && { hint: field.hint })}
      {...(error !== undefined && { error })}
      {...(wide && { span: 2 })}
    >
      {field.kind === 'date' ? (
        <DatePicker {...shared} today={today} value={value} onChange={onChange} clearable />
      ) : hasChoices(field) ? (
        <Select {...shared} options={entries} loading={loading} value={value} onChange={onChange} clearable />
      ) : field.kind === 'textarea' ? (
        <TextArea
          {...shared}
          rows={4}
          maxLength={field.maxLength}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || null)}
        />
      ) : (
        <TextInput
          {...shared}
          maxLength={field.maxLength}
          inputMode={isNumber ? 'decimal' : 'text'}
          {...(isNumber && { align: 'end' })}
          {...(field.shown !== undefined && { unit: UNIT_LABEL[field.shown] })}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || null)}
        />
      )}
    </FormField>
  )
}

const hasChoices = ({ kind }: Field): boolean => kind === 'code' || kind === 'yesno'

function useChoices(field: Field): {
  readonly entries: readonly { readonly value: string; readonly label: string }[]
  readonly loading: boolean
} {
  const { entries, loading } = useDictionary(hasChoices(field) ? (field.dict ?? null) : null)
  return { entries: entries.map(({ key, value }) => ({ value: key, label: value })), loading }
}
