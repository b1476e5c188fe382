import type { FangkitError } from '../../client/fangkit-error.ts'
import type { WidgetOwn } from '../widget-providers.tsx'
import type {
  ProjectAction,
  ProjectEditingEvent,
  ProjectNavigation,
  ProjectSavedEvent,
  ProjectTab,
  ProjectTabEvent,
} from './project-events.ts'
import type { HostSection, ProjectSectionKey } from './sections.ts'
import type { ProjectTabModules } from './tabs.ts'

/** What ProjectDetail takes. @public */
export interface ProjectDetailProps extends WidgetOwn {
  /** The case to show, or to copy with `action="CLONE"`. */
  readonly projectId?: string | undefined
  /** `EDIT` for a case, `ADD` without one. @source PRJ-005 */
  readonly action?: ProjectAction | undefined
  /** Nothing that changes anything is offered. */
  readonly readOnly?: boolean | undefined
  /**
   * Shows nothing but the fields that field metadata names; without it those it does not name are shown as they are
   * declared.
   * @source OPN-040
   */
  readonly strictMetadata?: boolean | undefined
  /** The tab that is open; the host decides. */
  readonly tab?: ProjectTab | undefined
  /** The tab that is open at first; `detail` when absent. */
  readonly defaultTab?: ProjectTab | undefined
  /** Another tab was opened, or is asked for where the host decides. */
  readonly onTabChange?: ((event: ProjectTabEvent) => void) | undefined
  /** The host's own in place of the library's tabs: 收支, 进度, 资料, 申请表, 项目角色. There are no further ones. */
  readonly tabs?: ProjectTabModules | undefined
  /** Which sections to show, in which order, and the host's own; all of the case's when absent. */
  readonly sections?: readonly (ProjectSectionKey | HostSection)[] | undefined
  /** The section to begin at; a new value leads there. */
  readonly section?: string | undefined
  /** The field to begin at, as for `goToField`; a new value leads there. */
  readonly field?: string | undefined
  /** The section that opens in edit mode, if the person may edit and the status check agrees. */
  readonly defaultEditing?: string | undefined
  /** A section is being edited, or none any more. */
  readonly onEditingChange?: ((event: ProjectEditingEvent) => void) | undefined
  /** The case was saved. */
  readonly onSaved?: ((event: ProjectSavedEvent) => void) | undefined
  /**
   * A new case exists: the host may turn to its address; the widget goes on with it in any case. Or a new case was
   * given up.
   */
  readonly onNavigate?: ((intent: ProjectNavigation) => void) | undefined
  /** The case is on screen. */
  readonly onReady?: (() => void) | undefined
  /** The case could not be loaded. */
  readonly onError?: ((error: FangkitError) => void) | undefined
}
