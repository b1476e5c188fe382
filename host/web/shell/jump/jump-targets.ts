import type { ReactElement } from 'react'
import { findInName, readingsOf } from 'fangkit/domain'
import type { TagTone } from 'fangkit/ui'
import { foundIn, leaves, type MenuNode } from '../menu/menu-tree.ts'
import type { OpenTab, OpenTabs } from '../tabs/open-tabs.ts'

/** Something that can be opened or done. */
export interface Target {
  /** The same for the same thing, whatever was typed; its use is remembered by it. */
  readonly id: string
  /** Where it leads, or what it does. */
  readonly go: string | (() => void)
  readonly name: string
  /** The characters of the name that were found, as code points. */
  readonly marked?: ReadonlySet<number>
  /** Short words after the name, such as the side of a customer. */
  readonly tags?: readonly string[]
  /** What it belongs to. */
  readonly note: string
  readonly icon: string | ReactElement | null
  readonly state?: { readonly text: string; readonly tone: TagTone }
  /** Shown in two lines, with the first character of the name instead of an icon. */
  readonly person?: true
}

export type GroupKey = 'openCase' | 'people' | 'projects' | 'verbs' | 'pages' | 'accounts' | 'recent' | 'offers'

/** The targets under one heading. */
export interface TargetGroup {
  readonly key: GroupKey
  /** What the heading is about, such as the address of the open case. */
  readonly about?: string
  readonly targets: readonly Target[]
  /** How many were found, when those are more than `targets`. */
  readonly total?: number
}

/**
 * Maximum number of targets under a heading: usually, where only some groups are searched, and of pages opened last.
 */
const MOST = 4
const MOST_SCOPED = 12
const MOST_RECENT = 8

export interface Match {
  readonly marked: ReadonlySet<number>
  /** Smaller is better. */
  readonly rank: number
  readonly byPinyin: boolean
}

const EVERYTHING: Match = { marked: new Set(), rank: 0, byPinyin: false }

/** Returns how a name matches the text, by its characters or its pinyin; null when it does not. */
export function matchName(name: string, text: string, readings: string | null = null): Match | null {
  if (text === '') return EVERYTHING
  const found = findInName(name, text, readings === null ? undefined : readingsOf(readings))
  if (!found) return null
  return { marked: charactersBetween(found.from, found.to), rank: found.rank, byPinyin: found.by === 'pinyin' }
}

export const charactersBetween = (from: number, to: number): ReadonlySet<number> =>
  new Set(Array.from({ length: to - from }, (_, at) => from + at))

/** Returns candidates that match the text, the best first; equal ones stay in their order. */
export function matching<T extends { readonly name: string; readonly readings?: string | null }>(
  candidates: readonly T[],
  text: string,
): readonly (T & { readonly match: Match })[] {
  return candidates
    .flatMap((one) => {
      const match = matchName(one.name, text, one.readings ?? null)
      return match ? [{ ...one, match }] : []
    })
    .toSorted((one, other) => one.match.rank - other.match.rank)
}

/** Returns the pages opened last, the latest first, without the one that is shown. */
export function recentTargets(nodes: readonly MenuNode[], tabs: OpenTabs, current: string): TargetGroup {
  const icons = new Map(leaves(nodes).map(({ path, icon }) => [path, icon]))
  const others = tabs.toReversed().filter(({ path }) => path !== current)
  return {
    key: 'recent',
    targets: others.slice(0, MOST_RECENT).map((tab) => ({ ...tabTarget(tab), icon: icons.get(tab.path) ?? 'history' })),
  }
}

const tabTarget = ({ path, title, at }: OpenTab): Target => ({
  id: path,
  go: at ?? path,
  name: title,
  note: '',
  icon: 'history',
})

/** Below any match of the name: the words are in the names above the entry, or in its address. */
const ELSEWHERE = 9

/** Returns the entries of the menu that match, by name, pinyin, or the names above them. */
export function pageTargets(nodes: readonly MenuNode[], text: string): TargetGroup {
  const above = new Map(foundIn(nodes, '').map(({ node, above: names }) => [node.code, names]))
  const inPath = new Set(foundIn(nodes, text).map(({ node: { code } }) => code))
  const found = leaves(nodes)
    .flatMap((node) => {
      const match = matchName(node.name, text, node.readings)
      return match || inPath.has(node.code) ? [{ node, match: match ?? { ...EVERYTHING, rank: ELSEWHERE } }] : []
    })
    .toSorted((one, other) => one.match.rank - other.match.rank)
  return {
    key: 'pages',
    targets: found.map(({ node: { code, path, name, icon }, match: { marked } }) => ({
      id: path ?? code,
      go: path ?? '',
      name,
      marked,
      note: above.get(code) ?? '',
      icon,
    })),
  }
}

/** How much of each group is shown. */
export interface Shown {
  /** Something is searched. */
  readonly typed: boolean
  /** Only some groups are searched. */
  readonly scoped: boolean
}

/**
 * Returns the groups that have targets, what was used last first, and at most a few under each heading.
 * @param used ids of targets, the last used first
 */
export function ranked(
  groups: readonly TargetGroup[],
  used: readonly string[],
  { typed, scoped }: Shown,
): readonly TargetGroup[] {
  const place = new Map(used.map((id, at) => [id, at]))
  const of = ({ id }: Target): number => place.get(id) ?? used.length
  const most = scoped || !typed ? MOST_SCOPED : MOST
  return groups.flatMap((group) => {
    if (group.targets.length === 0) return []
    // Pages have the order in which they were opened, and tabs of a case that of the page.
    const sorted =
      typed || group.key === 'verbs' ? group.targets.toSorted((one, other) => of(one) - of(other)) : group.targets
    return [{ ...group, targets: sorted.slice(0, most), total: Math.max(group.total ?? 0, sorted.length) }]
  })
}

/** The highlighted target: the one that was pointed at while it is still listed, otherwise the first. */
export function highlightedOf(targets: readonly Target[], pointed: string | null): Target | undefined {
  return targets.find(({ id }) => id === pointed) ?? targets[0]
}

/** The target a key moves the highlight to: the next one, the one before, or the first of the next group. */
export function moved(groups: readonly TargetGroup[], from: Target | undefined, step: 1 | -1): Target | undefined {
  const targets = groups.flatMap((group) => group.targets)
  const at = from ? targets.indexOf(from) : -1
  return targets.at((at + step + targets.length) % targets.length)
}

export function firstOfNextGroup(groups: readonly TargetGroup[], from: Target | undefined): Target | undefined {
  const at = groups.findIndex((group) => from !== undefined && group.targets.includes(from))
  return groups[at + 1]?.targets[0]
}
