import type { FangkitError } from '../../client/fangkit-error.ts'
import type { CaseQueueProps, CaseRecordProps } from '../use-open-record.ts'
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

/** The case ProjectDetail shows, what it opens for and what it notifies the host of. @public */
export interface ProjectDetailProps extends WidgetOwn, CaseRecordProps, CaseQueueProps {
  /** The case to show, or to copy with `action="CLONE"`. */
  readonly projectId?: string | undefined
  /** What the page opens for: `EDIT` by default with a `projectId`, `ADD` without. @source PRJ-005 */
  readonly action?: ProjectAction | undefined
  /** Hides every action that changes data. */
  readonly readOnly?: boolean | undefined
  /**
   * Shows only the fields named by field metadata. By default, other fields are shown as declared.
   * @source OPN-040
   */
  readonly strictMetadata?: boolean | undefined
  /** The open tab, controlled by the host. */
  readonly tab?: ProjectTab | undefined
  /** The tab that is open at first; `detail` by default. */
  readonly defaultTab?: ProjectTab | undefined
  /** The user opened another tab, or asks for it where the host controls the tab. */
  readonly onTabChange?: ((event: ProjectTabEvent) => void) | undefined
  /** Replaces modules of the library's tabs: 收支, 进度, 资料, 申请表, 项目角色. Further tabs are not possible. */
  readonly tabs?: ProjectTabModules | undefined
  /** Which sections to show in which order, including the host's own; by default all of the case. */
  readonly sections?: readonly (ProjectSectionKey | HostSection)[] | undefined
  /** The section to start at; a new value scrolls there. */
  readonly section?: string | undefined
  /** The field to start at, as for `goToField`; a new value scrolls there. */
  readonly field?: string | undefined
  /** The section that opens in edit mode, if the user has the right and the status check allows it. */
  readonly defaultEditing?: string | undefined
  /** A section entered or left edit mode. */
  readonly onEditingChange?: ((event: ProjectEditingEvent) => void) | undefined
  /** The case was saved. */
  readonly onSaved?: ((event: ProjectSavedEvent) => void) | undefined
  /**
   * A new case was saved: the host may switch to its address, and the widget continues with it in any case. Or a new
   * case was discarded.
   */
  readonly onNavigate?: ((intent: ProjectNavigation) => void) | undefined
  /** The case is on screen. */
  readonly onReady?: (() => void) | undefined
  /** The case could not be loaded. */
  readonly onError?: ((error: FangkitError) => void) | undefined
}
