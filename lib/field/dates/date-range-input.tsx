import { type ReactElement, useMemo } from 'react'
import type { Field } from '../../catalogue/field.ts'
import type { Value } from '../../catalogue/kind.ts'
import { pickerMessages } from '../../locale/zh-cn/fields/pickers.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useToday } from '../../provider/use-today.ts'
import { DateRangePicker } from '../../ui/dates/date-range-picker.tsx'
import { useFieldControl } from '../../ui/field-control.tsx'
import { dayLimits } from './day-limits.ts'
import { rangeShortcuts } from './range-shortcuts.ts'
import { typedDay } from './typed-day.ts'
import { useTypedValue, type Writing } from '../typed-values/use-typed-value.ts'

/** One end of a range and the field it belongs to. */
export interface RangeEnd {
  readonly field: Field
  readonly label: string
  readonly value: Value
  readonly invalidText: string | null
  readonly readOnly: boolean
  readonly onChange: (value: Value) => void
  readonly onInvalidText: (text: string) => void
}

export interface DateRangeInputProps {
  readonly from: RangeEnd
  readonly to: RangeEnd
  readonly onBlur?: (() => void) | undefined
}

const WRITING: Writing = { shown: String, read: typedDay }
const dayIn = (value: Value): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Edits two days that form a range, with shortcuts beside the calendar. @source FRM-037 */
export function DateRangeInput({ from, to, onBlur }: DateRangeInputProps): ReactElement {
  const pickers = useMessages(pickerMessages)
  const today = useToday()
  const control = useFieldControl()
  const { put: putFrom, ...fromTyping } = useTypedValue(from, WRITING)
  const { put: putTo, ...toTyping } = useTypedValue(to, WRITING)
  const { min } = dayLimits(from.field, today)
  const { max } = dayLimits(to.field, today)
  const shortcuts = useMemo(() => rangeShortcuts(today, pickers.spans, { min, max }), [today, pickers, min, max])
  const value = { from: dayIn(from.value), to: dayIn(to.value) }
  return (
    <DateRangePicker
      id={control === null ? undefined : control.id}
      value={value}
      onChange={(next) => {
        if (next.from !== value.from || from.invalidText !== null) putFrom(next.from)
        if (next.to !== value.to || to.invalidText !== null) putTo(next.to)
      }}
      typing={{ from: fromTyping, to: toTyping }}
      fromLabel={from.label}
      toLabel={to.label}
      shortcuts={shortcuts}
      onBlur={onBlur}
      readOnly={from.readOnly && to.readOnly}
      today={today}
      min={min}
      max={max}
    />
  )
}
