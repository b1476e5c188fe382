/** A page that is shown as a tab in the header. */
export interface OpenTab {
  readonly path: string
  readonly title: string
  /** A pinned tab stays at the left, and closing several tabs does not close it. */
  readonly pinned?: true
  /** The last address on the page, with its parameters; the path when absent. */
  readonly at?: string
}
export type OpenTabs = readonly OpenTab[]

/** Which tabs to close, relative to a tab. */
export type Closing = 'this' | 'left' | 'right' | 'others' | 'all'

/** Key of the tabs in local storage, so that they survive a reload. @source SHL-003 */
export const OPEN_TABS_KEY = 'openTabs'

/** Maximum number of tabs; with more, nobody finds a page. */
const MOST_TABS = 30

/**
 * Returns the tabs including this page; when there are too many, the oldest unpinned one is dropped. A tab that exists
 * keeps its position and its title.
 */
export function withTab(tabs: OpenTabs, tab: OpenTab): OpenTabs {
  if (tabs.some(({ path }) => path === tab.path)) return tabs
  const next = [...tabs, tab]
  const oldest = next.length > MOST_TABS ? next.find(({ pinned, path }) => !pinned && path !== tab.path) : undefined
  return oldest ? next.filter((one) => one !== oldest) : next
}

export function withTitle(tabs: OpenTabs, path: string, title: string): OpenTabs {
  return changed(tabs, path, (tab) => (tab.title === title ? tab : { ...tab, title }))
}

/** Stores the last address on a page, so that its tab leads back there. */
export function withPlace(tabs: OpenTabs, path: string, at: string): OpenTabs {
  return changed(tabs, path, ({ at: before, ...tab }) =>
    at === (before ?? tab.path)
      ? { ...tab, ...(before !== undefined && { at: before }) }
      : at === tab.path
        ? tab
        : { ...tab, at },
  )
}

/** Pins a tab after the other pinned ones, or unpins it before the unpinned ones. */
export function withPin(tabs: OpenTabs, path: string, pinned: boolean): OpenTabs {
  const tab = tabs.find((one) => one.path === path)
  if (!tab || (tab.pinned === true) === pinned) return tabs
  const { pinned: _was, ...rest } = tab
  const others = tabs.filter((one) => one !== tab)
  const border = others.filter((one) => one.pinned).length
  return [...others.slice(0, border), pinned ? { ...rest, pinned } : rest, ...others.slice(border)]
}

/** Moves a tab to the position of another one; pinned tabs stay together. */
export function withMoved(tabs: OpenTabs, path: string, to: string): OpenTabs {
  const [from, target] = [tabs.findIndex((tab) => tab.path === path), tabs.findIndex((tab) => tab.path === to)]
  const [moved, other] = [tabs[from], tabs[target]]
  if (!moved || !other || moved === other || moved.pinned !== other.pinned) return tabs
  return tabs.filter((tab) => tab !== moved).toSpliced(target, 0, moved)
}

/** Returns the tabs that remain after closing. A pinned tab closes only when it is chosen itself. */
export function afterClosing(tabs: OpenTabs, path: string, closing: Closing): OpenTabs {
  const at = tabs.findIndex((tab) => tab.path === path)
  const goes = (tab: OpenTab, index: number): boolean => {
    if (closing === 'this') return tab.path === path
    if (tab.pinned) return false
    if (closing === 'left') return index < at
    if (closing === 'right') return index > at
    return closing === 'all' || tab.path !== path
  }
  return tabs.filter((tab, index) => !goes(tab, index))
}

/**
 * Returns the page to show when the current one closes: the nearest remaining tab, to the right first, otherwise the
 * home page.
 */
export function pageAfter(tabs: OpenTabs, left: OpenTabs, current: string, home: string): string {
  const at = tabs.findIndex((tab) => tab.path === current)
  if (at < 0 || left.some(({ path }) => path === current)) return current
  const stays = (tab: OpenTab) => left.includes(tab)
  const next = tabs.slice(at + 1).find(stays) ?? tabs.slice(0, at).findLast(stays)
  return next ? (next.at ?? next.path) : home
}

/** Reads stored tabs; entries that cannot be read and pages that no longer exist are dropped. */
export function readTabs(text: string | null, isKnown: (path: string) => boolean): OpenTabs {
  try {
    const saved: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(saved)) return []
    const tabs = saved.flatMap(tabOf).filter(({ path }) => isKnown(path))
    const once = tabs.filter((tab, at) => tabs.findIndex(({ path }) => path === tab.path) === at).slice(-MOST_TABS)
    return [...once.filter(({ pinned }) => pinned), ...once.filter(({ pinned }) => !pinned)]
  } catch {
    return []
  }
}

function changed(tabs: OpenTabs, path: string, change: (tab: OpenTab) => OpenTab): OpenTabs {
  const tab = tabs.find((one) => one.path === path)
  const next = tab && change(tab)
  if (!tab || !next || (next.title === tab.title && next.at === tab.at)) return tabs
  return tabs.map((one) => (one === tab ? next : one))
}

function tabOf(value: unknown): readonly OpenTab[] {
  if (typeof value !== 'object' || value === null) return []
  // adapter: stored outside the program, checked on the next lines
  const { path, title, pinned, at } = value as Partial<Record<keyof OpenTab, unknown>>
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path) || typeof title !== 'string') return []
  // Must be an address of the page itself: a stored value must not lead anywhere else.
  const inside = typeof at === 'string' && (at.startsWith(`${path}?`) || at.startsWith(`${path}/`))
  return [{ path, title, ...(pinned === true && { pinned }), ...(inside && { at }) }]
}
