import { CalendarClock } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { Deadline } from 'fangkit/contract'
import type { Day } from 'fangkit/domain'
import { Avatar, IconButton, Tag } from 'fangkit/ui'
import { deadlinePath } from './deadline-path.ts'
import { mayPlan, toneOf } from './deadline-state.ts'
import { KindIcon } from './kind-icon.tsx'
import { messages } from './deadlines-messages.ts'

export interface AgendaRowProps {
  readonly deadline: Deadline
  readonly today: Day
  readonly onPlan: (deadline: Deadline) => void
}

const row = 'portal-deadlines-row'

/** One deadline of the list: a link to its record, and a button that plans it where the user may. */
export function AgendaRow({ deadline, today, onPlan }: AgendaRowProps): ReactElement {
  const { kind, title, prjName, who, late, lateWorkdays, done } = deadline
  const days = late ?? 0
  return (
    <li className={row}>
      <Link to={deadlinePath(deadline)} data-tone={toneOf(deadline, today)}>
        <KindIcon kind={kind} isDone={done === 1} />
        <span>
          <b>{title}</b>
          <small>{[prjName, who].filter(Boolean).join(' · ')}</small>
        </span>
        {days > 0 ? (
          <Tag tone="bad" size="sm" title={messages.lateBoth(days, lateWorkdays ?? 0)}>
            {messages.lateDays(days)}
          </Tag>
        ) : done === 1 ? (
          <Tag tone="ok" size="sm">
            {messages.done}
          </Tag>
        ) : null}
      </Link>
      {mayPlan(deadline) ? (
        <IconButton
          size="sm"
          icon={<CalendarClock aria-hidden />}
          label={messages.changeOf(title)}
          onClick={() => onPlan(deadline)}
        />
      ) : (
        <Avatar name={who ?? ''} size="sm" />
      )}
    </li>
  )
}
