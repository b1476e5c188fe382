import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import type { CalendarDay, Deadline } from 'fangkit/contract'
import { addDays, type Day } from 'fangkit/domain'
import { VisuallyHidden } from 'fangkit/ui'
import { DayCell } from './day-cell.tsx'
import { mayPlan } from './deadline-state.ts'
import { messages } from './deadlines-messages.ts'
import { dayEntries, type DeadlineFilter, type Move, weekNumber, weeksOf, workdayBeside } from './month-days.ts'

export interface MonthGridProps {
  /** Days of other months are shown paler; null where no month is shown. */
  readonly month: string | null
  readonly title: string
  readonly from: Day
  readonly to: Day
  readonly today: Day
  readonly rows: readonly Deadline[]
  readonly filter: DeadlineFilter
  /** Jobs that are being planned, shown on both days. */
  readonly moves: readonly Move[]
  readonly days: readonly CalendarDay[]
  /** The day whose deadlines the list shows. */
  readonly chosen: Day | null
  readonly onChoose: (day: Day) => void
  /** A job is to be planned: on the day it was dragged to, or on one that is still to be chosen. */
  readonly onPlan: (deadline: Deadline, day: Day | null) => void
  /** The weeks before (-1) or after (1) are to be shown, or those of today (0). */
  readonly onWeeks: (by: -1 | 0 | 1) => void
  /** Other weeks are to be shown, because the focus moved there. */
  readonly onLeave: (day: Day) => void
  /** The day that has the focus after other weeks are shown; null without one. */
  readonly focused: Day | null
}

const MOVES: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -28,
  PageDown: 28,
}

const grid = 'portal-deadlines-grid'
const week = 'portal-deadlines-week'

const focusDay = (table: HTMLElement | null, day: Day): void =>
  table?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()

/**
 * Days by weeks. Arrows move from day to day, with Ctrl from one working day to the next, also beyond the shown weeks;
 * Enter shows the list of the day, M plans its job on another day, T goes to today, [ and ] to the weeks beside.
 */
export function MonthGrid(props: MonthGridProps): ReactElement {
  const { month, title, from, to, today, rows, filter, moves, days, chosen } = props
  const { onChoose, onPlan, onWeeks, onLeave, focused } = props
  const [stop, setStop] = useState<Day | null>(null)
  const [dragged, setDragged] = useState<Deadline | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const inside = (day: Day | null): day is Day => day !== null && day >= from && day <= to
  const current = [stop, chosen, today].find(inside) ?? from
  const calendar = new Map(days.map((one) => [one.day, one]))

  useEffect(() => {
    if (focused !== null) focusDay(table.current, focused)
  }, [focused])

  const go = (day: Day) => {
    setStop(day)
    if (inside(day)) focusDay(table.current, day)
    else onLeave(day)
  }
  const shownOn = (day: Day) => ({
    count: rows.filter((row) => row.day === day).length,
    entries: dayEntries(day, rows, { kinds: filter.kinds, moves }),
  })
  const press = (event: KeyboardEvent) => {
    const { currentTarget, target, key } = event
    const day = target === currentTarget && target instanceof HTMLElement ? target.dataset['day'] : undefined
    if (day === undefined || event.altKey || event.metaKey) return
    const move = MOVES[key]
    if (event.ctrlKey) {
      if (move !== -1 && move !== 1) return
      go(workdayBeside(days, day, move))
    } else if (move !== undefined) go(addDays(day, move))
    else if (key === 'Home') go(weeksOf(from, to).find((all) => all.includes(day))?.[0] ?? day)
    else if (key === 'End')
      go(
        weeksOf(from, to)
          .find((all) => all.includes(day))
          ?.at(-1) ?? day,
      )
    else if (key === 'Enter' || key === ' ') onChoose(day)
    else if (key === 'm' || key === 'M') {
      const [job, ...others] = rows.filter((row) => row.day === day && mayPlan(row))
      // Which of several is meant is said in the list of the day.
      if (job && others.length === 0) onPlan(job, null)
      else onChoose(day)
    } else if (key === 't' || key === 'T') onWeeks(0)
    else if (key === '[' || key === ']') onWeeks(key === '[' ? -1 : 1)
    else return
    event.preventDefault()
  }
  return (
    <table
      className={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is natively a table
      role="grid"
      aria-label={title}
      ref={table}
    >
      <thead>
        <tr>
          <th scope="col" className={week}>
            <VisuallyHidden>{messages.weeks}</VisuallyHidden>
          </th>
          {messages.weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(from, to).map((all) => (
          <tr key={all[0]}>
            <th scope="row" className={week}>
              {messages.week(weekNumber(all[0] ?? from))}
            </th>
            {all.map((day) => (
              <DayCell
                key={day}
                day={day}
                today={today}
                isOutside={month !== null && !day.startsWith(month)}
                calendar={calendar.get(day)}
                {...shownOn(day)}
                namesMonth={day === from || day.endsWith('-01')}
                isStop={day === current}
                isChosen={day === chosen}
                takesDrop={dragged !== null && day >= today && day !== dragged.day}
                onFocus={() => setStop(day)}
                onKey={press}
                onChoose={() => onChoose(day)}
                onDrag={setDragged}
                onDrop={() => {
                  if (dragged) onPlan(dragged, day)
                  setDragged(null)
                }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
