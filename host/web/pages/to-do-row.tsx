import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { ToDo } from 'fangkit/contract'
import { addDays, type Day, jobStanding } from 'fangkit/domain'
import { Tag, type TagTone } from 'fangkit/ui'
import { css } from '../../../lib/styled-system/css/index.js'
import { messages } from '../messages.ts'
import { projectPath } from '../paths.ts'

export interface ToDoRowProps {
  readonly job: ToDo
  readonly today: Day
}

const row = css({
  display: 'flex', alignItems: 'center', gap: '12', minHeight: '52px', paddingBlock: '6', paddingInline: 'pad', color: 'ink',
  'li + li > &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'line' },
  '&:hover': { backgroundColor: 'surface-2' },
  _focusVisible: { outlineOffset: '-2px' },
  '& > span:first-child': { flex: 'none', width: '88px' },
  '& > span:nth-child(2)': { flex: '1', minWidth: '0' },
  '& b': { display: 'block', fontWeight: 'normal', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { display: 'block', textStyle: 'note', color: 'ink-3', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > time': { flex: 'none', color: 'ink-2' },
  '& > i': { flex: 'none', fontStyle: 'normal', color: 'brand-ink' },
})

const date = css({ flex: 'none', color: 'ink-2', fontVariantNumeric: 'tabular-nums' })

/** One job: how it stands, what it is, where it leads. */
export function ToDoRow({ job, today }: ToDoRowProps): ReactElement {
  const { day, late } = jobStanding(job, today)
  const { tone, text } = urgency(day, late, today)
  return (
    <li>
      <Link to={projectPath(job.hf15PrjId ?? '', { tab: 'flow' })} className={row}>
        <span><Tag tone={tone} size="sm">{text}</Tag></span>
        <span>
          <b>{job.hf15FlowName}</b>
          <small>{[job.prjName, job.categoryName].filter(Boolean).join(' · ')}</small>
        </span>
        {day === null ? null : <time className={date} dateTime={day}>{day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day}</time>}
        <i aria-hidden>{messages.toDos.go}</i>
      </Link>
    </li>
  )
}

const DAY_MS = 86_400_000

function urgency(day: Day | null, late: number, today: Day): { readonly tone: TagTone; readonly text: string } {
  const { lateDays, today: dueToday, tomorrow, weekdays, inDays } = messages.toDos
  if (late > 0) return { tone: 'bad', text: lateDays(late) }
  if (day === null || day === today) return { tone: 'warn', text: dueToday }
  if (day === addDays(today, 1)) return { tone: 'idle', text: tomorrow }
  const at = Date.parse(`${day}T00:00:00Z`)
  const days = Math.round((at - Date.parse(`${today}T00:00:00Z`)) / DAY_MS)
  return { tone: 'idle', text: days < 7 ? (weekdays[new Date(at).getUTCDay()] ?? '') : inDays(days) }
}
