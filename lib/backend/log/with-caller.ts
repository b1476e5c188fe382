import { clientOf, shortAddress } from '../../domain/log/client-of.ts'
import type { Store } from '../store.ts'

/** Where a request comes from. */
interface Caller {
  readonly address: string
  readonly client?: string | null
}

/**
 * The store for one request: every audit entry it writes names where the request came from, in shortened form.
 * @source R27
 */
export function withCaller(store: Store, { address, client }: Caller): Store {
  const [from, by] = [shortAddress(address), clientOf(client)]
  const said = { ...(from !== null && { address: from }), ...(by !== null && { client: by }) }
  return {
    ...store,
    unit: (actor, work) =>
      store.unit(actor, (unit) => work({ ...unit, audit: (entry) => unit.audit({ ...said, ...entry }) })),
  }
}
