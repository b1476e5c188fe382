import type { ReactElement } from 'react'
import type { Fallback } from '../../provider/slots.ts'
import { WidgetFrame } from '../widget-frame.tsx'
import { NewProjectDrawer } from './new-project-drawer.tsx'
import type { ProjectNavigation, ProjectSavedEvent } from './project-events.ts'

/** @public */
export interface NewProjectProps {
  /** The case to copy; a blank one when absent. */
  readonly cloneOf?: string | null | undefined
  /** The drawer wants to be gone. What is unsaved has been asked about by then. */
  readonly onClose: () => void
  readonly onSaved?: ((event: ProjectSavedEvent) => void) | undefined
  /** 保存并进入项目: show the new case. */
  readonly onNavigate?: ((intent: ProjectNavigation) => void) | undefined
  readonly fallback?: Fallback | undefined
}

/**
 * The drawer in which a case is created, open as long as it is mounted. For managers and service-provider employees.
 *
 * @source PRJ-037, PRJ-038
 * @public
 */
export function NewProject({ fallback, ...drawer }: NewProjectProps): ReactElement {
  return (
    <WidgetFrame name="new-project" fallback={fallback}>
      <NewProjectDrawer {...drawer} />
    </WidgetFrame>
  )
}
