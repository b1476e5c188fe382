import { forwardRef } from 'react'
import type { DayLimits } from './calendar-days.ts'
import { DateBox, type PickedProps } from './date-box.tsx'
import { readMoment } from './read-day.ts'

/** Values are `YYYY-MM-DD HH:mm:ss`; limits are days. */
export interface DateTimePickerProps extends PickedProps, DayLimits {
  /** Shows and picks seconds. */
  readonly seconds?: boolean | undefined
  /** Returns the current moment in the format of the values; called when 此刻 is pressed. */
  readonly now: () => string
}

const loadPopup = () => import('./date-time-popup.tsx').then(({ DateTimePopup }) => DateTimePopup)
const withoutSeconds = (value: string): string => value.slice(0, 16)

/** A day and a time, typed or picked. */
export const DateTimePicker = forwardRef<HTMLInputElement, DateTimePickerProps>(function DateTimePicker(props, ref) {
  const { today, min, max, isDisabled, seconds = false, now, ...picked } = props
  return (
    <DateBox
      inputRef={ref}
      picked={picked}
      limits={{ today, min, max, isDisabled }}
      read={readMoment}
      shown={seconds ? undefined : withoutSeconds}
      format={seconds ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD HH:mm'}
      load={loadPopup}
      extra={{ seconds, now }}
    />
  )
})
