import type { QueryPlan } from 'fangkit'

/**
 * Returns a plan that also reloads when any of these services changes something, for an answer made from several
 * services.
 */
export function concerns<T>(plan: QueryPlan<T>, services: readonly string[]): QueryPlan<T> {
  return { ...plan, key: [...plan.key, services] }
}
