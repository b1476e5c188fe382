import { useLatest } from '../provider/use-latest.ts'
import { useCallback, useMemo } from 'react'
import type { FangkitError } from '../client/fangkit-error.ts'
import type { Grid, GridOperation } from '../domain/grid/define-grid.ts'
import { type GridColumn, gridColumns } from '../domain/grid/grid-columns.ts'
import { isRowOperation } from '../domain/grid/row-operation.ts'
import { defaultLayout, type ViewColumn } from '../domain/grid/saved-view.ts'
import type { GridAction } from './grid-events.ts'
import { fixedWidths, heldColumns, laidOut, withColumn, withWidths } from './columns/grid-layout.ts'
import { type GridParent, type GridQuery, placeOfList } from './grid-query.ts'
import type { GridRow } from './grid-row.ts'
import type { GridSelection } from './selection/grid-selection.ts'
import { ALL_DRAWN, type GridColumnsShown } from './table/grid-table.tsx'
import { nameOf, type RowAbilities } from './operations/row-abilities.ts'
import { useGridCalls } from './use-grid-calls.ts'
import { useGridRows } from './loading/use-grid-rows.ts'
import { type GridState, type GridStateOptions, useGridState } from './use-grid-state.ts'
import { useGridViews } from './views/use-grid-views.ts'
import { type GridPermissions, usePermissions } from './operations/use-permissions.ts'
import { type GridOperated, type RowOperations, useRowOperations } from './operations/use-row-operations.ts'
import { useRowTicks } from './selection/use-row-ticks.ts'

export interface GridModelOptions extends GridStateOptions {
  readonly grid: Grid
  /** False for a short list inside other content, without pages, settings and sorting. */
  readonly paged: boolean
  /** The record the list belongs to. */
  readonly parent: GridParent | null
  /** Offers nothing that changes data. */
  readonly readOnly: boolean
  readonly onRows: (rows: readonly GridRow[], total: number, query: GridQuery) => void
  readonly onSelection?: ((selection: GridSelection) => void) | undefined
  readonly onOperated: (event: GridOperated) => void
  readonly onFailed: (error: FangkitError) => void
  /** Absent when nothing can be opened. */
  readonly onAct?: ((action: GridAction, row: GridRow | null) => void) | undefined
  readonly href?: ((id: string) => string | undefined) | undefined
  readonly recordHref?: RowAbilities['recordHref']
}

/** State and operations of a list, without its appearance. */
export function useGridModel(options: GridModelOptions) {
  const { grid, paged, parent, readOnly, onRows, onSelection, onOperated, onFailed, onAct, href, recordHref } = options
  const place = placeOfList(grid, parent)
  const state = useGridState(grid, place, options)
  const views = useGridViews(grid, state, paged)
  const calls = useGridCalls(grid.entity, parent)
  const permissions = usePermissions(grid, calls, readOnly)
  const { query, setQuery } = state
  const list = useGridRows({ calls, query, setQuery, enabled: views.settled, onRows, onFailed })
  const ticks = useRowTicks(place, list.rows, list.total ?? 0, onSelection)
  const columns = useMemo(() => gridColumns(grid), [grid])
  // Virtual rows come and go while scrolling, and column widths must not follow their content.
  const shown = useShownColumns(grid, columns, state, paged, list.rows.length > ALL_DRAWN)
  const naming = (onAct && permissions.open ? grid.open : null) ?? shown.columns[0]?.name
  const name = useCallback((row: GridRow) => nameOf(row, naming), [naming])
  const { forget } = ticks
  const done = useCallback(
    (event: GridOperated) => {
      if (event.operation === 'delete') forget(event.ids)
      onOperated(event)
    },
    [forget, onOperated],
  )
  const operations = useRowOperations(grid, name, done)
  const abilities = useAbilities(grid, permissions, operations, onAct, href, recordHref)
  return {
    place,
    state,
    views,
    calls,
    permissions,
    list,
    ticks,
    columns,
    shown,
    name,
    operations,
    abilities,
    done,
    tickable: paged && (onSelection !== undefined || permissions.set || permissions.ofMany.length > 0),
  }
}

/** The columns on screen. A short list has no column settings. */
function useShownColumns(
  grid: Grid,
  columns: readonly GridColumn[],
  { columns: chosen, arrange }: GridState,
  paged: boolean,
  many: boolean,
): GridColumnsShown {
  const latest = useLatest({ chosen, arrange })
  const onWidths = useCallback(
    (widths: Readonly<Record<string, number | null>>) => {
      const { chosen: now, arrange: arrangeColumns } = latest.current
      const set = Object.entries(widths).flatMap(([name, width]) => (width === null ? [] : [[name, width] as const]))
      const auto = Object.keys(widths).filter((name) => widths[name] === null)
      const next = auto.reduce<readonly ViewColumn[]>(
        (layout, name) => withColumn(layout, name, { width: null }),
        withWidths(now, Object.fromEntries(set)),
      )
      latest.current = { chosen: next, arrange: arrangeColumns }
      arrangeColumns(next)
    },
    [latest],
  )
  return useMemo(() => {
    const layout = paged ? chosen : defaultLayout(grid).columns
    const visible = laidOut(columns, layout)
    return {
      columns: visible,
      widths: fixedWidths(visible, layout, many),
      held: heldColumns(layout),
      onWidths: paged ? onWidths : null,
    }
  }, [grid, columns, chosen, paged, many, onWidths])
}

const ACTION = { view: 'VIEW', add: 'ADD', edit: 'EDIT', clone: 'CLONE' } as const satisfies Record<
  Exclude<GridOperation, Parameters<RowOperations['start']>[0]>,
  GridAction
>

/** What rows offer. Keeps its identity until something changes, so that rows do not render again. */
function useAbilities(
  grid: Grid,
  { open, ofRow, state }: GridPermissions,
  operations: RowOperations,
  onAct: GridModelOptions['onAct'],
  href: GridModelOptions['href'],
  recordHref: RowAbilities['recordHref'],
): RowAbilities {
  const latest = useLatest({ onAct, start: operations.start, switchNow: operations.switchNow })
  const acts = onAct !== undefined
  const { busy } = operations
  return useMemo(
    () => ({
      grid,
      openColumn: acts && open ? grid.open : null,
      operations: acts ? ofRow : ofRow.filter(isRowOperation),
      state,
      href,
      recordHref,
      busy,
      onOperate: (operation, row) => {
        if (isRowOperation(operation)) latest.current.start(operation, row)
        else latest.current.onAct?.(ACTION[operation], row)
      },
      onSwitch: (operation, row) => latest.current.switchNow(operation, row),
    }),
    [acts, open, grid, ofRow, state, href, recordHref, busy, latest],
  )
}
