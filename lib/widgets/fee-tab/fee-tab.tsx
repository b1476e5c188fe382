import { forwardRef, type ReactElement } from 'react'
import { useDeclaredProps } from '../use-declared-props.ts'
import { WidgetFrame } from '../widget-frame.tsx'
import { FeeHost } from './fee-host.tsx'
import type { FeeTabHandle, FeeTabProps } from './fee-tab-props.ts'

const table =
  process.env.NODE_ENV === 'production'
    ? null
    : () => import('./fee-tab-table.ts').then(({ feeTabTable }) => feeTabTable)

/**
 * The money of a case: its charges, incomes and expenses.
 *
 * @public
 */
export const FeeTab = forwardRef<FeeTabHandle, FeeTabProps>(function FeeTab(props, ref): ReactElement {
  useDeclaredProps(table, props)
  const { messages, components, appearance, fallback, onEvent, ...rest } = props
  return (
    <WidgetFrame name="fee-tab" own={{ messages, components, appearance, fallback, onEvent }}>
      {/* A new case resets the widget. */}
      <FeeHost key={rest.projectId} {...rest} handle={ref} />
    </WidgetFrame>
  )
})
