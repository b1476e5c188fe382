import { hashKey } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { QueryPlan } from '../../client/queries/query-options.ts'
import { useCore, useSettings } from '../provider-context.ts'
import { keyOf, queryOf } from './query-of.ts'
import { renew } from './renew.ts'

/** Cached answers in the current scope. */
export interface Cache {
  /** The cached answer, fresh or not; undefined when there is none. Loads nothing. */
  get<T>(plan: QueryPlan<T>): T | undefined
  /** Replaces the cached answer, for a save that returns the new record. */
  set<T>(plan: QueryPlan<T>, data: T): void
  /** The cached answer when it is fresh, otherwise a new one. @throws FangkitError */
  fetch<T>(plan: QueryPlan<T>): Promise<T>
  /**
   * Reloads what is on screen and marks the rest as outdated. The key is a prefix: `['Hf20PrjBase']`.
   *
   * @param known is not reloaded, because a save has just returned it
   */
  invalidate(key: readonly unknown[], known?: QueryPlan<unknown>): Promise<void>
  /** Forgets all answers whose key starts so, without loading them again. */
  remove(key: readonly unknown[]): void
}

/**
 * Reads, sets, fetches and invalidates cached answers of the current user and city. @throws Error outside a provider
 */
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
