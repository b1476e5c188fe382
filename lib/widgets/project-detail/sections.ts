import type { ComponentType } from 'react'
import type { Scope } from '../../catalogue/kind.ts'
import type { ProjectFacts } from '../../domain/facts.ts'
import type { ProjectSection } from '../../domain/project/section.ts'
import type { EntityFormApi } from '../../form/entity-form-context.ts'
import type { Readiness } from '../../form/readiness.ts'

/** The sections of the information tab. @public */
export type ProjectSectionKey = ProjectSection['key']

/** How a section is edited: one at a time, with one bar. @public */
export interface SectionEditing {
  readonly active: boolean
  /** The status is being checked. */
  readonly opening: boolean
  /** Why the case may not be edited now, as the server said. */
  readonly blocked: string | null
  /** Asks the section that is being edited what becomes of its changes, checks the status, then turns active. @source PRJ-042 */
  readonly open: () => void
  readonly close: () => void
  /** Where the bar goes: it stays in sight below all sections. */
  readonly barSlot: Element | null
  /** The form of the section while it is edited. */
  readonly register: (form: EntityFormApi | null) => void
}

/** What a section is given; it draws its own card. @public */
export interface ProjectSectionProps {
  /** Null before the case is saved. */
  readonly projectId: string | null
  readonly title: string
  readonly readOnly: boolean
  /** The case as it is on screen, also while its basic requirements are being edited. */
  readonly facts: ProjectFacts & Scope
  readonly editing: SectionEditing
  readonly onReadiness: (readiness: Readiness | null) => void
}

/** A section of the host's own. @public */
export interface HostSection {
  readonly key: string
  readonly title: string
  readonly Component: ComponentType<ProjectSectionProps>
}

/** The modules the library brings along. A section without one says that there is no record. */
export const SECTION_MODULES: { readonly [K in Exclude<ProjectSectionKey, 'basic'>]?: ComponentType<ProjectSectionProps> } = {}

/** A section on the page. */
export interface PageSection {
  readonly key: string
  readonly title: string
  /** Null for the basic requirements, and where nothing is installed. */
  readonly Component: ComponentType<ProjectSectionProps> | null
}

type Shown = readonly { readonly key: ProjectSectionKey; readonly title: string }[]

/** The sections the case shows, those the host wants of them, in its order, and its own. */
export function arrangeSections(shown: Shown, wanted: readonly (ProjectSectionKey | HostSection)[] | undefined): readonly PageSection[] {
  const own = ({ key, title }: Shown[number]): PageSection => ({ key, title, Component: key === 'basic' ? null : (SECTION_MODULES[key] ?? null) })
  if (wanted === undefined) return shown.map(own)
  return wanted.flatMap((section) => (typeof section === 'string' ? shown.filter(({ key }) => key === section).map(own) : [section]))
}
