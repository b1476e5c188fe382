import { Plus, RefreshCw } from 'lucide-react'
import { type ReactElement, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { configGridMessages } from '../locale/zh-cn/config-grid.ts'
import { useFkQuery } from '../provider/use-fk-query.ts'
import { useMessages } from '../provider/use-messages.ts'
import { css } from '../styled-system/css/index.js'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { StaleNote } from '../ui/stale-note.tsx'
import { ColumnMenu } from './column-menu.tsx'
import type { Grid } from './define-grid.ts'
import { gridColumns } from './grid-columns.ts'
import type { GridAction } from './grid-events.ts'
import { type GridQuery, isSearched, lastPage, nextSort, PAGE_SIZES } from './grid-query.ts'
import type { GridRow } from './grid-row.ts'
import { GridStateView } from './grid-state-view.tsx'
import { GridTable } from './grid-table.tsx'
import { gridView } from './grid-view.ts'
import { QueryBar } from './query-bar.tsx'
import { useOverflow } from './use-overflow.ts'
import { useGridCalls } from './use-grid-calls.ts'
import { type GridStateOptions, useGridState } from './use-grid-state.ts'
import { usePermissions } from './use-permissions.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

/** What a list can be told to do. */
export interface GridHandle {
  /** Asks for the rows again. */
  readonly refresh: () => void
}

export interface EntityGridProps extends GridStateOptions {
  readonly grid: Grid
  /** Without pages, column settings and sorting: a short list among other things. */
  readonly paged: boolean
  readonly onRows: (rows: readonly GridRow[], total: number, query: GridQuery) => void
  /** Absent: nothing opens. */
  readonly onAct?: ((action: GridAction, row: GridRow | null) => void) | undefined
  readonly href?: ((id: string) => string) | undefined
  readonly handle?: Ref<GridHandle>
}

const root = css({ display: 'flex', flexDirection: 'column', gap: '14', minHeight: '0', maxHeight: 'full', minWidth: '0' })
const sheet = css({ display: 'flex', flexDirection: 'column', minHeight: '160px', '& > :first-child': { flex: 'none' }, '& > :last-child': { display: 'flex', flexDirection: 'column', minHeight: '0' } })
const note = css({ flex: 'none', padding: '8' })
const scroller = css({ minHeight: '0', overflow: 'auto', containerType: 'inline-size' })
const foot = css({ flex: 'none', borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'line' })

/** A list over an entity: query bar, title line, rows, pages. @source GRD-002 to GRD-005, GRD-019, GRD-020 */
export function EntityGrid(props: EntityGridProps): ReactElement {
  const { grid, paged, onRows, onAct, href, handle } = props
  const texts = useMessages(configGridMessages)
  const state = useGridState(grid, props)
  const calls = useGridCalls(grid.entity)
  const { open, operations } = usePermissions(grid, calls)
  const { query, setQuery } = state
  const { data, error, isFetching, isPlaceholderData, refetch } = useFkQuery(calls.page(query), { keepPrevious: true })
  const view = gridView({ data, error })
  const columns = useMemo(() => gridColumns(grid), [grid])
  const chosen = useMemo(() => {
    // A short list has no column settings, so it shows what it names and nothing else.
    if (!paged) return new Set(grid.columns)
    return new Set(state.chosen ?? columns.filter(({ shown }) => shown).map(({ name }) => name))
  }, [columns, grid, paged, state.chosen])
  const visible = columns.filter(({ name }) => chosen.has(name))
  const refresh = () => void refetch()
  useImperativeHandle(handle, () => ({ refresh: () => void refetch() }), [refetch])

  const scrollerRef = useRef<HTMLDivElement>(null)
  useScrollMemory(grid.name, scrollerRef, data !== undefined)
  const overflows = useOverflow(scrollerRef)
  useNewRows({ data, isPlaceholderData, query, setQuery, onRows })

  const go = (next: Partial<GridQuery>) => {
    setQuery({ ...query, ...next })
    scrollerRef.current?.scrollTo({ top: 0 })
  }
  const search = (wanted: GridQuery['search']) => (JSON.stringify(wanted) === JSON.stringify(query.search) && query.page === 1 ? refresh() : go({ search: wanted, page: 1 }))
  const clear = () => {
    state.clearTyped()
    go({ search: {}, page: 1, sort: grid.sort })
  }
  const abilities = {
    openColumn: onAct && open ? grid.open : null,
    edit: onAct !== undefined && operations.has('edit'),
    clone: onAct !== undefined && operations.has('clone'),
    href,
    onAct: (action: GridAction, row: GridRow) => onAct?.(action, row),
  }
  const total = 'total' in view ? view.total : null
  return (
    <div className={root}>
      {grid.search.length > 0 ? <QueryBar grid={grid} state={state} onSearch={search} onReset={clear} /> : null}
      <Card
        className={sheet}
        title={grid.title}
        note={paged && total !== null ? texts.total({ count: total }) : undefined}
        actions={
          <>
            {paged ? <ColumnMenu columns={columns} chosen={chosen} onChoose={state.choose} /> : null}
            <IconButton size="sm" label={texts.refresh} icon={<RefreshCw aria-hidden />} loading={isFetching && data !== undefined} onClick={refresh} />
            {onAct && operations.has('add') ? <Button size="sm" variant="primary" icon={<Plus aria-hidden />} onClick={() => onAct('ADD', null)}>{texts.add}</Button> : null}
          </>
        }
      >
        {'stale' in view && view.stale !== null ? <div className={note}><StaleNote onRefresh={refresh} refreshing={isFetching}>{texts.staleText}</StaleNote></div> : null}
        <div ref={scrollerRef} className={scroller} data-overflows={overflows ? '' : undefined}>
          <GridTable
            label={grid.title}
            columns={visible}
            rows={'rows' in view ? view.rows : []}
            sort={query.sort}
            onSort={paged ? (field) => go({ sort: nextSort(grid, query, field), page: 1 }) : undefined}
            abilities={abilities}
            busy={isPlaceholderData}
          >
            <GridStateView view={view} rows={query.pageSize} columns={visible.length} searched={isSearched(query)} retrying={isFetching} onRetry={refresh} onClear={clear} />
          </GridTable>
        </div>
        {paged && total !== null && total > 0 ? (
          <div className={foot}>
            <Pagination
              total={total}
              page={query.page}
              pageSize={query.pageSize}
              pageSizes={PAGE_SIZES}
              onPageChange={(page) => go({ page })}
              onPageSizeChange={(pageSize) => go({ pageSize, page: 1 })}
            />
          </div>
        ) : null}
      </Card>
    </div>
  )
}

interface Arrival {
  readonly data: { readonly rows: readonly GridRow[]; readonly total: number } | undefined
  readonly isPlaceholderData: boolean
  readonly query: GridQuery
  readonly setQuery: (query: GridQuery) => void
  readonly onRows: EntityGridProps['onRows']
}

/** Tells of rows that arrived; a page that is no more gives way to the last one there is. */
function useNewRows({ data, isPlaceholderData, query, setQuery, onRows }: Arrival): void {
  const told = useRef<Arrival['data']>(undefined)
  useEffect(() => {
    if (!data || isPlaceholderData || told.current === data) return
    told.current = data
    const last = lastPage(data.total, query.pageSize)
    if (data.rows.length === 0 && query.page > last) setQuery({ ...query, page: last })
    else onRows(data.rows, data.total, query)
  }, [data, isPlaceholderData, query, setQuery, onRows])
}
