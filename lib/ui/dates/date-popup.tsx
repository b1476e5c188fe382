import type { ReactElement } from 'react'
import { select } from '../../styled-system/recipes/index.js'
import { Button } from '../buttons/button.tsx'
import { Calendar } from './calendar.tsx'
import { isOffered } from './calendar-days.ts'
import type { DatePopupProps } from './date-box.tsx'
import { FloatingBox } from '../overlays/floating-box.tsx'
import { useUiText } from '../ui-text.tsx'

export interface DayOrMonthPopupProps extends DatePopupProps {
  readonly picks: 'day' | 'month'
}

/** The calendar under a date or month box. */
export function DatePopup({
  picks,
  label,
  value,
  onChange,
  anchorId,
  contentId,
  onClose,
  ...limits
}: DayOrMonthPopupProps): ReactElement {
  const text = useUiText()
  const now = limits.today.slice(0, picks === 'day' ? 10 : 7)
  const pick = (next: string): void => {
    onChange(next)
    onClose(true)
  }
  return (
    <FloatingBox label={label ?? text.openCalendar} anchorId={anchorId} contentId={contentId} onClose={onClose}>
      <Calendar {...limits} picks={picks} value={value} onChange={pick} />
      <div className={select().footer}>
        <Button
          variant="link"
          disabled={!isOffered(now, limits) || limits.isDisabled?.(now) === true}
          onClick={() => pick(now)}
        >
          {picks === 'day' ? text.today : text.thisMonth}
        </Button>
      </div>
    </FloatingBox>
  )
}
