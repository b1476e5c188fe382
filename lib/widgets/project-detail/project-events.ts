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
  | { readonly to: 'project'; readonly params: { readonly projectId: string }; readonly source: 'project-detail' | 'new-project' }
  /** A new case was given up. */
  | { readonly to: 'back'; readonly source: 'project-detail' }

/** A tab was opened. @public */
export interface ProjectTabEvent {
  readonly tab: ProjectTab
  readonly source: 'project-detail'
}
