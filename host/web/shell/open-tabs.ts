/** A page kept at hand in the header. */
export interface OpenTab {
  readonly path: string
  readonly title: string
}
export type OpenTabs = readonly OpenTab[]

/** Where the tabs survive a reload. @source SHL-003 */
export const OPEN_TABS_KEY = 'openTabs'

/** So many that nobody finds a page among them anyway. */
const MOST_TABS = 30

/** The tabs with this page among them; the oldest makes room. A page that is open keeps its place and its title. */
export function withTab(tabs: OpenTabs, tab: OpenTab): OpenTabs {
  if (tabs.some(({ path }) => path === tab.path)) return tabs
  return [...tabs, tab].slice(-MOST_TABS)
}

export function withTitle(tabs: OpenTabs, path: string, title: string): OpenTabs {
  return tabs.some((tab) => tab.path === path && tab.title !== title) ? tabs.map((tab) => (tab.path === path ? { path, title } : tab)) : tabs
}

export function withoutTab(tabs: OpenTabs, path: string): OpenTabs {
  return tabs.filter((tab) => tab.path !== path)
}

/** The page to show when this one closes: its right neighbour, else its left one, else the one that never closes. */
export function neighbourOf(tabs: OpenTabs, path: string, pinned: string): string {
  const at = tabs.findIndex((tab) => tab.path === path)
  return (tabs[at + 1] ?? tabs[at - 1])?.path ?? pinned
}

/** Tabs as they were kept; anything unreadable, and any page that is no more, is dropped. */
export function readTabs(text: string | null, isKnown: (path: string) => boolean): OpenTabs {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(kept)) return []
    const tabs = kept.filter(isTab).filter(({ path }) => isKnown(path))
    return tabs.filter((tab, at) => tabs.findIndex(({ path }) => path === tab.path) === at).slice(-MOST_TABS)
  } catch {
    return []
  }
}

function isTab(value: unknown): value is OpenTab {
  if (typeof value !== 'object' || value === null) return false
  const { path, title } = value as Partial<Record<keyof OpenTab, unknown>> // adapter: read from outside, checked right here
  return typeof path === 'string' && path.startsWith('/') && typeof title === 'string'
}
