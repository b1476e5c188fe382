import type { Stored } from '../../contract/output.ts'
import type { Project } from '../../domain/project/project.ts'

/** What a project is opened for. @public */
export type ProjectAction = 'VIEW' | 'ADD' | 'EDIT' | 'CLONE'

/** The tabs of the project page. @source PRJ-006, ruling 13 @public */
export type ProjectTab = 'detail' | 'fees' | 'flow' | 'papers' | 'forms' | 'roles'

/** A project was saved. @public */
export interface ProjectSavedEvent {
  readonly projectId: string
  readonly record: Stored<Project>
  /** It did not exist before. */
  readonly created: boolean
  readonly source: 'project-detail' | 'new-project'
}

/** A widget asks to go somewhere; the host decides how. @public */
export type ProjectNavigation =
  | {
      readonly to: 'project'
      readonly params: { readonly projectId: string }
      readonly source: 'project-detail' | 'new-project'
    }
  /** A new case was given up. */
  | { readonly to: 'back'; readonly source: 'project-detail' }

/** A tab was opened. @public */
export interface ProjectTabEvent {
  readonly tab: ProjectTab
  readonly source: 'project-detail'
}

/** A section is being edited, or none any more. @public */
export interface ProjectEditingEvent {
  readonly section: string | null
  readonly source: 'project-detail'
}

/** What a host may ask of the page. @public */
export interface ProjectDetailHandle {
  /** Loads the case again; what is being typed stays. */
  refresh(): void
  /**
   * Opens what a field lies in, scrolls there, focuses and rings it: `hf20HouseAddress`, or with its section in front,
   * `basic/hf20HouseAddress`.
   * False when it is not on screen.
   */
  goToField(address: string): Promise<boolean>
  /** Puts the caret into the field search, for a host whose own keys lead there. */
  openSearch(): void
  /** Something on the page is not saved. */
  isDirty(): boolean
  /** Asks what becomes of unsaved changes: 保存, 放弃, 继续编辑. True when the page may be left. */
  requestLeave(): Promise<boolean>
}
