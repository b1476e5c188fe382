import type { ReactElement } from 'react'
import { calendar, select } from '../../styled-system/recipes/index.js'
import { Button } from '../buttons/button.tsx'
import { Calendar } from './calendar.tsx'
import type { DatePopupProps } from './date-box.tsx'
import { FloatingBox } from '../overlays/floating-box.tsx'
import { TimeColumn } from './time-column.tsx'
import { useUiText } from '../ui-text.tsx'

export interface DateTimePopupProps extends DatePopupProps {
  readonly seconds: boolean
  readonly now: () => string
}

const START = '00:00:00'

/** A calendar with hours and minutes beside it; stays open until the user confirms both. */
export function DateTimePopup({
  seconds,
  now,
  label,
  value,
  onChange,
  anchorId,
  contentId,
  onClose,
  ...limits
}: DateTimePopupProps): ReactElement {
  const text = useUiText()
  const day = value?.slice(0, 10) ?? null
  const time = value?.slice(11) ?? START
  const parts = [
    { at: 0, label: text.hours, count: 24 },
    { at: 3, label: text.minutes, count: 60 },
    ...(seconds ? [{ at: 6, label: text.seconds, count: 60 }] : []),
  ]
  const putTime = (at: number, part: string): void =>
    onChange(`${day ?? limits.today} ${time.slice(0, at)}${part}${time.slice(at + 2)}`)

  return (
    <FloatingBox label={label ?? text.openCalendar} anchorId={anchorId} contentId={contentId} onClose={onClose}>
      <div className={calendar().body}>
        <Calendar {...limits} value={day} onChange={(next) => onChange(`${next} ${time}`)} />
        {parts.map((part) => (
          <TimeColumn
            key={part.at}
            label={part.label}
            count={part.count}
            value={value === null ? null : time.slice(part.at, part.at + 2)}
            onChange={(next) => putTime(part.at, next)}
          />
        ))}
      </div>
      <div className={select().footer}>
        <Button
          variant="link"
          onClick={() => {
            onChange(now())
            onClose(true)
          }}
        >
          {text.now}
        </Button>
        <Button size="sm" variant="primary" onClick={() => onClose(true)}>
          {text.confirm}
        </Button>
      </div>
    </FloatingBox>
  )
}
