import { hashKey } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { QueryPlan } from '../../client/queries/query-options.ts'
import { useCore, useSettings } from '../provider-context.ts'
import { keyOf, queryOf } from './query-of.ts'
import { renew } from './renew.ts'

/** Answers already loaded, in the scope of the moment. */
export interface Cache {
  get<T>(plan: QueryPlan<T>): T | undefined
  set<T>(plan: QueryPlan<T>, data: T): void
  /** The answer when it is fresh, otherwise a new one. @throws FangkitError */
  fetch<T>(plan: QueryPlan<T>): Promise<T>
  /**
   * Loads anew what is on screen and forgets the freshness of the rest. The key is a prefix: `['Hf20PrjBase']`.
   *
   * @param known is not asked for: a save has just answered it
   */
  invalidate(key: readonly unknown[], known?: QueryPlan<unknown>): Promise<void>
  remove(key: readonly unknown[]): void
}

export function useCache(): Cache {
  const { client, queryClient } = useCore()
  const { scope } = useSettings()
  return useMemo<Cache>(
    () => ({
      get: <T>(plan: QueryPlan<T>) => queryClient.getQueryData<T>(keyOf(scope, plan.key)),
      set: (plan, data) => void queryClient.setQueryData(keyOf(scope, plan.key), data),
      fetch: <T>(plan: QueryPlan<T>) => queryClient.fetchQuery<T>(queryOf(plan, client, scope)),
      invalidate: (key, known) =>
        renew(queryClient, {
          queryKey: keyOf(scope, key),
          ...(known && { predicate: ({ queryHash }) => queryHash !== hashKey(keyOf(scope, known.key)) }),
        }),
      remove: (key) => queryClient.removeQueries({ queryKey: keyOf(scope, key) }),
    }),
    [client, queryClient, scope],
  )
}
