import type { Fallback } from '../../../provider/slots/slots.ts'
import type { ProjectNavigation, ProjectSavedEvent } from '../project-events.ts'

/** @public */
export interface NewProjectProps {
  /** The case to copy; a blank one when absent. */
  readonly cloneOf?: string | null | undefined
  /** The drawer wants to be gone. What is unsaved has been asked about by then. */
  readonly onClose: () => void
  /** The new case was saved. */
  readonly onSaved?: ((event: ProjectSavedEvent) => void) | undefined
  /** 保存并进入项目: show the new case. */
  readonly onNavigate?: ((intent: ProjectNavigation) => void) | undefined
  /** Instead of the drawer when it crashes; null shows nothing. */
  readonly fallback?: Fallback | undefined
}
