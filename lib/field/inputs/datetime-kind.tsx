import { type ReactElement, useMemo } from 'react'
import { instantText } from '../../catalogue/day.ts'
import { useCore } from '../../provider/provider-context.ts'
import { useToday } from '../../provider/use-today.ts'
import { DateTimePicker } from '../../ui/dates/date-time-picker.tsx'
import { dayLimits } from '../dates/day-limits.ts'
import type { InputProps } from '../input-props.ts'
import { typedInstant } from '../dates/typed-day.ts'
import { useTypedValue, type Writing } from '../typed-values/use-typed-value.ts'

const spoken: Writing['shown'] = (value) => (typeof value === 'number' ? instantText(value) : String(value))
const WRITING: Writing = { shown: spoken, read: typedInstant }

/** A moment in Asia/Shanghai, typed or picked; stored in epoch milliseconds. */
export function DatetimeKind(props: InputProps): ReactElement {
  const { field, value, readOnly = false, required = false } = props
  const { now } = useCore()
  const today = useToday()
  const limits = useMemo(() => dayLimits(field, today), [field, today])
  const { put, ...typing } = useTypedValue({ ...props, onBlur: undefined }, WRITING)
  return (
    <DateTimePicker
      value={typeof value === 'number' ? instantText(value) : null}
      onChange={(picked) => put(picked === null ? null : (typedInstant(picked) ?? null))}
      typing={typing}
      onBlur={props.onBlur}
      readOnly={readOnly}
      clearable={!required}
      seconds
      today={today}
      min={limits.min}
      max={limits.max}
      now={() => instantText(now())}
    />
  )
}
