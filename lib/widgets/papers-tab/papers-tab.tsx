import { forwardRef, type ReactElement } from 'react'
import { useDeclaredProps } from '../use-declared-props.ts'
import { WidgetFrame } from '../widget-frame.tsx'
import { PapersHost } from './papers-host.tsx'
import type { PapersTabHandle, PapersTabProps } from './papers-tab-props.ts'

const table =
  process.env.NODE_ENV === 'production'
    ? null
    : () => import('./papers-tab-table.ts').then(({ papersTabTable }) => papersTabTable)

/**
 * The papers of a case: which are required from whom and for which jobs, which are present, and how to submit them.
 *
 * @public
 */
export const PapersTab = forwardRef<PapersTabHandle, PapersTabProps>(function PapersTab(props, ref): ReactElement {
  useDeclaredProps(table, props)
  const { messages, components, appearance, fallback, onEvent, ...rest } = props
  return (
    <WidgetFrame name="papers-tab" own={{ messages, components, appearance, fallback, onEvent }}>
      {/* A new case resets the widget. */}
      <PapersHost key={rest.projectId} {...rest} handle={ref} />
    </WidgetFrame>
  )
})
