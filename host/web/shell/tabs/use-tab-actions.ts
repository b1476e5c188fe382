import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCache } from 'fangkit'
import { useLeaveGuard } from '../../leaving/leave-guard.tsx'
import { PATHS } from '../../paths.ts'
import { FOCUS_STAYS } from '../keyboard/use-page-focus.ts'
import { afterClosing, type Closing, pageAfter } from './open-tabs.ts'
import type { OpenTabsControl } from './use-open-tabs.ts'

export interface TabActions {
  /** Closes pages, unless the open one is among them and the user keeps its unsaved changes. */
  readonly close: (path: string, closing: Closing) => Promise<void>
  /** Remounts the open page and reloads its data, unless the user keeps unsaved changes. */
  readonly refreshPage: () => Promise<void>
  /** Number of refreshes, used as the key of the page. */
  readonly refreshes: number
}

/** @param current path of the open tab @source SHL-002, SHL-004 */
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
        guard.pass(() => void navigate(next, { state: FOCUS_STAYS }))
      }
      replace(left)
      // A closed page starts from the beginning when it is opened again.
      for (const closedTab of tabs)
        if (!left.includes(closedTab)) cache.remove({ key: ['gridMemory', closedTab.path.slice(1)] })
    },
    async refreshPage() {
      if (!(await guard.mayLeave())) return
      setRefreshes((count) => count + 1)
      await cache.invalidate({ key: [] })
    },
  }
}
