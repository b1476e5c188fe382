/** A page kept at hand in the header. */
export interface OpenTab {
  readonly path: string
  readonly title: string
  /** It stays at the left, and no closing of many takes it away. */
  readonly pinned?: true
  /** The address it was left at, with what it shows there; its path when absent. */
  readonly at?: string
}
export type OpenTabs = readonly OpenTab[]

/** Which pages go when one is chosen. */
export type Closing = 'this' | 'left' | 'right' | 'others' | 'all'

/** Where the tabs survive a reload. @source SHL-003 */
export const OPEN_TABS_KEY = 'openTabs'

/** So many that nobody finds a page among them anyway. */
const MOST_TABS = 30

/**
 * The tabs with this page among them; the oldest that is not pinned makes room. A page that is open keeps its place and
 * its title.
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

/** Remembers where on a page somebody is, so that its tab leads back there. */
export function withPlace(tabs: OpenTabs, path: string, at: string): OpenTabs {
  return changed(tabs, path, ({ at: before, ...tab }) =>
    at === (before ?? tab.path)
      ? { ...tab, ...(before !== undefined && { at: before }) }
      : at === tab.path
        ? tab
        : { ...tab, at },
  )
}

/** Pins a page after the ones that are pinned, or lets it go before the ones that are not. */
export function withPin(tabs: OpenTabs, path: string, pinned: boolean): OpenTabs {
  const tab = tabs.find((one) => one.path === path)
  if (!tab || (tab.pinned === true) === pinned) return tabs
  const { pinned: _was, ...rest } = tab
  const others = tabs.filter((one) => one !== tab)
  const border = others.filter((one) => one.pinned).length
  return [...others.slice(0, border), pinned ? { ...rest, pinned } : rest, ...others.slice(border)]
}

/** Takes a page to the place of another one; pinned pages stay among themselves. */
export function withMoved(tabs: OpenTabs, path: string, to: string): OpenTabs {
  const [from, target] = [tabs.findIndex((tab) => tab.path === path), tabs.findIndex((tab) => tab.path === to)]
  const [moved, other] = [tabs[from], tabs[target]]
  if (!moved || !other || moved === other || moved.pinned !== other.pinned) return tabs
  return tabs.filter((tab) => tab !== moved).toSpliced(target, 0, moved)
}

/** What stays when pages close. Pinned ones go only when they themselves are chosen. */
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
 * The page to show when the current one closes: the nearest one that stays, the right one first, else the one that
 * never closes.
 */
export function pageAfter(tabs: OpenTabs, left: OpenTabs, current: string, home: string): string {
  const at = tabs.findIndex((tab) => tab.path === current)
  if (at < 0 || left.some(({ path }) => path === current)) return current
  const stays = (tab: OpenTab) => left.includes(tab)
  const next = tabs.slice(at + 1).find(stays) ?? tabs.slice(0, at).findLast(stays)
  return next ? (next.at ?? next.path) : home
}

/** Tabs as they were kept; anything unreadable, and any page that is no more, is dropped. */
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
  // adapter: read from outside, checked right here
  const { path, title, pinned, at } = value as Partial<Record<keyof OpenTab, unknown>>
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path) || typeof title !== 'string') return []
  // An address of the page itself: what was kept must not lead anywhere else.
  const inside = typeof at === 'string' && (at.startsWith(`${path}?`) || at.startsWith(`${path}/`))
  return [{ path, title, ...(pinned === true && { pinned }), ...(inside && { at }) }]
}
