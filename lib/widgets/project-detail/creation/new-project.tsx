import type { ReactElement } from 'react'
import { WidgetFrame } from '../../widget-frame.tsx'
import { NewProjectDrawer } from './new-project-drawer.tsx'
import type { NewProjectProps } from './new-project-props.ts'

/**
 * The drawer in which a case is created; it is open while mounted. For managers and service-provider employees.
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
