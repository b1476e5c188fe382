import { forwardRef } from 'react'
import type { DayLimits } from './calendar-days.ts'
import { DateBox, type PickedProps } from './date-box.tsx'
import { readMonth } from './read-day.ts'

/** Values and limits are `YYYY-MM`. */
export interface MonthPickerProps extends PickedProps, Omit<DayLimits, 'isDisabled'> {}

const loadPopup = () => import('./date-popup.tsx').then(({ DatePopup }) => DatePopup)
const EXTRA = { picks: 'month' } as const // why: the popup decides by it whether to pick days or months

/** A month, typed or picked from the months of a year. */
export const MonthPicker = forwardRef<HTMLInputElement, MonthPickerProps>(function MonthPicker(props, ref) {
  const { today, min, max, ...picked } = props
  return (
    <DateBox
      inputRef={ref}
      picked={picked}
      limits={{ today, min, max }}
      read={readMonth}
      format="YYYY-MM"
      load={loadPopup}
      extra={EXTRA}
    />
  )
})
