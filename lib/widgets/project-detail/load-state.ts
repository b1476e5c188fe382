import type { FangkitError } from '../../client/fangkit-error.ts'

/** What a screen says of the queries it stands on. */
export interface LoadState {
  readonly error: FangkitError | null
  /** Something newer is on its way. */
  readonly refreshing: boolean
  /** What is shown could not be brought up to date. */
  readonly stale: boolean
  readonly retry: () => void
}

interface Query {
  readonly error: FangkitError | null
  readonly isError: boolean
  readonly isFetching: boolean
  refetch(): unknown
}

/**
 * The state of several queries whose answers are shown together; a failure counts only while there is nothing to show.
 */
export function loadState(queries: readonly Query[], hasData: boolean): LoadState {
  return {
    error: hasData ? null : (queries.find(({ error }) => error !== null)?.error ?? null),
    stale: hasData && queries.some(({ isError }) => isError),
    refreshing: queries.some(({ isFetching }) => isFetching),
    retry() {
      for (const query of queries) if (query.isError || hasData) void query.refetch()
    },
  }
}
