import type { ReactElement } from 'react'
import { useToday } from '../../provider/use-today.ts'
import { MonthPicker } from '../../ui/dates/month-picker.tsx'
import type { InputProps } from '../input-props.ts'
import { typedMonth } from '../dates/typed-day.ts'
import { useTypedValue, type Writing } from '../typed-values/use-typed-value.ts'

const WRITING: Writing = { shown: String, read: typedMonth }

/** A month, typed or picked from the months of a year. */
export function MonthKind(props: InputProps): ReactElement {
  const { value, readOnly = false, required = false } = props
  const today = useToday()
  const { put, ...typing } = useTypedValue({ ...props, onBlur: undefined }, WRITING)
  return (
    <MonthPicker
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={put}
      typing={typing}
      onBlur={props.onBlur}
      readOnly={readOnly}
      clearable={!required}
      today={today.slice(0, 7)}
    />
  )
}
