import { useCallback } from 'react'
import { appendixInfo } from '../../client/queries/case/paper-plans.ts'
import type { FangkitError } from '../../client/fangkit-error.ts'
import { appendixInfoCalls, type AppendixInfo } from '../../contract/document/paper-calls.ts'
import { RENEW_AFTER } from '../../field/documents/renew-after.ts'
import { useCache } from '../../provider/queries/use-cache.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'

export interface PapersLoad {
  readonly data: AppendixInfo | null
  readonly error: FangkitError | null
  readonly refreshing: boolean
  /** The data on screen could not be refreshed. */
  readonly stale: boolean
  retry(): void
}

/** The papers of a case, with valid file addresses. @source CAL-101, PAP-009 */
export function usePapersData(projectId: string): { readonly load: PapersLoad; readonly refresh: () => Promise<void> } {
  const cache = useCache()
  // Other parts of the page may have changed it while the tab was closed.
  const { data, error, isFetching, refetch } = useFkQuery(appendixInfo(projectId), {
    staleTime: 0,
    refetchInterval: RENEW_AFTER,
  })
  const refresh = useCallback(() => cache.invalidate([appendixInfoCalls.getAppendixInfo.service]), [cache])
  return {
    load: {
      data: data ?? null,
      error,
      refreshing: isFetching,
      stale: data !== undefined && error !== null,
      retry: () => void refetch(),
    },
    refresh,
  }
}
