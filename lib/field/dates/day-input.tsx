import type { ReactElement } from 'react'
import { useToday } from '../../provider/use-today.ts'
import { DatePicker } from '../../ui/dates/date-picker.tsx'
import type { DayLimits } from './day-limits.ts'
import type { InputProps } from '../input-props.ts'
import { typedDay } from './typed-day.ts'
import { useTypedValue, type Writing } from '../typed-values/use-typed-value.ts'

export interface DayInputProps extends InputProps {
  readonly limits: DayLimits
  /** Needed when the input is one of several under a common label. */
  readonly 'aria-label'?: string | undefined
  readonly id?: string | undefined
}

const WRITING: Writing = { shown: String, read: typedDay }

/** A day, typed as `YYYY-MM-DD` or picked from a calendar that offers only the allowed days. */
export function DayInput(props: DayInputProps): ReactElement {
  const { value, readOnly = false, required = false, limits } = props
  const today = useToday()
  const { put, ...typing } = useTypedValue({ ...props, onBlur: undefined }, WRITING)
  return (
    <DatePicker
      id={props.id}
      aria-label={props['aria-label']}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={put}
      typing={typing}
      onBlur={props.onBlur}
      readOnly={readOnly}
      clearable={!required}
      today={today}
      min={limits.min}
      max={limits.max}
    />
  )
}
