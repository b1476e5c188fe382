import type { QueryPlan } from 'fangkit'

/**
 * The plan of an answer that is made of several things: it is loaded anew when any of these services changes something.
 */
export function concerns<T>(plan: QueryPlan<T>, services: readonly string[]): QueryPlan<T> {
  return { ...plan, key: [...plan.key, services] }
}
