import type { ReactElement } from 'react'
import { TextInput } from '../../ui/text-input.tsx'
import type { InputProps } from '../input-props.ts'
import { typedMonth } from '../typed-day.ts'
import { useTypedValue, type Writing } from '../use-typed-value.ts'

const WRITING: Writing = { exact: String, shown: String, read: typedMonth }

/** A month, typed. */
export function MonthKind(props: InputProps): ReactElement {
  const { put: _put, ...typed } = useTypedValue(props, WRITING)
  return <TextInput {...typed} inputMode="numeric" readOnly={props.readOnly} placeholder="YYYY-MM" />
}
