import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { PendingConfirm, PostedNotice } from './notice-store.ts'
import { useCore, useSettings } from '../provider-context.ts'

/** What the component that shows toasts and questions uses. */
export interface NoticeOutlet {
  /** Number of waiting notices; changes when there is something to take. */
  readonly waiting: number
  /** Returns the waiting notices and empties the queue. */
  readonly take: () => readonly PostedNotice[]
  /** The question to show now; null when there is none. */
  readonly confirm: PendingConfirm | null
}

/**
 * Notices and questions to show, for exactly one of the components that can show them. Null for the others, and when
 * the host shows both.
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
