import { forwardRef, type ReactElement, useCallback } from 'react'
import type { Grid } from '../../grid/define-grid.ts'
import { EntityGrid } from '../../grid/entity-grid.tsx'
import type { GridOpenEvent } from '../../grid/grid-events.ts'
import type { GridQuery } from '../../grid/grid-query.ts'
import type { GridRow } from '../../grid/grid-row.ts'
import { useHostCallback } from '../../provider/use-host-callback.ts'
import { css } from '../../styled-system/css/index.js'
import { WidgetFrame } from '../widget-frame.tsx'

/** As high as its rows, and no higher than the place it stands in: then the rows scroll under their header. */
const frame = css({ display: 'flex', flexDirection: 'column', minHeight: '0', maxHeight: 'full' })

/** New rows are on screen. @public */
export interface ConfigGridRowsEvent {
  readonly rows: readonly GridRow[]
  /** Of all pages. */
  readonly total: number
  readonly query: GridQuery
  readonly source: 'config-grid'
}
/** @public */
export type ConfigGridOpenEvent = GridOpenEvent
/** @public */
export interface ConfigGridHandle {
  /** Asks for the rows again; those on screen stay until the new ones are there. */
  refresh(): void
}

/** @public */
export interface ConfigGridProps {
  readonly definition: Grid
  /** What is searched, sorted and shown, held by the host. */
  readonly query?: GridQuery
  /** Where a person starts who has not been here before. */
  readonly defaultQuery?: Partial<GridQuery>
  readonly onQueryChange?: (query: GridQuery) => void
  readonly onRowsChanged?: (event: ConfigGridRowsEvent) => void
  /** A record, or a blank one, is to be opened. Without it nothing in the list opens, adds, edits or clones. */
  readonly onOpen?: (event: ConfigGridOpenEvent) => void
  /** The address of a record: the opening cell becomes a link that also opens in a new tab. */
  readonly rowHref?: (id: string) => string
  /** `false` for a short list among other things: without pages, column settings and sorting. */
  readonly paged?: boolean
}

/**
 * A list of records: searched, sorted and paged by the server, remembered while the provider lives.
 *
 * @public
 */
export const ConfigGrid = forwardRef<ConfigGridHandle, ConfigGridProps>(function ConfigGrid(props, ref): ReactElement {
  const { definition, query, defaultQuery, onQueryChange, onRowsChanged, onOpen, rowHref, paged = true } = props
  const changeQuery = useHostCallback(onQueryChange, 'onQueryChange')
  const changeRows = useHostCallback(onRowsChanged, 'onRowsChanged')
  const open = useHostCallback(onOpen, 'onOpen')
  const tellRows = useCallback(
    (rows: readonly GridRow[], total: number, now: GridQuery) => changeRows({ rows, total, query: now, source: 'config-grid' }),
    [changeRows],
  )
  return (
    <WidgetFrame name="config-grid" className={frame}>
      <EntityGrid
        // Another list starts afresh from what is remembered of it.
        key={definition.name}
        grid={definition}
        query={query}
        defaultQuery={defaultQuery}
        onQueryChange={changeQuery}
        paged={paged}
        onRows={tellRows}
        onAct={onOpen && ((action, row) => open({ action, id: row?.keyValue ?? null, row, source: 'config-grid' }))}
        href={rowHref}
        handle={ref}
      />
    </WidgetFrame>
  )
})
