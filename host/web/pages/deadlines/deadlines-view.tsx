import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Deadline, Deadlines } from 'fangkit/contract'
import type { Day } from 'fangkit/domain'
import { Button, Card, EmptyState } from 'fangkit/ui'
import { PATHS } from '../../paths.ts'
import { Agenda } from './agenda.tsx'
import { DeadlineFilters } from './deadline-filters.tsx'
import { messages } from './deadlines-messages.ts'
import { MonthGrid } from './month-grid.tsx'
import { type DeadlineFilter, type DeadlineView, type Move, shownBy, workdayBeside } from './month-days.ts'

export interface DeadlinesViewProps {
  readonly data: Deadlines
  readonly title: string
  readonly month: string | null
  readonly span: { readonly from: Day; readonly to: Day }
  readonly today: Day
  readonly view: DeadlineView
  readonly focused: Day | null
  /** Other weeks are to be shown, those around this day, which has the focus where it was moved. */
  readonly onDay: (day: Day, isFocused: boolean) => void
  readonly onPlan: (deadline: Deadline, day: Day | null) => void
  /** The weeks before (-1) or after (1) are to be shown, or those of today (0), with the focus on their day. */
  readonly onWeeks: (by: -1 | 0 | 1) => void
  /** Jobs that are being planned, and where that is done; null while none is, or it is done over the page. */
  readonly moves: readonly Move[]
  readonly planning: ReactNode
}

const EVERYTHING: DeadlineFilter = { kinds: null, people: null }

const columns = 'portal-deadlines-columns'
const side = 'portal-deadlines-side'

/** Deadlines as a grid of days with a list beside it, or as a list alone. */
export function DeadlinesView(props: DeadlinesViewProps): ReactElement {
  const { data, title, month, span, today, view, focused, onDay, onPlan, onWeeks, moves, planning } = props
  const [filter, setFilter] = useState(EVERYTHING)
  const [chosen, setChosen] = useState<Day | null>(null)
  const list = useRef<HTMLElement>(null)
  const rows = shownBy(data.rows, filter)
  const isCurrent = today >= span.from && today <= span.to
  const choose = (day: Day) => {
    setChosen(day)
    list.current?.focus()
  }
  const step = (by: -1 | 1) => {
    if (chosen === null) return
    const next = workdayBeside(data.days, chosen, by)
    setChosen(next)
    if (next < span.from || next > span.to) onDay(next, false)
  }
  if (data.rows.length === 0 && view === 'list')
    return (
      <Card>
        <EmptyState title={messages.none} actions={<Link to={PATHS.projects}>{messages.toProjects}</Link>}>
          {messages.noneText}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <DeadlineFilters rows={data.rows} filter={filter} onFilter={setFilter} />
      {data.rows.length > 0 && rows.length === 0 ? (
        <EmptyState
          title={messages.noneHere}
          actions={<Button onClick={() => setFilter(EVERYTHING)}>{messages.everything}</Button>}
        />
      ) : null}
      <div className={columns} data-view={view === 'list' ? 'list' : 'grid'}>
        {view !== 'list' ? (
          <MonthGrid
            title={title}
            month={month}
            {...span}
            today={today}
            rows={rows}
            filter={filter}
            moves={moves}
            days={data.days}
            chosen={chosen}
            onChoose={choose}
            onPlan={onPlan}
            onWeeks={onWeeks}
            onLeave={(day) => onDay(day, true)}
            focused={focused}
          />
        ) : null}
        <div className={side} data-planning={planning === null ? undefined : ''}>
          {planning}
          <Agenda
            rows={rows}
            today={today}
            from={isCurrent ? today : span.from}
            day={view === 'list' ? null : chosen}
            onEveryDay={() => setChosen(null)}
            onStep={step}
            onPlan={(deadline) => onPlan(deadline, null)}
            sectionRef={list}
          />
        </div>
      </div>
    </>
  )
}
