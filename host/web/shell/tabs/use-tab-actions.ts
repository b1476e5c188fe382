import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCache } from 'fangkit'
import { useLeaveGuard } from '../../leaving/leave-guard.tsx'
import { PATHS } from '../../paths.ts'
import { afterClosing, type Closing, pageAfter } from './open-tabs.ts'
import type { OpenTabsControl } from './use-open-tabs.ts'

export interface TabActions {
  /** Closes pages, unless something unsaved holds the open one among them. */
  readonly close: (path: string, closing: Closing) => Promise<void>
  /** Draws the open page anew with everything loaded again, unless something unsaved holds it. */
  readonly refreshPage: () => Promise<void>
  /** Counts up with every such refresh: the key of the page. */
  readonly refreshes: number
}

/** @param current path of the tab that is open @source SHL-002, SHL-004 */
export function useTabActions({ tabs, replace }: OpenTabsControl, current: string): TabActions {
  const navigate = useNavigate()
  const guard = useLeaveGuard()
  const cache = useCache()
  const [refreshes, setRefreshes] = useState(0)
  return {
    refreshes,
    async close(path, closing) {
      const left = afterClosing(tabs, path, closing)
      const next = pageAfter(tabs, left, current, PATHS.home)
      if (next !== current) {
        if (!(await guard.mayLeave())) return
        guard.pass(() => void navigate(next))
      }
      replace(left)
      // A page that is closed starts anew when it is opened again.
      for (const closedTab of tabs) if (!left.includes(closedTab)) cache.remove(['gridMemory', closedTab.path.slice(1)])
    },
    async refreshPage() {
      if (!(await guard.mayLeave())) return
      setRefreshes((count) => count + 1)
      await cache.invalidate([])
    },
  }
}
