import { forwardRef, lazy, type ReactElement, Suspense } from 'react'
import type { Grid } from '../../domain/grid/define-grid.ts'
import { css } from '../../styled-system/css/index.js'
import { WidgetFrame } from '../widget-frame.tsx'
import type { ConfigGridHandle, ConfigGridProps } from './config-grid-props.ts'
import { GridHost } from './grid-host.tsx'

const GovernedHost = lazy(() => import('./governed-host.tsx').then(({ GovernedHost: loaded }) => ({ default: loaded })))

/** As high as its rows, and no higher than the place it stands in: then the rows scroll under their header. */
const frame = css({ display: 'flex', flexDirection: 'column', minHeight: '0', maxHeight: 'full' })

/**
 * A list of records with its forms: searched, sorted and paged by the server, remembered while the provider lives.
 *
 * @public
 */
export const ConfigGrid = forwardRef<ConfigGridHandle, ConfigGridProps>(function ConfigGrid(props, ref): ReactElement {
  const { messages, components, appearance, fallback, onEvent, ...rest } = props
  const { definition } = rest
  // Another list, or the list of another record, starts afresh from what is remembered of it.
  const draw = (named: Grid): ReactElement => <GridHost key={`${named.name} ${rest.parentKey ?? ''}`} {...rest} definition={named} handle={ref} />
  return (
    <WidgetFrame name="config-grid" className={frame} own={{ messages, components, appearance, fallback, onEvent }}>
      {definition.entity.metaTable === null ? draw(definition) : <Suspense fallback={null}><GovernedHost definition={definition}>{draw}</GovernedHost></Suspense>}
    </WidgetFrame>
  )
})
