import { useCallback, useEffect, useMemo, useState } from 'react'
import { matchPath } from 'react-router'
import { PATHS, TAB_PATTERNS } from '../paths.ts'
import { OPEN_TABS_KEY, type OpenTabs, readTabs, withTab, withTitle, withoutTab } from './open-tabs.ts'

export interface OpenTabsControl {
  readonly tabs: OpenTabs
  readonly open: (path: string, title: string) => void
  readonly rename: (path: string, title: string) => void
  readonly close: (path: string) => void
  readonly closeAll: () => void
}

const isKnown = (path: string): boolean => path !== PATHS.home && TAB_PATTERNS.some((pattern) => matchPath(pattern, path) !== null)

/** The tabs of the header, kept in local storage. @source SHL-002, SHL-003, SHL-004 */
export function useOpenTabs(): OpenTabsControl {
  const [tabs, setTabs] = useState<OpenTabs>(() => readTabs(kept(), isKnown))
  useEffect(() => keep(tabs), [tabs])

  const open = useCallback((path: string, title: string) => setTabs((now) => (isKnown(path) ? withTab(now, { path, title }) : now)), [])
  const rename = useCallback((path: string, title: string) => setTabs((now) => withTitle(now, path, title)), [])
  const close = useCallback((path: string) => setTabs((now) => withoutTab(now, path)), [])
  const closeAll = useCallback(() => {
    // Written at once: after a log-out there is no later.
    keep([])
    setTabs([])
  }, [])
  return useMemo(() => ({ tabs, open, rename, close, closeAll }), [tabs, open, rename, close, closeAll])
}

function kept(): string | null {
  try {
    return localStorage.getItem(OPEN_TABS_KEY)
  } catch {
    return null // storage is blocked
  }
}

function keep(tabs: OpenTabs): void {
  try {
    localStorage.setItem(OPEN_TABS_KEY, JSON.stringify(tabs))
  } catch {
    // blocked storage: the tabs hold until the page is left
  }
}
