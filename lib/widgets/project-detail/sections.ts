import type { ComponentType } from 'react'
import type { Scope } from '../../catalogue/kind.ts'
import type { ProjectFacts } from '../../domain/facts.ts'
import type { ProjectSection } from '../../domain/project/section.ts'
import type { EntityFormApi } from '../../form/entity-form-context.ts'
import type { FangkitError } from '../../client/fangkit-error.ts'
import type { Readiness } from '../../domain/project/readiness.ts'

/** Key of a section of the information tab. @public */
export type ProjectSectionKey = ProjectSection['key']

/** True for a section with one form of its own; people are edited one by one. */
export const hasOwnForm = (section: string): boolean => section !== 'buyers' && section !== 'owners'

/** How a section is edited: one place on the page at a time, with one edit bar. @public */
export interface SectionEditing {
  /** True while the section, or a place in it, is edited. */
  readonly active: boolean
  /**
   * The place inside the section that is edited, by the name passed to `open`; null for the section itself, and while
   * it is not active.
   */
  readonly place: string | null
  /** True while the status is being checked. */
  readonly opening: boolean
  /** The place of the section whose status check is running; null for the section itself, and when none is running. */
  readonly openingPlace: string | null
  /** Why the case may not be edited now, from the server. */
  readonly blocked: string | null
  /**
   * Asks the open form about its changes, checks the status, then sets `active`. True once the form of that place is
   * registered; false when the user stays, the server refuses, or it is closed first.
   *
   * @source PRJ-042
   */
  readonly open: (place?: string) => Promise<boolean>
  /** Ends the editing without asking about unsaved changes. */
  readonly close: () => void
  /**
   * Asks the open form, anywhere on the page, about its changes, then closes it; true when no form is open any longer.
   */
  readonly leave: () => Promise<boolean>
  /**
   * Only checks the status, for actions outside a form: a dialog, a removal. A refusal is shown, and set as `blocked`.
   * @source PRJ-042
   */
  readonly check: () => Promise<boolean>
  /** Element for the edit bar, which stays visible below all sections. */
  readonly barSlot: Element | null
  /** Registers the form of the section while it is edited; null when it closes. */
  readonly register: (form: EntityFormApi | null) => void
}

/** A part of a section, listed below it in the section list. @public */
export interface SectionPart {
  /** Unique in the section; the second part of `data-section`. */
  readonly key: string
  readonly title: string
  /** What the current step requires of it; absent where nothing is counted. */
  readonly readiness?: Readiness | null | undefined
  /** Opens it; the page then scrolls to the element with `data-section="section/part"`. */
  readonly open: () => void
}

/** Why a section cannot show its data, and how to load them again. @public */
export interface SectionFailure {
  /** What refused the data; its `userMessage` is shown. */
  readonly error: FangkitError
  /** Asks for the data again. */
  readonly retry: () => void
}

/** Props of a section, which draws its own card. @public */
export interface ProjectSectionProps {
  /** Null before the case is saved. */
  readonly projectId: string | null
  /** The heading of the card. */
  readonly title: string
  /** True hides every action that changes data. */
  readonly readOnly: boolean
  /** Facts of the case as it is on screen, including unsaved basic requirements. */
  readonly facts: ProjectFacts & Scope
  /** Whether this section is edited, and how to begin and end that. */
  readonly editing: SectionEditing
  /** Grows with every save of the case, and when the user refreshes it: a section then has to load its data again. */
  readonly refreshes: number
  /**
   * Reports how many fields the current step requires, and how many are filled in; null while that is unknown, or where
   * nothing is counted. Keeps its identity, as `onParts` does.
   */
  readonly onReadiness: (readiness: Readiness | null) => void
  /** Reports the parts of the section whenever they change. */
  readonly onParts: (parts: readonly SectionPart[]) => void
  /** Reports that the data cannot be loaded; null once they can. Keeps its identity. */
  readonly onFailure?: ((failure: SectionFailure | null) => void) | undefined
}

/** A section that the host provides. @public */
export interface HostSection {
  /** Identifies the section in the list of sections and in links; unique on the page. */
  readonly key: string
  /** The heading of the card and the text in the list of sections. */
  readonly title: string
  /** Draws the section. */
  readonly Component: ComponentType<ProjectSectionProps>
}
