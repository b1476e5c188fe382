import type { Fallback } from '../../../provider/slots/slots.ts'
import type { ProjectNavigation, ProjectSavedEvent } from '../project-events.ts'

/** The case a new one is copied from, and what the drawer notifies the host of. @public */
export interface NewProjectProps {
  /** The case to copy; a blank one by default. */
  readonly cloneOf?: string | null | undefined
  /** The address of the house the form begins with; a copy has its own. */
  readonly address?: string | undefined
  /** The drawer asks to be closed, after unsaved changes are settled. */
  readonly onClose: () => void
  /** The new case was saved. */
  readonly onSaved?: ((event: ProjectSavedEvent) => void) | undefined
  /** 保存并进入项目: shows the new case. */
  readonly onNavigate?: ((intent: ProjectNavigation) => void) | undefined
  /** Shown instead of the drawer when it crashes; null shows nothing. */
  readonly fallback?: Fallback | undefined
}
