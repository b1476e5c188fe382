import type { FangkitError } from '../client/fangkit-error.ts'

/** The combined state of the queries of a screen. */
export interface LoadState {
  readonly error: FangkitError | null
  /** True while newer data load, or what failed loads again; what still loads for the first time does not count. */
  readonly refreshing: boolean
  /** The data on screen could not be refreshed. */
  readonly stale: boolean
  readonly retry: () => void
}

interface Query {
  readonly error: FangkitError | null
  readonly isError: boolean
  readonly isFetching: boolean
  refetch(): unknown
}

/** Combines the states of queries that are shown together; a failure counts only while there is no data to show. */
export function loadState(queries: readonly Query[], hasData: boolean): LoadState {
  return {
    error: hasData ? null : (queries.find(({ error }) => error !== null)?.error ?? null),
    stale: hasData && queries.some(({ isError }) => isError),
    refreshing: queries.some(({ isFetching, isError }) => isFetching && (hasData || isError)),
    retry() {
      for (const query of queries) if (query.isError || hasData) void query.refetch()
    },
  }
}
