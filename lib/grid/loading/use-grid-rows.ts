import { useEffect, useRef } from 'react'
import type { FangkitError } from '../../client/fangkit-error.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { type GridQuery, lastPage } from '../grid-query.ts'
import type { GridRow } from '../grid-row.ts'
import { type GridView, gridView } from './grid-view.ts'
import type { GridCalls } from '../use-grid-calls.ts'

export interface GridRowsOptions {
  readonly calls: GridCalls
  readonly query: GridQuery
  readonly setQuery: (query: GridQuery) => void
  readonly enabled: boolean
  readonly onRows: (rows: readonly GridRow[], total: number, query: GridQuery) => void
  readonly onFailed: (error: FangkitError) => void
}

export interface GridRows {
  readonly view: GridView
  readonly rows: readonly GridRow[]
  /** Null before the first answer. */
  readonly total: number | null
  /** True while newer rows are loading. */
  readonly fetching: boolean
  /** The rows belong to an earlier query. */
  readonly placeholder: boolean
  readonly refresh: () => void
}

const NO_ROWS: readonly GridRow[] = []

/** The rows of the current page. When that page no longer exists, shows the last one. */
export function useGridRows({ calls, query, setQuery, enabled, onRows, onFailed }: GridRowsOptions): GridRows {
  const { data, error, isFetching, isPlaceholderData, refetch } = useFkQuery(calls.page(query), {
    keepPrevious: true,
    enabled,
  })
  const reported = useRef<typeof data>(undefined)
  useEffect(() => {
    if (!data || isPlaceholderData || reported.current === data) return
    reported.current = data
    const last = lastPage(data.total, query.pageSize)
    if (data.rows.length === 0 && query.page > last) setQuery({ ...query, page: last })
    else onRows(data.rows, data.total, query)
  }, [data, isPlaceholderData, query, setQuery, onRows])
  useEffect(() => {
    if (error && error.kind !== 'aborted') onFailed(error)
  }, [error, onFailed])
  return {
    view: gridView({ data, error }),
    rows: data?.rows ?? NO_ROWS,
    total: data?.total ?? null,
    fetching: isFetching,
    placeholder: isPlaceholderData,
    refresh: () => void refetch(),
  }
}
