import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Reloads what is on screen and marks the rest as outdated. An answer that is already loading may be older than the
 * change: it is awaited and then requested once more. Several calls at the same time reload once.
 *
 * @param waits whether to await pending requests of queries that already have data, too; otherwise those are replaced
 * at once. Set it for live messages: they may arrive faster than answers, and requests that are always replaced never
 * finish.
 */
export async function renew(
  queryClient: QueryClient,
  filters: QueryFilters = {},
  { waits = false } = {},
): Promise<void> {
  await Promise.all(
    queryClient
      .getQueryCache()
      .findAll(filters)
      .map((query) => renewOne(query, waits)),
  )
}

/** Renewals that started in the same moment: several parts of a page ask for the same after one change. */
const pendingRenewals = new WeakMap<Query, Promise<void>>()

function renewOne(query: Query, waits: boolean): Promise<void> {
  const under = pendingRenewals.get(query) ?? renewNow(query, waits)
  pendingRenewals.set(query, under)
  queueMicrotask(() => pendingRenewals.delete(query))
  return under
}

async function renewNow(query: Query, waits: boolean): Promise<void> {
  if (isOnItsWay(query) && (waits || query.state.data === undefined)) {
    await query.fetch().catch(failed)
    // The query was requested again meanwhile, after the change.
    if (isOnItsWay(query)) return void (await query.fetch().catch(failed))
  }
  query.invalidate()
  if (query.isActive()) await query.fetch(undefined, { cancelRefetch: true }).catch(failed)
}

const isOnItsWay = ({ state }: Query): boolean => state.fetchStatus === 'fetching'
/** The component that shows the answer also shows the failure. */
const failed = (): void => undefined
