import type { ComponentType } from 'react'
import type { Scope } from '../../catalogue/kind.ts'
import type { ProjectFacts } from '../../domain/facts.ts'
import type { ProjectSection } from '../../domain/project/section.ts'
import type { EntityFormApi } from '../../form/entity-form-context.ts'
import type { Readiness } from '../../domain/project/readiness.ts'

/** The sections of the information tab. @public */
export type ProjectSectionKey = ProjectSection['key']

/** How a section is edited: one place on the page at a time, with one bar. @public */
export interface SectionEditing {
  readonly active: boolean
  /**
   * What inside of the section is edited, by the name it was opened with; null for the section itself, and while it is
   * not active.
   */
  readonly place: string | null
  /** The status is being checked. */
  readonly opening: boolean
  /**
   * For which place of the section the status is being checked; null for the section itself, and at all other times.
   */
  readonly openingPlace: string | null
  /** Why the case may not be edited now, as the server said. */
  readonly blocked: string | null
  /**
   * Asks the form that is open what becomes of its changes, checks the status, then turns active. True once the form of
   * that place is registered; false when the person stays, the server refuses, or it is closed before.
   *
   * @source PRJ-042
   */
  readonly open: (place?: string) => Promise<boolean>
  readonly close: () => void
  /**
   * Asks the form that is open, wherever on the page, what becomes of its changes, then closes it; true when nothing is
   * open any more.
   */
  readonly leave: () => Promise<boolean>
  /**
   * Only checks the status, for what is not edited in place: a dialog, a removal. A refusal is told and shown as
   * `blocked`.
   * @source PRJ-042
   */
  readonly check: () => Promise<boolean>
  /** Where the bar goes: it stays in sight below all sections. */
  readonly barSlot: Element | null
  /** The form of the section while it is edited. */
  readonly register: (form: EntityFormApi | null) => void
}

/** A part of a section, listed below it in the section list. @public */
export interface SectionPart {
  readonly key: string
  readonly title: string
  /** Opens it; the page then scrolls to the element that carries `data-section="section/part"`. */
  readonly open: () => void
  /** Named in the strip above, beside whom the case is about. */
  readonly inStrip?: boolean
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
  /**
   * Grows with every save of the case, and when the person asks for everything of it anew: then whatever a section
   * loaded is out of date.
   */
  readonly refreshes: number
  /**
   * Tells what of it the current step requires, and how much of that is filled in; null while that is not known, or
   * where nothing is counted. Keeps its identity, as `onParts` does.
   */
  readonly onReadiness: (readiness: Readiness | null) => void
  /** Tells what the section consists of, as often as that changes. */
  readonly onParts: (parts: readonly SectionPart[]) => void
}

/** A section of the host's own. @public */
export interface HostSection {
  readonly key: string
  readonly title: string
  readonly Component: ComponentType<ProjectSectionProps>
}
