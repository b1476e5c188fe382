import { forwardRef } from 'react'
import type { DayLimits } from './calendar-days.ts'
import { DateBox, type PickedProps } from './date-box.tsx'
import { readDay } from './read-day.ts'

/** Values are `YYYY-MM-DD`. Limits apply to picked days; the caller checks typed ones. */
export interface DatePickerProps extends PickedProps, DayLimits {}

const loadPopup = () => import('./date-popup.tsx').then(({ DatePopup }) => DatePopup)
const EXTRA = { picks: 'day' } as const // why: the popup decides by it whether to pick days or months

/** A day, typed or picked from a calendar. */
export const DatePicker = forwardRef<HTMLInputElement, DatePickerProps>(function DatePicker(props, ref) {
  const { today, min, max, isDisabled, ...picked } = props
  return (
    <DateBox
      inputRef={ref}
      picked={picked}
      limits={{ today, min, max, isDisabled }}
      read={readDay}
      format="YYYY-MM-DD"
      load={loadPopup}
      extra={EXTRA}
    />
  )
})
