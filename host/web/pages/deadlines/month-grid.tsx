import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import type { CalendarDay, Deadline } from 'fangkit/contract'
import { addDays, type Day } from 'fangkit/domain'
import { DayCell } from './day-cell.tsx'
import { messages } from './deadlines-messages.ts'
import { weeksOf, workdayBeside } from './month-days.ts'

export interface MonthGridProps {
  /** Days of other months are shown paler; null where no month is shown. */
  readonly month: string | null
  readonly title: string
  readonly from: Day
  readonly to: Day
  readonly today: Day
  readonly rows: readonly Deadline[]
  readonly days: readonly CalendarDay[]
  /** The day whose deadlines the list shows. */
  readonly chosen: Day | null
  readonly onChoose: (day: Day) => void
  readonly onPlan: (deadline: Deadline, day: Day) => void
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

const focusDay = (table: HTMLElement | null, day: Day): void =>
  table?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()

/**
 * Days by weeks. Arrows move from day to day, with Ctrl from one working day to the next, also beyond the shown weeks;
 * Enter shows the list of the day.
 */
export function MonthGrid(props: MonthGridProps): ReactElement {
  const { month, title, from, to, today, rows, days, chosen, onChoose, onPlan, onLeave, focused } = props
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
            {all.map((day) => (
              <DayCell
                key={day}
                day={day}
                today={today}
                isOutside={month !== null && !day.startsWith(month)}
                calendar={calendar.get(day)}
                rows={inOrder(rows.filter((row) => row.day === day))}
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

/** What is still to be done comes before what was met. */
const inOrder = (rows: readonly Deadline[]): readonly Deadline[] =>
  rows.toSorted((a, b) => (a.done ?? 0) - (b.done ?? 0))
