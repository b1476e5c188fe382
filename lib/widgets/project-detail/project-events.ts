import type { Stored } from '../../contract/output.ts'
import type { Project } from '../../domain/project/project.ts'

/** What a project page opens for. @public */
export type ProjectAction = 'VIEW' | 'ADD' | 'EDIT' | 'CLONE'

/** The tabs of the project page. @source PRJ-006, rulings 13 and 28 @public */
export type ProjectTab = 'overview' | 'detail' | 'fees' | 'flow' | 'papers' | 'forms' | 'roles'

/** A project was saved. @public */
export interface ProjectSavedEvent {
  /** Key of the case. */
  readonly projectId: string
  /** The case as the server stored it. */
  readonly record: Stored<Project>
  /** True when the project is new. */
  readonly created: boolean
  /** Which of the two widgets saved it. */
  readonly source: 'project-detail' | 'new-project'
}

/** A widget asks the host to navigate. @public */
export type ProjectNavigation =
  /** A new case was saved, and its page should open. */
  | {
      readonly to: 'project'
      readonly params: { readonly projectId: string }
      readonly source: 'project-detail' | 'new-project'
    }
  /** The user discarded a new case. */
  | { readonly to: 'back'; readonly source: 'project-detail' }

/** A tab was opened. @public */
export interface ProjectTabEvent {
  /** The tab that is open now. */
  readonly tab: ProjectTab
  readonly source: 'project-detail'
}

/** A section entered or left edit mode. @public */
export interface ProjectEditingEvent {
  /** Key of the section; null when none is edited any longer. */
  readonly section: string | null
  readonly source: 'project-detail'
}

/** Methods a host can call on ProjectDetail. @public */
export interface ProjectDetailHandle {
  /** Loads the case again; unsaved values stay. */
  refresh(): void
  /**
   * Expands the parts around a field, scrolls there, focuses and highlights it. The address is `hf20HouseAddress`, or
   * with its section `basic/hf20HouseAddress`. False when the field is not on screen.
   */
  goToField(address: string): Promise<boolean>
  /** Focuses the field search, for example from a shortcut of the host. */
  openSearch(): void
  /** True when the page has unsaved changes. */
  isDirty(): boolean
  /** Asks about unsaved changes: 保存, 放弃, 继续编辑. True when the page may be left. */
  requestLeave(): Promise<boolean>
}
