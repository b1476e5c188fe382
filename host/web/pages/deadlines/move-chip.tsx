import type { ReactElement } from 'react'
import { messages } from './deadlines-messages.ts'
import type { Move } from './month-days.ts'

export interface MoveChipProps {
  readonly move: Move
  /** `from`: the day the job leaves; `to`: the one it goes to. */
  readonly end: 'from' | 'to'
}

const chip = 'portal-deadlines-chip'

/** A job that is being planned, on the day it leaves or on the one it goes to. */
export function MoveChip({ move: { title, from, to, lateBy }, end }: MoveChipProps): ReactElement {
  const { plan } = messages
  const about = end === 'from' ? plan.was(from.slice(5)) : plan.goes(to.slice(5), lateBy)
  return (
    <span
      className={chip}
      data-move={end}
      data-tone={end === 'to' && lateBy > 0 ? 'bad' : 'brand'}
      title={`${title} ${about}`}
    >
      <span>
        <b>{title}</b> <small>{about}</small>
      </span>
    </span>
  )
}
