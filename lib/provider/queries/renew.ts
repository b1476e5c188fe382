import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Loads anew what is on screen and forgets the freshness of the rest. An answer that is on its way may be older than
 * the
 * change this is called for: it is waited for, and asked for once more. Asked for several times at once, it is done
 * once.
 *
 * @param waits whether this also holds for what is shown already; otherwise such an answer is not waited for but asked
 * for again at once.
 *   News may come faster than answers do: then none would ever arrive.
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

/** What is being renewed since this very moment: several parts of a page ask for the same after one change. */
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
    // Somebody asked anew meanwhile, and later than the change.
    if (isOnItsWay(query)) return void (await query.fetch().catch(failed))
  }
  query.invalidate()
  if (query.isActive()) await query.fetch(undefined, { cancelRefetch: true }).catch(failed)
}

const isOnItsWay = ({ state }: Query): boolean => state.fetchStatus === 'fetching'
/** Whoever shows the answer shows the failure. */
const failed = (): void => undefined
