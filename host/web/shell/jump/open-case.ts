import { matchPath } from 'react-router'
import {
  fieldPlaces,
  house,
  loan,
  matchPlaces,
  NO_OVERLAY,
  project,
  type ProjectSection,
  member,
  type Scope,
  sectionsOf,
  trade,
} from 'fangkit/domain'
import { PATHS, projectPath } from '../../paths.ts'
import type { OpenTabs } from '../tabs/open-tabs.ts'
import { matching, type Target } from './jump-targets.ts'
import { messages } from './jump-messages.ts'

/** The case whose page is shown. */
export interface OpenCase {
  readonly id: string
  readonly title: string
}

/** @param path the address of the page that is shown */
export function openCaseOf(path: string, tabs: OpenTabs): OpenCase | null {
  const id = matchPath(PATHS.project, path)?.params['id']
  return id === undefined ? null : { id, title: tabs.find((tab) => tab.path === path)?.title ?? '' }
}

/** A person of the open case, as the page of the case lists them. */
export interface CasePerson {
  readonly key: string
  readonly name: string
  /** The section their card is in. */
  readonly section: ProjectSection['key']
  readonly values: Scope
}

/** The sections with one record each; a field in them is reached by its name. */
const ENTITIES: Partial<
  Readonly<Record<ProjectSection['key'], typeof project | typeof house | typeof trade | typeof loan>>
> = { basic: project, house, trade, loan }

const TAB_ICONS = { detail: 'folder-kanban', fees: 'wallet', flow: 'workflow', papers: 'files', forms: 'file-text' }

/** Returns the tabs of the open case that match. */
export function caseTabTargets({ id }: OpenCase, text: string): readonly Target[] {
  return matching(messages.caseTabs, text).map(({ tab, name, match: { marked } }) => ({
    id: `tab ${tab}`,
    go: projectPath(id, tab === 'detail' ? {} : { tab }),
    name,
    marked,
    note: '',
    icon: TAB_ICONS[tab],
  }))
}

/**
 * Returns the fields of the open case that match, those of each of its people too, without those a rule hides.
 * @param facts the basic requirements of the case; null while they are unknown
 */
export function fieldTargets(
  { id }: OpenCase,
  facts: Scope | null,
  text: string,
  people: readonly CasePerson[] = [],
): readonly Target[] {
  if (text === '' || facts === null) return []
  const places = sectionsOf(facts).flatMap(({ key, title }) => {
    const entity = ENTITIES[key]
    const own = entity ? fieldPlaces(entity, facts, NO_OVERLAY, [title]).map((place) => ({ ...place, key })) : []
    const ofPeople = people
      .filter(({ section }) => section === key)
      .flatMap((person) =>
        fieldPlaces(member, { ...facts, ...person.values }, NO_OVERLAY, [title, person.name]).map((place) => ({
          ...place,
          key: person.key,
        })),
      )
    return [...own, ...ofPeople].filter(({ shown }) => shown)
  })
  return matchPlaces(places, text).map(({ place: { key, name, parts }, path, matched }) => {
    const label = parts.at(-1) ?? ''
    const start = path.length - label.length
    return {
      id: `field ${key}/${name}`,
      go: projectPath(id, { field: `${key}/${name}` }),
      name: label,
      marked: new Set([...label].flatMap((_character, at) => (matched.has(start + at) ? [at] : []))),
      note: parts.slice(0, -1).join(' · '),
      icon: 'text-cursor-input',
    }
  })
}
