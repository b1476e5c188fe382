import { type DragEvent, type KeyboardEvent, type ReactElement, useState } from 'react'
import type { CalendarDay, Deadline } from 'fangkit/contract'
import type { Day } from 'fangkit/domain'
import { VisuallyHidden } from 'fangkit/ui'
import { DeadlineChip } from './deadline-chip.tsx'
import { messages } from './deadlines-messages.ts'
import { dayNote } from './month-days.ts'

export interface DayCellProps {
  readonly day: Day
  readonly today: Day
  readonly isOutside: boolean
  readonly calendar: CalendarDay | undefined
  readonly rows: readonly Deadline[]
  /** True for the one day that Tab reaches. */
  readonly isStop: boolean
  readonly isChosen: boolean
  /** True while a job is dragged that can be planned on this day. */
  readonly takesDrop: boolean
  readonly onFocus: () => void
  readonly onKey: (event: KeyboardEvent) => void
  readonly onChoose: () => void
  readonly onDrag: (deadline: Deadline | null) => void
  readonly onDrop: () => void
}

/** At most this many deadlines of a day are shown. */
const SHOWN = 4
const flag = (on: boolean) => (on ? '' : undefined)

const cell = 'portal-deadlines-cell'
const number = 'portal-deadlines-number'
const moreButton = 'portal-deadlines-more'

/** One day of the month with its deadlines, and whether offices work on it. */
export function DayCell(props: DayCellProps): ReactElement {
  const { day, today, isOutside, calendar, rows, isStop, isChosen, takesDrop, onDrag } = props
  const [isOver, setOver] = useState(false)
  const note = dayNote(calendar)
  const isOff = calendar?.work === 0
  const weekday = messages.days[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
  const spoken = [calendar?.holiday ?? '', isOff ? messages.restDay : note === 'extra' ? messages.extraDay : '']
  const over = (event: DragEvent) => {
    if (!takesDrop) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <td
      className={cell}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
      role="gridcell"
      data-day={day}
      data-outside={flag(isOutside)}
      data-today={flag(day === today)}
      data-off={flag(isOff)}
      data-over={flag(isOver && takesDrop)}
      aria-selected={isChosen}
      aria-current={day === today ? 'date' : undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) props.onFocus()
      }}
      onKeyDown={props.onKey}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) props.onChoose()
      }}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (takesDrop) props.onDrop()
      }}
    >
      <VisuallyHidden>
        {messages.day(day, weekday, rows.length, spoken.filter((part) => part !== '').join('，'))}
      </VisuallyHidden>
      <span className={number} aria-hidden>
        <b>{day === today ? `${messages.today} ${Number(day.slice(8))}` : Number(day.slice(8))}</b>
        {note === null ? null : (
          <small data-note={note}>
            {calendar?.holiday} {messages[note]}
          </small>
        )}
      </span>
      {rows.slice(0, rows.length > SHOWN ? SHOWN - 1 : SHOWN).map((deadline) => (
        <DeadlineChip key={deadline.key} deadline={deadline} today={today} onDrag={onDrag} />
      ))}
      {rows.length > SHOWN ? (
        <button type="button" className={moreButton} tabIndex={-1} onClick={props.onChoose}>
          {messages.more(rows.length - SHOWN + 1)}
        </button>
      ) : null}
    </td>
  )
}
