import type { ReactElement } from 'react'
import type { Field } from '../catalogue/field.ts'
import type { Value } from '../catalogue/kind.ts'
import { fieldMessages } from '../locale/zh-cn/field.ts'
import { useMessages } from '../provider/use-messages.ts'
import { useToday } from '../provider/use-today.ts'
import { css } from '../styled-system/css/index.js'
import { useFieldControl } from '../ui/field-control.tsx'
import { DayInput } from './day-input.tsx'
import { dayLimits } from './day-limits.ts'

/** One end of a range. */
export interface RangeEnd {
  readonly field: Field
  readonly label: string
  readonly value: Value
  readonly unread: string | null
  readonly readOnly: boolean
  readonly onChange: (value: Value) => void
  readonly onUnread: (text: string) => void
}

export interface DateRangeInputProps {
  readonly from: RangeEnd
  readonly to: RangeEnd
  readonly onBlur?: (() => void) | undefined
}

const row = css({ display: 'flex', alignItems: 'center', gap: '8', minWidth: '0' })
const dash = css({ color: 'ink-3', flex: 'none' })

/** Two days that belong together. */
export function DateRangeInput({ from, to, onBlur }: DateRangeInputProps): ReactElement {
  const texts = useMessages(fieldMessages)
  const today = useToday()
  const field = useFieldControl()
  const idOf = (end: string): string | undefined => (field === null ? undefined : `${field.id}-${end}`)
  return (
    <div className={row}>
      <DayInput {...from} id={idOf('from')} aria-label={from.label} onBlur={onBlur} limits={dayLimits(from.field, today)} />
      <span className={dash}>{texts.until}</span>
      <DayInput {...to} id={idOf('to')} aria-label={to.label} onBlur={onBlur} limits={dayLimits(to.field, today)} />
    </div>
  )
}
