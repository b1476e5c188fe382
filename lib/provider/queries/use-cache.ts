import { hashKey, partialMatchKey, type Query } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { QueryPlan } from '../../client/queries/query-options.ts'
import { type Scope, useCore, useSettings } from '../provider-context.ts'
import { keyOf, queryOf } from './query-of.ts'
import { renew } from './renew.ts'

/**
 * Which cached answers: those of some services, `['Hf20PrjBase', 'Hf23PrjMember']`, and those that combine one of them
 * with others; or those whose key starts with that of a plan, such as `projectRecord(id)` or `{ key: ['Hf20PrjBase',
 * 'getPageList'] }`. The key `[]` means all.
 */
export type CachedAnswers = readonly string[] | Pick<QueryPlan<unknown>, 'key'>

/** Cached answers in the current scope. */
export interface Cache {
  /** The cached answer, fresh or not; undefined when there is none. Loads nothing. */
  get<T>(plan: QueryPlan<T>): T | undefined
  /** Replaces the cached answer, for a save that returns the new record. */
  set<T>(plan: QueryPlan<T>, data: T): void
  /** The cached answer when it is fresh, otherwise a new one. @throws FangkitError */
  fetch<T>(plan: QueryPlan<T>): Promise<T>
  /**
   * Reloads what is on screen and marks the rest as outdated.
   *
   * @param known is not reloaded, because a save has just returned it
   */
  invalidate(which: CachedAnswers, known?: QueryPlan<unknown>): Promise<void>
  /** Forgets the answers, without loading them again. */
  remove(which: CachedAnswers): void
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
      invalidate: (which, known) => {
        const isMeant = among(scope, which)
        const hash = known && hashKey(keyOf(scope, known.key))
        return renew(queryClient, { predicate: (query) => isMeant(query) && query.queryHash !== hash })
      },
      remove: (which) => queryClient.removeQueries({ predicate: among(scope, which) }),
    }),
    [client, queryClient, scope],
  )
}

function among(scope: Scope, which: CachedAnswers): (query: Query) => boolean {
  if ('key' in which) {
    const key = keyOf(scope, which.key)
    return ({ queryKey }) => partialMatchKey(queryKey, key)
  }
  return ({ queryKey: [city, service, , , combined] }) =>
    city === scope.city && which.some((one) => one === service || (Array.isArray(combined) && combined.includes(one)))
}
