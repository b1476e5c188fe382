import { forwardRef, type ReactElement, Suspense } from 'react'
import type { Grid } from '../../domain/grid/define-grid.ts'
import { GridSkeleton } from '../../grid/loading/grid-skeleton.tsx'
import { HostSlot } from '../../provider/slots/host-slot.tsx'
import { css } from '../../styled-system/css/index.js'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { useDeclaredProps } from '../use-declared-props.ts'
import { WidgetFrame } from '../widget-frame.tsx'
import type { ConfigGridHandle, ConfigGridProps } from './config-grid-props.ts'
import type { GridHostProps } from './grid-host.tsx'

// The grid code is as large as everything else together and shared with no other widget, so it loads only when a list
// is shown.
const GridHost = lazyPart(() => import('./grid-host.tsx').then(({ GridHost }) => GridHost))
/** Loads both modules in parallel, so a list with governed field names takes one round trip as well. */
const GovernedHost = lazyPart(() =>
  Promise.all([
    import('./governed-host.tsx').then(({ GovernedHost: loaded }) => loaded),
    import('./grid-host.tsx'),
  ]).then(([loaded]) => loaded),
)

const table =
  process.env.NODE_ENV === 'production'
    ? null
    : () => import('./config-grid-table.ts').then(({ configGridTable }) => configGridTable)

/** As high as its rows up to the height of its container; beyond that the rows scroll under their header. */
const frame = css({ display: 'flex', flexDirection: 'column', minHeight: '0', maxHeight: 'full' })

/**
 * A list of records with its forms: searched, sorted and paged by the server. The provider remembers its state.
 *
 * @public
 */
export const ConfigGrid = forwardRef<ConfigGridHandle, ConfigGridProps>(function ConfigGrid(props, ref): ReactElement {
  useDeclaredProps(table, props)
  const { messages, components, appearance, fallback, onEvent, ...rest } = props
  return (
    <WidgetFrame name="config-grid" className={frame} own={{ messages, components, appearance, fallback, onEvent }}>
      <DeclaredGrid {...rest} handle={ref} />
    </WidgetFrame>
  )
})

const ROWS_EXPECTED = 8
const MOST_COLUMNS = 6

/** Runs inside the frame, so that an invalid definition breaks the widget and not its host. */
function DeclaredGrid(props: GridHostProps): ReactElement {
  const { definition, parentKey = '' } = props
  const waiting = (
    <HostSlot name="Loading" props={{}}>
      <GridSkeleton rows={ROWS_EXPECTED} columns={Math.min(definition.columns.length, MOST_COLUMNS)} />
    </HostSlot>
  )
  // A different list or parent record starts from its own remembered state.
  const draw = (named: Grid): ReactElement => (
    <GridHost key={`${named.name} ${parentKey}`} {...props} definition={named} />
  )
  return (
    <Suspense fallback={waiting}>
      {definition.entity.metaTable === null ? (
        draw(definition)
      ) : (
        <GovernedHost definition={definition}>{draw}</GovernedHost>
      )}
    </Suspense>
  )
}
