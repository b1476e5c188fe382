import { CalendarDays } from 'lucide-react'
import { type ReactElement, useRef } from 'react'
import { fieldMessages } from '../locale/zh-cn/field.ts'
import { useMessages } from '../provider/use-messages.ts'
import { css } from '../styled-system/css/index.js'
import { IconButton } from '../ui/icon-button.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { DayLimits } from './day-limits.ts'
import type { InputProps } from './input-props.ts'
import { typedDay } from './typed-day.ts'
import { useTypedValue, type Writing } from './use-typed-value.ts'

export interface DayInputProps extends InputProps {
  readonly limits: DayLimits
  /** When the input is one of several under a common label. */
  readonly 'aria-label'?: string | undefined
  readonly id?: string | undefined
}

const WRITING: Writing = { exact: String, shown: String, read: typedDay }
const calendar = css({ position: 'absolute', insetBlockEnd: '0', insetInlineEnd: '0', width: '1px', height: '1px', opacity: '0', pointerEvents: 'none' })
const holder = css({ position: 'relative', flex: '1', minWidth: '0' })

/** A day, typed as `YYYY-MM-DD` or picked from the browser's own calendar. */
export function DayInput(props: DayInputProps): ReactElement {
  const { value, readOnly = false, limits } = props
  const texts = useMessages(fieldMessages)
  const picker = useRef<HTMLInputElement>(null)
  const { put, ...typed } = useTypedValue(props, WRITING)
  const open = (): void => {
    try {
      picker.current?.showPicker()
    } catch {
      picker.current?.focus() // inside a frame of another origin the calendar may not open by itself
    }
  }
  return (
    <div className={holder}>
      <TextInput
        {...typed}
        id={props.id}
        aria-label={props['aria-label']}
        inputMode="numeric"
        readOnly={readOnly}
        placeholder={readOnly ? texts.empty : 'YYYY-MM-DD'}
        trailing={readOnly ? undefined : <IconButton size="xs" label={texts.openCalendar} icon={<CalendarDays aria-hidden size={16} />} onClick={open} />}
      />
      {readOnly ? null : (
        <input
          ref={picker}
          type="date"
          tabIndex={-1}
          aria-hidden
          className={calendar}
          value={typeof value === 'string' ? value : ''}
          min={limits.min}
          max={limits.max}
          onChange={(event) => put(event.currentTarget.value === '' ? null : event.currentTarget.value)}
        />
      )}
    </div>
  )
}
