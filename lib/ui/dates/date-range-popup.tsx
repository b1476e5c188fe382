import type { ReactElement } from 'react'
import { calendar, select } from '../../styled-system/recipes/index.js'
import { Button } from '../buttons/button.tsx'
import { Calendar } from './calendar.tsx'
import type { DateRange, DayLimits } from './calendar-days.ts'
import { FloatingBox, type FloatingBoxProps } from '../overlays/floating-box.tsx'
import { useUiText } from '../ui-text.tsx'

export type RangeEnd = 'from' | 'to'

/** A ready-made range of days. */
export interface RangeShortcut {
  readonly label: string
  /** The days a press on it picks. */
  readonly range: DateRange
}

export interface DateRangePopupProps extends Pick<FloatingBoxProps, 'anchorId' | 'contentId' | 'onClose'> {
  readonly label: string | undefined
  readonly value: DateRange
  readonly onChange: (value: DateRange) => void
  /** Which end the next picked day sets. */
  readonly end: RangeEnd
  readonly onEnd: (end: RangeEnd) => void
  readonly shortcuts: readonly RangeShortcut[]
  readonly limits: DayLimits
}

const inOrder = ({ from, to }: DateRange): DateRange =>
  from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }

/** Shortcuts and one calendar for both ends; after the first day, the next press sets the second. */
export function DateRangePopup(props: DateRangePopupProps): ReactElement {
  const { value, onChange, end, onEnd, shortcuts, limits, onClose } = props
  const text = useUiText()
  const pick = (day: string): void => {
    // A new first day after the old last day starts another range.
    const keepsEnd = value.to !== null && value.to >= day
    const next = end === 'from' ? { from: day, to: keepsEnd ? value.to : null } : inOrder({ ...value, to: day })
    onChange(next)
    if (end === 'to' && next.from !== null) onClose(true)
    else onEnd(end === 'from' ? 'to' : 'from')
  }
  return (
    <FloatingBox
      label={props.label ?? text.openCalendar}
      anchorId={props.anchorId}
      contentId={props.contentId}
      onClose={onClose}
    >
      <div className={calendar().body}>
        {shortcuts.length === 0 ? null : (
          <div className={calendar().side}>
            {shortcuts.map((shortcut) => (
              <Button
                key={shortcut.label}
                variant="text"
                size="sm"
                onClick={() => {
                  onChange(shortcut.range)
                  onClose(true)
                }}
              >
                {shortcut.label}
              </Button>
            ))}
          </div>
        )}
        <Calendar
          {...limits}
          label={end === 'from' ? text.dateFrom : text.dateTo}
          value={value[end]}
          range={value}
          onChange={pick}
        />
      </div>
      <div className={select().footer}>
        <span role="status">{end === 'from' ? text.dateFrom : text.dateTo}</span>
        <span>
          {value.from ?? text.empty} {text.until} {value.to ?? text.empty}
        </span>
      </div>
    </FloatingBox>
  )
}
