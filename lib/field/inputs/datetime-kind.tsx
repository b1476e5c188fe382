import type { ReactElement } from 'react'
import { instantText } from '../../catalogue/day.ts'
import { TextInput } from '../../ui/text-input.tsx'
import type { InputProps } from '../input-props.ts'
import { typedInstant } from '../typed-day.ts'
import { useTypedValue, type Writing } from '../use-typed-value.ts'

const spoken: Writing['shown'] = (value) => (typeof value === 'number' ? instantText(value) : String(value))
const WRITING: Writing = { exact: spoken, shown: spoken, read: typedInstant }

/** A moment in Asia/Shanghai, typed. */
export function DatetimeKind(props: InputProps): ReactElement {
  const { put: _put, ...typed } = useTypedValue(props, WRITING)
  return <TextInput {...typed} inputMode="numeric" readOnly={props.readOnly} placeholder="YYYY-MM-DD HH:mm" />
}
