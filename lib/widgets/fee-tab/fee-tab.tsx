import { forwardRef, type ReactElement } from 'react'
import { WidgetFrame } from '../widget-frame.tsx'
import { FeeHost } from './fee-host.tsx'
import type { FeeTabHandle, FeeTabProps } from './fee-tab-props.ts'

/**
 * The money of a case: what is charged, what came in and what was spent.
 *
 * @public
 */
export const FeeTab = forwardRef<FeeTabHandle, FeeTabProps>(function FeeTab(props, ref): ReactElement {
  const { messages, components, appearance, fallback, onEvent, ...rest } = props
  return (
    <WidgetFrame name="fee-tab" own={{ messages, components, appearance, fallback, onEvent }}>
      {/* Another case starts afresh. */}
      <FeeHost key={rest.projectId} {...rest} handle={ref} />
    </WidgetFrame>
  )
})
