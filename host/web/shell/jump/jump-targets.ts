import { foundIn, leaves, type MenuNode } from '../menu/menu-tree.ts'
import type { OpenTabs } from '../tabs/open-tabs.ts'

/** A page or a case to open. */
export interface Target {
  readonly id: string
  readonly path: string
  readonly name: string
  /** The menu group it is in, or what it belongs to. */
  readonly note: string
  readonly icon: string | null
}

/** The targets under one heading. */
export interface TargetGroup {
  readonly key: 'recent' | 'pages' | 'projects'
  readonly targets: readonly Target[]
}

/** Maximum number of pages listed. */
const MOST = 8

/** Returns the pages to open: the most recent ones while nothing is typed, otherwise the matching menu entries. */
export function pageTargets(nodes: readonly MenuNode[], tabs: OpenTabs, text: string): readonly TargetGroup[] {
  const recent = tabs
    .toReversed()
    .filter(({ title }) => text === '' || title.toLowerCase().includes(text.toLowerCase()))
  const icons = new Map(leaves(nodes).map(({ path, icon }) => [path, icon]))
  const found =
    text === '' ? [] : foundIn(nodes, text).filter(({ node: { path } }) => !recent.some((tab) => tab.path === path))
  return [
    {
      key: 'recent' as const,
      targets: recent.slice(0, MOST).map(({ path, title, at }) => ({
        id: `recent ${path}`,
        path: at ?? path,
        name: title,
        note: '',
        icon: icons.get(path) ?? 'history',
      })),
    },
    {
      key: 'pages' as const,
      targets: found.slice(0, MOST).map(({ node: { code, path, name, icon }, above }) => ({
        id: `page ${code}`,
        path: path ?? '',
        name,
        note: above,
        icon,
      })),
    },
  ].filter(({ targets }) => targets.length > 0)
}
