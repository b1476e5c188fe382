import { useEffect, useMemo } from 'react'
import { answerOf } from '../../client/queries/query-options.ts'
import { gridViewList } from '../../contract/grid/grid-view-list.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import { fittingLayout, type SavedView } from '../../domain/grid/saved-view.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { writeSnapshot } from './grid-snapshot.ts'
import type { GridState } from '../use-grid-state.ts'

export interface GridViews {
  readonly list: readonly SavedView[]
  /** False when the server stores no views. */
  readonly offered: boolean
  /** The view in use. */
  readonly current: SavedView | null
  /** The arrangement differs from the view in use. */
  readonly changed: boolean
  /** The first rows may be loaded. */
  readonly settled: boolean
}

const NO_VIEWS: readonly SavedView[] = []
const FIVE_MINUTES = 300_000

/** The saved views of a list. The default view applies while the user has set nothing else. */
export function useGridViews(grid: Grid, state: GridState, enabled: boolean): GridViews {
  const { data, isError } = useFkQuery(
    enabled ? { ...answerOf(gridViewList, { grid: grid.name }), staleTime: FIVE_MINUTES } : null,
  )
  const list = data ?? NO_VIEWS
  const { untouched, enterView, view, layout } = state

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer, with the settings at that time
  useEffect(() => {
    if (!data) return
    const first = data.find(({ isDefault }) => isDefault) ?? null
    writeSnapshot(grid.name, first)
    if (untouched && (first !== null || view !== null)) enterView(first)
  }, [data])

  const current = list.find(({ id }) => id === view) ?? null
  const changed = useMemo(
    () => current !== null && textOf(layout) !== textOf(fittingLayout(grid, current.layout)),
    [current, layout, grid],
  )
  return {
    list,
    offered: enabled && data !== undefined,
    current,
    changed,
    settled: !enabled || isError || !state.awaitsView,
  }
}

const textOf = ({ columns, density, sort, search, pageSize }: SavedView['layout']): string =>
  JSON.stringify([
    columns.map(({ name, visible, width, pinned }) => [name, visible, width, pinned]),
    density,
    sort?.field,
    sort?.order,
    Object.entries(search).sort(([a], [b]) => (a < b ? -1 : 1)),
    pageSize,
  ])
