import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CaseRecordQueue } from 'fangkit/project-detail'

/** What a link of the start page passes on: the addresses of all waiting items, in the order of the list. */
export interface QueueState {
  readonly queue: readonly string[]
}

/** The place of the open record among the items the start page listed; undefined away from that list. */
export function useReviewQueue(): CaseRecordQueue | undefined {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  return useMemo(() => {
    const queue = queueIn(state)
    const at = queue.indexOf(`${pathname}${search}`)
    if (at < 0) return undefined
    return {
      at: at + 1,
      count: queue.length,
      onStep: (by) => {
        const next = queue[at + by]
        // Going back leads to the start page, not through all items.
        if (next !== undefined) void navigate(next, { state, replace: true })
      },
    }
  }, [pathname, search, state, navigate])
}

function queueIn(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('queue' in state) || !Array.isArray(state.queue)) return []
  return state.queue.filter((path): path is string => typeof path === 'string')
}
