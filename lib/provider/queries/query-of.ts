import type { FangkitClient } from '../../client/client.ts'
import type { QueryPlan } from '../../client/queries/query-options.ts'
import type { Scope } from '../provider-context.ts'

/** The cache key of an answer: its city first. */
export function keyOf({ city }: Scope, key: readonly unknown[]): readonly unknown[] {
  return [city, ...key]
}

/** A query plan, bound to a client and a scope. */
export interface BoundQuery<T> {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>
  readonly staleTime?: number
}

export function queryOf<T>({ key, load, staleTime }: QueryPlan<T>, client: FangkitClient, scope: Scope): BoundQuery<T> {
  return {
    queryKey: keyOf(scope, key),
    queryFn: ({ signal }) => load(client, { signal }),
    ...(staleTime !== undefined && { staleTime }),
  }
}
