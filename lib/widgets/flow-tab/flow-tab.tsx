import { forwardRef, type ReactElement } from 'react'
import { useDeclaredProps } from '../use-declared-props.ts'
import { WidgetFrame } from '../widget-frame.tsx'
import { FlowHost } from './flow-host.tsx'
import type { FlowTabHandle, FlowTabProps } from './flow-tab-props.ts'

const table =
  process.env.NODE_ENV === 'production'
    ? null
    : () => import('./flow-tab-table.ts').then(({ flowTabTable }) => flowTabTable)

/**
 * The work of a case: its flows, their progress, the people in charge and the commission.
 *
 * @public
 */
export const FlowTab = forwardRef<FlowTabHandle, FlowTabProps>(function FlowTab(props, ref): ReactElement {
  useDeclaredProps(table, props)
  const { messages, components, appearance, fallback, onEvent, ...rest } = props
  return (
    <WidgetFrame name="flow-tab" own={{ messages, components, appearance, fallback, onEvent }}>
      {/* A new case resets the widget. */}
      <FlowHost key={rest.projectId} {...rest} handle={ref} />
    </WidgetFrame>
  )
})
