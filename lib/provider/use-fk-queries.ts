import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import type { FangkitError } from '../client/fangkit-error.ts'
import type { QueryPlan } from '../client/query-options.ts'
import { useCore, useSettings } from './provider-context.ts'
import { queryOf } from './query-of.ts'

/** Several plans of one kind at once, in their order. @public */
export function useFkQueries<T>(plans: readonly QueryPlan<T>[]): readonly UseQueryResult<T, FangkitError>[] {
  const { client, queryClient } = useCore()
  const { scope } = useSettings()
  return useQueries({ queries: plans.map((plan) => queryOf(plan, client, scope)) }, queryClient)
}
