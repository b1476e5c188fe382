import { type DragEvent, type KeyboardEvent, type ReactElement, useState } from 'react'
import type { CalendarDay, Deadline } from 'fangkit/contract'
import type { Day } from 'fangkit/domain'
import { VisuallyHidden } from 'fangkit/ui'
import { DeadlineChip } from './deadline-chip.tsx'
import { KindIcon } from './kind-icon.tsx'
import { MoveChip } from './move-chip.tsx'
import { messages } from './deadlines-messages.ts'
import { type DayEntry, dayNote } from './month-days.ts'

export interface DayCellProps {
  readonly day: Day
  readonly today: Day
  readonly isOutside: boolean
  readonly calendar: CalendarDay | undefined
  /** How many deadlines the day has, and the lines they are shown by. */
  readonly count: number
  readonly entries: readonly DayEntry[]
  /** True where the number needs its month: on the first shown day, and on the first of a month. */
  readonly namesMonth: boolean
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

/** At most this many lines of a day are shown. */
const SHOWN = 4
const flag = (on: boolean) => (on ? '' : undefined)

const cell = 'portal-deadlines-cell'
const numbered = 'portal-deadlines-number'
const chip = 'portal-deadlines-chip'
const moreButton = 'portal-deadlines-more'

/** One day of the month with its deadlines, and whether offices work on it. */
export function DayCell(props: DayCellProps): ReactElement {
  const { day, today, isOutside, calendar, count, entries, isStop, isChosen, takesDrop, onDrag } = props
  const [isOver, setOver] = useState(false)
  const note = dayNote(calendar)
  const isOff = calendar?.work === 0
  const number =
    day === today
      ? `${messages.today} ${Number(day.slice(8))}`
      : props.namesMonth
        ? messages.firstOfMonth(Number(day.slice(5, 7)), Number(day.slice(8)))
        : Number(day.slice(8))
  const weekday = messages.days[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
  const spoken = [calendar?.holiday ?? '', isOff ? messages.restDay : note === 'extra' ? messages.extraDay : '']
  const shown = entries.slice(0, entries.length > SHOWN ? SHOWN - 1 : SHOWN)
  const rest = entries
    .slice(shown.length)
    .reduce((all, one) => all + (one.kind === 'papers' ? one.papers.length : 1), 0)
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
        {messages.day(day, weekday, count, spoken.filter((part) => part !== '').join('，'))}
      </VisuallyHidden>
      <span className={numbered} aria-hidden>
        <b>{number}</b>
        {note === null ? null : (
          <small data-note={note}>
            {calendar?.holiday} {messages[note]}
          </small>
        )}
      </span>
      {shown.map((entry) =>
        entry.kind === 'from' || entry.kind === 'to' ? (
          <MoveChip key={`${entry.kind} ${entry.move.key}`} move={entry.move} end={entry.kind} />
        ) : entry.kind === 'papers' ? (
          <button
            key="papers"
            type="button"
            className={chip}
            data-tone={day < today ? 'bad' : 'warn'}
            data-kind="PAPER"
            // The list beside the month has each of them for the keyboard.
            tabIndex={-1}
            title={entry.papers.map(({ title, prjName }) => [title, prjName].filter(Boolean).join(' · ')).join('\n')}
            onClick={props.onChoose}
          >
            <KindIcon kind="PAPER" />
            <span>
              <b>{messages.papers(entry.papers.length)}</b> <b>{messages.ofPapers}</b>{' '}
              <b>{messages.papersEnd(day < today)}</b>
            </span>
          </button>
        ) : (
          <DeadlineChip key={entry.deadline.key} deadline={entry.deadline} today={today} onDrag={onDrag} />
        ),
      )}
      {rest > 0 ? (
        <button type="button" className={moreButton} tabIndex={-1} onClick={props.onChoose}>
          {messages.more(rest)}
        </button>
      ) : null}
    </td>
  )
}
