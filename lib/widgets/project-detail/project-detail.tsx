import { forwardRef, type ReactElement } from 'react'
import { useDeclaredProps } from '../use-declared-props.ts'
import { WidgetFrame } from '../widget-frame.tsx'
import type { ProjectDetailProps } from './project-detail-props.ts'
import type { ProjectDetailHandle } from './project-events.ts'
import { ProjectHost } from './project-host.tsx'

const table =
  process.env.NODE_ENV === 'production'
    ? null
    : () => import('./project-detail-table.ts').then(({ projectDetailTable }) => projectDetailTable)

/**
 * A case: its basic requirements to read and to fill in, and everything that belongs to it.
 *
 * @public
 */
export const ProjectDetail = forwardRef<ProjectDetailHandle, ProjectDetailProps>(
  function ProjectDetail(props, ref): ReactElement {
    useDeclaredProps(table, props)
    const { messages, components, appearance, fallback, onEvent, ...rest } = props
    return (
      <WidgetFrame name="project-detail" own={{ messages, components, appearance, fallback, onEvent }}>
        <ProjectHost {...rest} handle={ref} />
      </WidgetFrame>
    )
  },
)
