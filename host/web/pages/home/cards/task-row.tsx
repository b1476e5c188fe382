import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { DashboardTask } from 'fangkit/contract'
import { addDays, type Day, daysBetween } from 'fangkit/domain'
import { Tag, type TagTone } from 'fangkit/ui'
import { recordPath } from '../../../paths.ts'
import { date, mark, row, words } from './dashboard-styles.ts'
import { messages } from '../home-messages.ts'
import { weekdayOf } from '../task-filter.ts'

export interface TaskRowProps {
  readonly task: Pick<DashboardTask, 'title' | 'prjId' | 'prjName' | 'record' | 'day' | 'who'> &
    Partial<Pick<DashboardTask, 'kind' | 'note' | 'late' | 'returned'>>
  readonly today: Day
  readonly isDone?: boolean
}

const TAB = { FLOW: 'flow', PAPER: 'papers', MONEY: 'fees' } as const

/** One task: its status, its title, and a link to its record. */
export function TaskRow({
  task: { kind = 'FLOW', title, prjId, prjName, record, note = '', day, late = 0, returned = 0, who },
  today,
  isDone = false,
}: TaskRowProps): ReactElement {
  const { tone, text } = isDone
    ? { tone: 'ok' as const, text: messages.tasks.done }
    : urgency({ day, late, returned }, today)
  return (
    <li>
      <Link to={recordPath(prjId ?? '', record, { tab: TAB[kind] })} className={row}>
        <span className={mark}>
          <Tag tone={tone} size="sm">
            {text}
          </Tag>
        </span>
        <span className={words}>
          <b>{title}</b>
          <small>{[prjName, note, who].filter((part) => part !== '').join(' · ')}</small>
        </span>
        {day === null ? null : (
          <time className={date} dateTime={day}>
            {day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day}
          </time>
        )}
        <i aria-hidden>{isDone ? messages.tasks.look : messages.tasks.go}</i>
      </Link>
    </li>
  )
}

function urgency(
  { day, late, returned }: Pick<DashboardTask, 'day' | 'late' | 'returned'>,
  today: Day,
): { readonly tone: TagTone; readonly text: string } {
  const { lateDays, today: dueToday, tomorrow, returned: sentBack, inDays } = messages.tasks
  if (late > 0) return { tone: 'bad', text: lateDays(late) }
  if (returned > 0) return { tone: 'bad', text: sentBack }
  if (day === null || day === today) return { tone: 'warn', text: dueToday }
  if (day === addDays(today, 1)) return { tone: 'idle', text: tomorrow }
  const days = daysBetween(today, day)
  return { tone: 'idle', text: days < 7 ? (messages.short[weekdayOf(day)] ?? '') : inDays(days) }
}
