import { useEffect, useState } from 'react'
import type { Grid } from './define-grid.ts'
import { firstQuery, type GridQuery } from './grid-query.ts'
import { NOTHING_TYPED, typedSearch, type Typed, type TypedSearch } from './search-input.ts'
import { useGridMemory } from './use-grid-memory.ts'

/** What a person has set in a list. */
interface Settings {
  readonly query: GridQuery
  /** What stands in the query bar, searched for or not. */
  readonly typed: TypedSearch
  /** Texts of picked keys, by field. */
  readonly texts: Readonly<Record<string, string>>
  readonly expanded: boolean
  /** Names of the chosen columns; null while the list's own choice holds. */
  readonly chosen: readonly string[] | null
}

export interface GridStateOptions {
  readonly query?: GridQuery | undefined
  readonly defaultQuery?: Partial<GridQuery> | undefined
  readonly onQueryChange?: ((query: GridQuery) => void) | undefined
}

export interface GridState extends Settings {
  readonly setQuery: (query: GridQuery) => void
  readonly type: (field: string, typed: Typed, text?: string) => void
  readonly clearTyped: () => void
  readonly setExpanded: (expanded: boolean) => void
  readonly choose: (columns: readonly string[] | null) => void
}

/** The settings of a list; a person who comes back finds them as they were left. */
export function useGridState(grid: Grid, { query, defaultQuery, onQueryChange }: GridStateOptions): GridState {
  const memory = useGridMemory<Settings>(grid.name, 'settings')
  const [settings, set] = useState<Settings>(() => memory.read() ?? firstSettings(grid, query ?? { ...firstQuery(grid), ...defaultQuery }))
  useEffect(() => memory.write(settings), [memory, settings])

  const change = (part: Partial<Settings>) => set((now) => ({ ...now, ...part }))
  return {
    ...settings,
    query: query ?? settings.query,
    setQuery: (next) => {
      change({ query: next })
      onQueryChange?.(next)
    },
    type: (field, typed, text) =>
      set((now) => ({ ...now, typed: { ...now.typed, [field]: typed }, texts: text === undefined ? now.texts : { ...now.texts, [field]: text } })),
    clearTyped: () => change({ typed: NOTHING_TYPED, texts: {} }),
    setExpanded: (expanded) => change({ expanded }),
    choose: (chosen) => change({ chosen }),
  }
}

function firstSettings({ entity }: Grid, query: GridQuery): Settings {
  return { query, typed: typedSearch(entity.fields, query.search), texts: {}, expanded: false, chosen: null }
}
