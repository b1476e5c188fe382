import { Check, CircleDot, Flag, Hourglass, KeyRound } from 'lucide-react'
import type { ReactElement } from 'react'
import type { Deadline } from 'fangkit/contract'

const ICONS = { JOB: CircleDot, PAPER: Hourglass, CONTRACT: Flag, RELEASE: KeyRound } as const

/** The icon of a kind of deadline; a tick for one that was met. */
export function KindIcon({
  kind,
  isDone = false,
}: {
  readonly kind: Deadline['kind']
  readonly isDone?: boolean
}): ReactElement {
  const Icon = isDone ? Check : ICONS[kind]
  return <Icon aria-hidden />
}
