import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { PendingConfirm, PostedNotice } from './notice-store.ts'
import { useCore, useSettings } from '../provider-context.ts'

/** What whoever shows toasts and questions works with. */
export interface NoticeOutlet {
  /** Changes when there is something to take. */
  readonly waiting: number
  /** Empties the queue. */
  readonly take: () => readonly PostedNotice[]
  /** The question to show now. */
  readonly confirm: PendingConfirm | null
}

/**
 * The work of showing notices and questions, for exactly one of all who offer it; null for the others, and where the
 * host shows both.
 */
export function useNoticeOutlet(): NoticeOutlet | null {
  const { notices } = useCore()
  const { hostShows } = useSettings()
  const [me] = useState(() => Symbol('outlet'))
  const idle = hostShows.notices && hostShows.confirms
  useEffect(() => (idle ? undefined : notices.attach(me)), [idle, notices, me])
  const view = useSyncExternalStore(notices.subscribe, notices.getView, notices.getView)
  return useMemo(
    () => (view.outlet === me ? { waiting: view.waiting, confirm: view.confirm, take: notices.take } : null),
    [view, me, notices],
  )
}
