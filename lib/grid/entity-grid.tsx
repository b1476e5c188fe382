import { type ReactElement, type ReactNode, type Ref, Suspense, useImperativeHandle, useRef, useState } from 'react'
import type { GridOperation } from '../domain/grid/define-grid.ts'
import type { RowOperation } from '../domain/grid/row-operation.ts'
import { PAGE_SIZES } from '../domain/grid/saved-view.ts'
import { configGridMessages } from '../locale/zh-cn/config-grid.ts'
import { useAppearance } from '../provider/appearance/use-appearance.ts'
import { useMessages } from '../provider/use-messages.ts'
import { css, cx } from '../styled-system/css/index.js'
import { Card } from '../ui/sections/card.tsx'
import { lazyPart } from '../ui/loading/lazy-part.tsx'
import { Pagination } from '../ui/table/pagination.tsx'
import { StaleNote } from '../ui/feedback/stale-note.tsx'
import { GridDialogs } from './grid-dialogs.tsx'
import { type GridQuery, isSearched, lastPage, nextSort, sameSearch } from './grid-query.ts'
import type { GridRow } from './grid-row.ts'
import { NOTHING_TICKED } from './selection/grid-selection.ts'
import { GridStateView } from './loading/grid-state-view.tsx'
import { GridTable } from './table/grid-table.tsx'
import { GridToolbar } from './grid-toolbar.tsx'
import { QueryBar } from './search/query-bar.tsx'
import { QuickSearch, quickField } from './search/quick-search.tsx'
import { type OfferedOperation, offeredOn } from './operations/row-abilities.ts'
import type { GridPermissions } from './operations/use-permissions.ts'
import { type GridModelOptions, useGridModel } from './use-grid-model.ts'
import { type GridNeighbour, useChooseAll, useNeighbours } from './use-grid-walk.ts'
import { useOverflow } from '../ui/dom/use-overflow.ts'
import { useScrollMemory } from './table/use-scroll-memory.ts'
import { ViewsBar } from './views/views-bar.tsx'

/** Commands and queries for a list. */
export interface GridHandle {
  /** Loads the rows again. */
  readonly refresh: () => void
  /** Position of a record among all rows, from 1; null when it is not on this page. */
  readonly placeOf: (id: string) => number | null
  /** The record before or after another one; null at the ends. Changes the page if necessary. */
  readonly neighbour: (id: string, step: 1 | -1) => Promise<GridNeighbour | null>
  /** The operations on a record, with the reason when one is not available. */
  readonly offered: (row: GridRow) => readonly OfferedOperation[]
  readonly operate: (operation: GridOperation, row: GridRow) => void
}

export interface EntityGridProps extends GridModelOptions {
  /** Key of the record that is open beside the list. */
  readonly current: string | null
  /** Further actions in the title line, by what the user may do. */
  readonly tools?: ((may: GridPermissions) => ReactNode) | undefined
  readonly handle?: Ref<GridHandle>
}

const root = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '14',
  minHeight: '0',
  maxHeight: 'full',
  minWidth: '0',
})
const place = css({ display: 'flex', flexDirection: 'column', minHeight: '0', minWidth: '0' })
const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '160px',
  '& > :first-child': { flex: 'none' },
  '& > :last-child': { display: 'flex', flexDirection: 'column', minHeight: '0' },
})
const note = css({ flex: 'none', padding: '8' })
// Keeps focused cells clear of the sticky header and columns.
const scroller = css({
  minHeight: '0',
  overflow: 'auto',
  containerType: 'inline-size',
  scrollPaddingBlockStart: '48px',
  '&:last-child': { borderBottomRadius: 'lg' },
  '&[data-overflows]': { scrollPaddingInlineStart: 'min(220px, 25%)', scrollPaddingInlineEnd: 'min(160px, 20%)' },
})
const foot = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  paddingInlineStart: 'pad',
  borderTopWidth: '1px',
  borderTopColor: 'line',
})

/** A list over an entity: query bar, title line, rows, pages. @source GRD-002 to GRD-020 */
export function EntityGrid(props: EntityGridProps): ReactElement {
  const { grid, paged, parent, onAct, current, handle, tools } = props
  const texts = useMessages(configGridMessages)
  const { rootProps } = useAppearance()
  const model = useGridModel(props)
  const { state, views, calls, permissions, list, ticks, columns, shown, tickable } = model
  const { query, setQuery } = state
  const { view, rows, total, refresh } = list
  const [bulk, setBulk] = useState<RowOperation | 'set' | null>(null)
  const [exporting, setExporting] = useState(false)
  const scrollerRef = useRef<HTMLDivElement>(null)
  useScrollMemory(model.place, scrollerRef, total !== null)
  const overflows = useOverflow(scrollerRef)
  const walked = { calls, query, setQuery, rows, total: total ?? 0 }
  const { placeOf, neighbour } = useNeighbours(walked)
  const chooseAll = useChooseAll(walked, (ticked) => ticks.set(ticked, true))
  useImperativeHandle(
    handle,
    () => ({
      refresh,
      placeOf,
      neighbour,
      offered: (row) => offeredOn(model.abilities, row),
      operate: model.abilities.onOperate,
    }),
    [refresh, placeOf, neighbour, model.abilities],
  )

  const go = (next: Partial<GridQuery>) => {
    setQuery({ ...query, ...next })
    scrollerRef.current?.scrollTo({ top: 0 })
  }
  const search = (requested: GridQuery['search']) => {
    if (sameSearch(requested, query.search) && query.page === 1) return refresh()
    if (!sameSearch(requested, query.search)) ticks.set(NOTHING_TICKED)
    go({ search: requested, page: 1 })
  }
  const clear = () => {
    state.clearTyped()
    ticks.set(NOTHING_TICKED)
    go({ search: {}, page: 1, sort: grid.sort })
  }
  const quick = paged ? quickField(grid) : null
  const quickText = quick === null ? '' : textOf(query, quick)
  const quickly = (text: string) => {
    if (quick === null || text === quickText) return
    const { [quick]: _before, ...others } = query.search
    search(text === '' ? others : { ...others, [quick]: { contains: text } })
  }
  const first = paged ? (query.page - 1) * query.pageSize : 0
  const compactly = state.density !== 'middle' && paged
  return (
    <div className={root}>
      {grid.search.length > (quick !== null && grid.search.includes(quick) ? 1 : 0) ? (
        <QueryBar grid={grid} state={state} onSearch={search} onReset={clear} />
      ) : null}
      <div
        {...rootProps}
        className={cx(compactly && rootProps.className, place)}
        data-density={compactly ? state.density : rootProps['data-density']}
      >
        <Card
          className={sheet}
          title={grid.title}
          // With rows, the count is shown beside the pages.
          note={paged && total === 0 ? texts.total({ count: 0 }) : undefined}
          tag={
            paged ? (
              <>
                {quick === null ? null : (
                  <QuickSearch grid={grid} field={quick} requested={quickText} onSearch={quickly} />
                )}
                {views.offered ? <ViewsBar grid={grid} state={state} views={views} calls={calls} /> : null}
              </>
            ) : undefined
          }
          actions={
            <GridToolbar
              grid={grid}
              state={state}
              columns={columns}
              paged={paged}
              refreshing={list.fetching && total !== null}
              onRefresh={refresh}
              onExport={total !== null && total > 0 && permissions.open ? () => setExporting(true) : null}
              onAdd={onAct && permissions.add ? () => onAct('ADD', null) : null}
              tools={tools?.(permissions)}
            />
          }
        >
          {'stale' in view && view.stale !== null ? (
            <div className={note}>
              <StaleNote onRefresh={refresh} refreshing={list.fetching}>
                {texts.staleText}
              </StaleNote>
            </div>
          ) : null}
          {tickable && ticks.ticked.size > 0 ? (
            <Suspense fallback={null}>
              <SelectionBar
                grid={grid}
                ticked={ticks.ticked}
                total={total ?? 0}
                moreThanPage={ticks.page === true}
                choosingAll={chooseAll.busy}
                columns={shown.columns}
                operations={permissions.ofMany}
                onAll={chooseAll.start}
                onOperate={setBulk}
                onSet={permissions.set ? () => setBulk('set') : null}
                onClear={() => ticks.set(NOTHING_TICKED)}
              />
            </Suspense>
          ) : null}
          <div ref={scrollerRef} className={scroller} data-overflows={overflows ? '' : undefined}>
            <GridTable
              label={grid.title}
              shown={shown}
              rows={'rows' in view ? rows : NO_ROWS}
              first={first}
              total={total ?? 0}
              sort={query.sort}
              onSort={paged ? (field) => go({ sort: nextSort(grid, query, field), page: 1 }) : undefined}
              abilities={model.abilities}
              ticks={tickable ? ticks : null}
              current={current}
              scroller={scrollerRef}
              busy={list.placeholder}
            >
              <GridStateView
                view={view}
                rows={query.pageSize}
                columns={shown.columns.length}
                searched={isSearched(query)}
                noMatches={
                  <Suspense fallback={texts.noMatches}>
                    <NoMatchesTitle entity={grid.entity} search={query.search} texts={state.texts} />
                  </Suspense>
                }
                retrying={list.fetching}
                onRetry={refresh}
                onClear={clear}
                onAdd={onAct && permissions.add ? () => onAct('ADD', null) : null}
              />
            </GridTable>
          </div>
          {paged && total !== null && total > 0 ? (
            <div className={foot}>
              {grid.sums ? (
                <Suspense fallback={null}>
                  <GridSums grid={grid} calls={calls} query={query} />
                </Suspense>
              ) : null}
              {lastPage(total, query.pageSize) > 7 ? (
                <Suspense fallback={null}>
                  <PageJump pages={lastPage(total, query.pageSize)} onJump={(page) => go({ page })} />
                </Suspense>
              ) : null}
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
      <GridDialogs grid={grid} model={model} bulk={bulk} onBulkOver={() => setBulk(null)} />
      {exporting ? (
        <Suspense fallback={null}>
          <ExportDialog
            grid={grid}
            query={query}
            parent={parent}
            columns={shown.columns}
            ticked={ticks.ticked}
            total={total ?? 0}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

const NO_ROWS: readonly GridRow[] = []
const SelectionBar = lazyPart(() => import('./grid-extras.ts').then(({ SelectionBar }) => SelectionBar))
const NoMatchesTitle = lazyPart(() => import('./grid-extras.ts').then(({ NoMatchesTitle }) => NoMatchesTitle))
const PageJump = lazyPart(() => import('./grid-extras.ts').then(({ PageJump }) => PageJump))
const GridSums = lazyPart(() => import('./grid-extras.ts').then(({ GridSums }) => GridSums))
const ExportDialog = lazyPart(() => import('./grid-extras.ts').then(({ ExportDialog }) => ExportDialog))

function textOf({ search }: GridQuery, field: string): string {
  const requested = search[field]
  return requested && 'contains' in requested ? requested.contains : ''
}
