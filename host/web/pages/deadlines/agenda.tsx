import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactElement, RefObject } from 'react'
import type { Deadline } from 'fangkit/contract'
import { addDays, type Day } from 'fangkit/domain'
import { Button, EmptyState, IconButton, Tag } from 'fangkit/ui'
import { AgendaRow } from './agenda-row.tsx'
import { messages } from './deadlines-messages.ts'
import { agendaOf } from './month-days.ts'

export interface AgendaProps {
  readonly rows: readonly Deadline[]
  readonly today: Day
  /** The first day that is listed; late deadlines are always listed. */
  readonly from: Day
  /** Only this day; null for all. */
  readonly day: Day | null
  readonly onEveryDay: () => void
  /** Shows the working day before (-1) or after (1) the chosen one. */
  readonly onStep: (by: -1 | 1) => void
  readonly onPlan: (deadline: Deadline) => void
  /** Receives the focus when a day is chosen. */
  readonly sectionRef: RefObject<HTMLElement | null>
}

const list = 'portal-deadlines-list'
const heading = 'portal-deadlines-heading'
const onDay = 'portal-deadlines-on-day'

/** Deadlines as a list: late ones first, then day by day. */
export function Agenda(props: AgendaProps): ReactElement {
  const { rows, today, from, day, onEveryDay, onStep, onPlan, sectionRef } = props
  const shown = day === null ? rows : rows.filter((row) => row.day === day)
  const late = shown.filter((row) => (row.late ?? 0) > 0).length
  const parts = agendaOf(shown, day ?? from)
  const titleOf = (of: Day | null): string => {
    if (of === null) return messages.lateTitle
    const weekday = messages.days[new Date(`${of}T00:00:00Z`).getUTCDay()] ?? ''
    const near = of === today ? messages.today : of === addDays(today, 1) ? messages.tomorrow : ''
    return [near, of.slice(0, 4) === today.slice(0, 4) ? of.slice(5) : of, weekday]
      .filter((part) => part !== '')
      .join(' ')
  }
  return (
    <section className={list} aria-label={messages.agenda} ref={sectionRef} tabIndex={-1}>
      <h2>
        {messages.agenda} {late > 0 ? <Tag tone="bad">{messages.late(late)}</Tag> : null}
      </h2>
      {day === null ? null : (
        <p className={onDay}>
          <span aria-live="polite">{messages.onDay(day)}</span>
          <IconButton
            size="sm"
            icon={<ChevronLeft aria-hidden />}
            label={messages.workdayBefore}
            onClick={() => onStep(-1)}
          />
          <IconButton
            size="sm"
            icon={<ChevronRight aria-hidden />}
            label={messages.workdayAfter}
            onClick={() => onStep(1)}
          />
          <Button variant="text" size="sm" onClick={onEveryDay}>
            {messages.everyDay}
          </Button>
        </p>
      )}
      {parts.length === 0 ? <EmptyState title={day === null ? messages.none : messages.noneHere} /> : null}
      {parts.map((part) => (
        <section key={part.day ?? ''} aria-label={titleOf(part.day)}>
          <h3 className={heading} data-late={part.day === null ? '' : undefined}>
            {titleOf(part.day)} <small>{messages.items(part.rows.length)}</small>
          </h3>
          <ul>
            {part.rows.map((row) => (
              <AgendaRow key={row.key} deadline={row} today={today} onPlan={onPlan} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
