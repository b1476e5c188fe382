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
 * The papers of a case: what is asked for, from whom, for which jobs, what is there, and the way to hand it in.
 *
 * @public
 */
export const PapersTab = forwardRef<PapersTabHandle, PapersTabProps>(function PapersTab(props, ref): ReactElement {
  useDeclaredProps(table, props)
  const { messages, components, appearance, fallback, onEvent, ...rest } = props
  return (
    <WidgetFrame name="papers-tab" own={{ messages, components, appearance, fallback, onEvent }}>
      {/* Another case starts afresh. */}
      <PapersHost key={rest.projectId} {...rest} handle={ref} />
    </WidgetFrame>
  )
})
