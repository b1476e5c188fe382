import { fieldsToSearch } from '../catalogue/entity.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { searchOf, searchTexts } from '../contract/grid/search-texts.ts'
import type { Grid } from '../domain/grid/define-grid.ts'
import {
  defaultLayout,
  fittingLayout,
  type GridDensity,
  type SavedView,
  type ViewColumn,
  type ViewLayout,
} from '../domain/grid/saved-view.ts'
import { firstQuery, type GridQuery } from './grid-query.ts'
import { readSnapshot } from './views/grid-snapshot.ts'
import { NOTHING_TYPED, type Typed, type TypedSearch, typedSearch } from './search/search-input.ts'
import { useGridMemory } from './use-grid-memory.ts'

/** What a user has set in a list. */
interface Settings {
  readonly query: GridQuery
  /** What is typed in the query bar, searched for or not. */
  readonly typed: TypedSearch
  /** Texts of picked keys, by field. */
  readonly texts: Readonly<Record<string, string>>
  readonly expanded: boolean
  readonly columns: readonly ViewColumn[]
  readonly density: GridDensity
  /** Key of the saved view in use; null for the default arrangement. */
  readonly view: string | null
  /** The user has not set anything yet, so a default view may still apply. */
  readonly untouched: boolean
}

export interface GridStateOptions {
  readonly query?: GridQuery | undefined
  readonly defaultQuery?: Partial<GridQuery> | undefined
  readonly onQueryChange?: ((query: GridQuery) => void) | undefined
}

export interface GridState extends Settings {
  /** The arrangement as a view stores it. */
  readonly layout: ViewLayout
  /** A default view is known to exist, so the first rows wait for it. */
  readonly awaitsView: boolean
  readonly setQuery: (query: GridQuery) => void
  readonly type: (field: string, typed: Typed, text?: string) => void
  readonly clearTyped: () => void
  readonly setExpanded: (expanded: boolean) => void
  readonly arrange: (columns: readonly ViewColumn[]) => void
  readonly setDensity: (density: GridDensity) => void
  /** Applies a saved view; null applies the arrangement as declared. */
  readonly enterView: (view: SavedView | null) => void
  /** Marks the current arrangement as this view. */
  readonly setView: (id: string | null) => void
}

/** The settings of a list, restored when the user returns. */
export function useGridState(
  grid: Grid,
  place: string,
  { query, defaultQuery, onQueryChange }: GridStateOptions,
): GridState {
  const memory = useGridMemory<Settings>(place, 'settings')
  const [settings, set] = useState<Settings>(() => memory.read() ?? firstSettings(grid, query, defaultQuery))
  useEffect(() => memory.write(settings), [memory, settings])

  const change = useCallback((part: Partial<Settings>) => set((now) => ({ ...now, untouched: false, ...part })), [])
  const shown = query ?? settings.query
  const { columns, density } = settings
  const layout = useMemo(
    (): ViewLayout => ({
      columns,
      density,
      sort: shown.sort,
      search: searchTexts(grid.entity, shown.search),
      pageSize: shown.pageSize,
    }),
    [columns, density, shown, grid],
  )
  return {
    ...settings,
    query: shown,
    layout,
    awaitsView: settings.untouched && settings.view !== null,
    setQuery: (next) => {
      change({ query: next })
      onQueryChange?.(next)
    },
    type: (field, typed, text) =>
      set((now) => ({
        ...now,
        untouched: false,
        typed: { ...now.typed, [field]: typed },
        texts: text === undefined ? now.texts : { ...now.texts, [field]: text },
      })),
    clearTyped: () => change({ typed: NOTHING_TYPED, texts: {} }),
    setExpanded: (expanded) => change({ expanded }),
    arrange: (next) => change({ columns: next }),
    setDensity: (next) => change({ density: next }),
    enterView: (view) => {
      const next = layoutState(grid, view === null ? defaultLayout(grid) : fittingLayout(grid, view.layout))
      change({ ...next, view: view?.id ?? null })
      onQueryChange?.(next.query)
    },
    setView: (id) => change({ view: id }),
  }
}

function layoutState(
  grid: Grid,
  { columns, density, sort, search, pageSize }: ViewLayout,
): Pick<Settings, 'query' | 'typed' | 'texts' | 'columns' | 'density'> {
  const conditions = searchOf(grid.entity, search)
  return {
    columns,
    density,
    texts: {},
    typed: typedSearch(fieldsToSearch(grid.entity), conditions),
    query: { search: conditions, page: 1, pageSize, sort: sort ?? grid.sort },
  }
}

function firstSettings(
  grid: Grid,
  query: GridQuery | undefined,
  defaultQuery: Partial<GridQuery> | undefined,
): Settings {
  const shared = { expanded: false, untouched: true } as const
  // A query from the host takes precedence over a view.
  const snapshot = query || defaultQuery ? null : readSnapshot(grid.name)
  if (snapshot) return { ...layoutState(grid, fittingLayout(grid, snapshot.layout)), ...shared, view: snapshot.id }
  const { columns, density } = defaultLayout(grid)
  const first = query ?? { ...firstQuery(grid), ...defaultQuery }
  return {
    query: first,
    typed: typedSearch(fieldsToSearch(grid.entity), first.search),
    texts: {},
    columns,
    density,
    view: null,
    ...shared,
    untouched: !query && !defaultQuery,
  }
}
