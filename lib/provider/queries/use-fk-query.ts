import { keepPreviousData, skipToken, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type { FangkitError } from '../../client/fangkit-error.ts'
import type { QueryPlan } from '../../client/queries/query-options.ts'
import { useCore, useSettings } from '../provider-context.ts'
import { queryOf } from './query-of.ts'

/** Options of {@link useFkQuery}. @public */
export interface FkQueryOptions {
  /** False loads nothing yet; true by default. */
  readonly enabled?: boolean | undefined
  /** Milliseconds; overrides the value of the plan. */
  readonly staleTime?: number | undefined
  /** Shows the previous answer while another one loads, for example while paging. */
  readonly keepPrevious?: boolean | undefined
  /** Milliseconds after which it loads again, while the page is visible. */
  readonly refetchInterval?: number | undefined
}

/** Loads a query plan into the provider's own cache; pass null while there is nothing to load. @public */
export function useFkQuery<T>(
  plan: QueryPlan<T> | null,
  { enabled = true, staleTime, keepPrevious = false, refetchInterval }: FkQueryOptions = {},
): UseQueryResult<T, FangkitError> {
  const { client, queryClient } = useCore()
  const { scope } = useSettings()
  const query = plan && queryOf(plan, client, scope)
  const fresh = staleTime ?? query?.staleTime
  const options: UseQueryOptions<T, FangkitError> = {
    queryKey: query?.queryKey ?? [scope.city, 'nothing'],
    enabled: query !== null && enabled,
    queryFn: query ? query.queryFn : skipToken,
    ...(fresh !== undefined && { staleTime: fresh }),
    ...(refetchInterval !== undefined && { refetchInterval }),
  }
  return useQuery<T, FangkitError>(
    keepPrevious ? { ...options, placeholderData: keepPreviousData } : options,
    queryClient,
  )
}
