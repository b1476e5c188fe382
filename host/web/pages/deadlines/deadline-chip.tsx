import type { DragEvent, ReactElement } from 'react'
import { Link } from 'react-router'
import type { Deadline } from 'fangkit/contract'
import type { Day } from 'fangkit/domain'
import { deadlinePath } from './deadline-path.ts'
import { KindIcon } from './kind-icon.tsx'
import { messages } from './deadlines-messages.ts'
import { mayPlan, toneOf } from './deadline-state.ts'

export interface DeadlineChipProps {
  readonly deadline: Deadline
  readonly today: Day
  readonly onDrag: (deadline: Deadline | null) => void
}

const chip = 'portal-deadlines-chip'

/** A deadline in the month: a link to its record, and draggable to another day where the user may plan it. */
export function DeadlineChip({ deadline, today, onDrag }: DeadlineChipProps): ReactElement {
  const { key, kind, title, prjName, who, late, lateWorkdays, done, whyNot } = deadline
  const draggable = mayPlan(deadline)
  const about = [
    title,
    prjName,
    who,
    late ? messages.lateBoth(late, lateWorkdays ?? 0) : '',
    kind === 'JOB' && done !== 1 ? (whyNot ?? '') : '',
  ]
  const start = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', key)
    event.dataTransfer.effectAllowed = 'move'
    onDrag(deadline)
  }
  return (
    <Link
      to={deadlinePath(deadline)}
      // The list beside the month has the same links for the keyboard.
      tabIndex={-1}
      className={chip}
      data-tone={toneOf(deadline, today)}
      data-kind={kind}
      draggable={draggable}
      onDragStart={draggable ? start : undefined}
      onDragEnd={() => onDrag(null)}
      title={about.filter(Boolean).join(' · ')}
    >
      {kind === 'JOB' && done !== 1 && who ? (
        <i aria-hidden>{Array.from(who)[0]}</i>
      ) : (
        <KindIcon kind={kind} isDone={done === 1} />
      )}
      <span>
        <b>{title}</b>
        {prjName ? <small> · {prjName}</small> : null}
      </span>
    </Link>
  )
}
