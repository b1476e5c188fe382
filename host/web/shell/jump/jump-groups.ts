import { matchPath } from 'react-router'
import type { Scope } from 'fangkit/domain'
import { PATHS } from '../../paths.ts'
import type { MenuNode } from '../menu/menu-tree.ts'
import type { OpenTabs } from '../tabs/open-tabs.ts'
import { matching, pageTargets, recentTargets, type Target, type TargetGroup } from './jump-targets.ts'
import { type CasePerson, caseTabTargets, fieldTargets, type OpenCase } from './open-case.ts'
import type { Found } from './use-found.ts'

export interface Searched {
  readonly text: string
  readonly found: Pick<Found, 'people' | 'projects'>
  readonly accounts: TargetGroup
  readonly verbs: TargetGroup
  readonly nodes: readonly MenuNode[]
  readonly tabs: OpenTabs
  readonly current: string
  readonly openCase: OpenCase | null
  readonly facts: Scope | null
  /** The people of the open case. */
  readonly casePeople: readonly CasePerson[]
}

/** Returns the groups in their order: the open case first, then customers, cases, verbs, lists and accounts. */
export function groupsOf(searched: Searched): readonly TargetGroup[] {
  const { text, found, accounts, verbs, nodes, tabs, current, openCase, facts, casePeople } = searched
  const ofCase: TargetGroup = {
    key: 'openCase',
    about: openCase?.title ?? '',
    targets: openCase ? [...caseTabTargets(openCase, text), ...fieldTargets(openCase, facts, text, casePeople)] : [],
  }
  if (text === '') return [ofCase, recentTargets(nodes, tabs, current), verbs]
  return [
    ofCase,
    { ...found.people, targets: openFirst(found.people.targets, current) },
    { ...found.projects, targets: openFirst(withOpenTabs(found.projects.targets, tabs, text), current) },
    verbs,
    pageTargets(nodes, text),
    accounts,
  ]
}

const openFirst = (targets: readonly Target[], current: string): readonly Target[] =>
  targets.toSorted((one, other) => Number(other.go === current) - Number(one.go === current))

/** Cases that are open in a tab are found at once; the answer of the server replaces them, each listed once. */
function withOpenTabs(answered: readonly Target[], tabs: OpenTabs, text: string): readonly Target[] {
  const open = tabs.filter(({ path }) => matchPath(PATHS.project, path) !== null)
  const known = new Map(answered.map((target) => [target.id, target]))
  const first = matching(
    open.map(({ path, title }) => ({ path, name: title })),
    text,
  ).map(
    ({ path, name, match: { marked } }): Target =>
      known.get(path) ?? { id: path, go: path, name, marked, note: '', icon: 'folder-kanban' },
  )
  const firstIds = new Set(first.map(({ id }) => id))
  return [...first, ...answered.filter(({ id }) => !firstIds.has(id))]
}
