import { clientOf, shortAddress } from '../../domain/log/client-of.ts'
import { LOGIN_EVENT, type LoginEvent, loginLog } from '../../domain/log/login-log.ts'
import type { Notify } from '../live/change.ts'
import type { Row, Unit } from '../store.ts'
import { loginLogTable } from '../log/log-tables.ts'

/** A log-in or log-out. */
export interface LoginNote {
  readonly key: string
  /** When it happened, in epoch milliseconds. */
  readonly at: number
  readonly event: LoginEvent
  readonly reason?: string
  /** As the network reports it; its last part is not stored. */
  readonly address?: string
  /** The user agent the browser sends. */
  readonly client?: string | null
}

/** The city a user works in, else the first they may work in. Managers of that city see the user's log-ins. */
export function placeOf({ values: { city, cities } }: Row): string | null {
  const first: unknown = Array.isArray(cities) ? cities[0] : null
  if (typeof city === 'string' && city !== '') return city
  return typeof first === 'string' && first !== '' ? first : null
}

/**
 * Adds a log entry for an existing user. Names that belong to no user are not stored, and passwords never are.
 *
 * @param notify notifies open lists of log-ins
 * @source ROU-007 (/UsrLoginLogsGrid)
 */
export async function noteLogin(
  unit: Unit,
  user: Row,
  { key, at, event, reason, address, client }: LoginNote,
  notify?: Pick<Notify, 'personal'>,
): Promise<void> {
  const { acctId = null, userName = null } = user.values
  const details = [
    ['loginReason', reason],
    ['address', address === undefined ? null : shortAddress(address)],
    ['client', clientOf(client)],
  ].filter(([, value]) => value !== null && value !== undefined)
  const row = await unit.insert(loginLogTable, {
    key,
    project: null,
    city: placeOf(user),
    values: { acctId, userName, loginEvent: event, loginAt: at, ...Object.fromEntries(details) },
  })
  if (typeof acctId === 'string') notify?.personal(loginLog.service, row.key, acctId, row.city)
}

/**
 * Adds a log entry for a session that expired. It is only noticed when the session is next read, so the entry carries
 * the time of expiry itself.
 */
export async function noteSessionOver(
  unit: Unit,
  user: Row | null,
  session: Row,
  at: number,
  notify?: Pick<Notify, 'personal'>,
): Promise<void> {
  if (user)
    await noteLogin(unit, user, { key: `over-${session.key.slice(0, 27)}`, at, event: LOGIN_EVENT.over }, notify)
}
