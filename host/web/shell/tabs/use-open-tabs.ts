import { useCallback, useEffect, useMemo, useState } from 'react'
import { matchPath } from 'react-router'
import { PATHS, TAB_PATTERNS } from '../../paths.ts'
import {
  afterClosing,
  OPEN_TABS_KEY,
  type OpenTabs,
  readTabs,
  withMoved,
  withPin,
  withPlace,
  withTab,
  withTitle,
} from './open-tabs.ts'

export interface OpenTabsControl {
  readonly tabs: OpenTabs
  /** Opens the tab of a page, or stores the last address on it. */
  readonly open: (path: string, title: string, at: string) => void
  readonly rename: (path: string, title: string) => void
  /** Removes the tab of an address at which there is no record. */
  readonly drop: (path: string) => void
  /** Replaces all tabs. */
  readonly replace: (next: OpenTabs) => void
  readonly pin: (path: string, pinned: boolean) => void
  readonly move: (path: string, to: string) => void
  /** Removes all tabs, including pinned ones, so that the next user finds none. */
  readonly forget: () => void
}

const isKnown = (path: string): boolean =>
  path !== PATHS.home && TAB_PATTERNS.some((pattern) => matchPath(pattern, path) !== null)

/** The tabs of the header, stored in local storage. @source SHL-002, SHL-003, SHL-004 */
export function useOpenTabs(): OpenTabsControl {
  const [tabs, setTabs] = useState<OpenTabs>(() => readTabs(saved(), isKnown))
  useEffect(() => saveTabs(tabs), [tabs])

  const open = useCallback(
    (path: string, title: string, at: string) =>
      setTabs((now) => (isKnown(path) ? withPlace(withTab(now, { path, title }), path, at) : now)),
    [],
  )
  const rename = useCallback((path: string, title: string) => setTabs((now) => withTitle(now, path, title)), [])
  const drop = useCallback((path: string) => setTabs((now) => afterClosing(now, path, 'this')), [])
  const pin = useCallback((path: string, pinned: boolean) => setTabs((now) => withPin(now, path, pinned)), [])
  const move = useCallback((path: string, to: string) => setTabs((now) => withMoved(now, path, to)), [])
  const forget = useCallback(() => {
    // Written at once, because effects no longer run after a log-out.
    saveTabs([])
    setTabs([])
  }, [])
  return useMemo(
    () => ({ tabs, open, rename, drop, replace: setTabs, pin, move, forget }),
    [tabs, open, rename, drop, pin, move, forget],
  )
}

function saved(): string | null {
  try {
    return localStorage.getItem(OPEN_TABS_KEY)
  } catch {
    return null // storage is blocked
  }
}

function saveTabs(tabs: OpenTabs): void {
  try {
    localStorage.setItem(OPEN_TABS_KEY, JSON.stringify(tabs))
  } catch {
    // storage is blocked: the tabs exist until the page is left
  }
}
