import { bounded } from '../abort.ts'
import type { Auth, SessionUser } from './auth.ts'
import type { FangkitClient } from '../client.ts'
import { contractError, type FangkitError } from '../fangkit-error.ts'

/** Milliseconds the host may take to answer; afterwards the back end is asked. */
const PATIENCE = 10_000
const GET_USER = 'getUser'

/**
 * Asks the host who is signed in. Null when the host does not say, or when its answer is invalid; an invalid answer is
 * reported.
 *
 * @throws FangkitError when aborted
 */
export function knownUser(client: Pick<FangkitClient, 'ask'>, signal: AbortSignal): Promise<SessionUser | null> {
  return client.ask(GET_USER, signal, saidBy).catch((error: FangkitError) => {
    if (error.kind === 'aborted') throw error
    return null
  })
}

async function saidBy(auth: Auth, signal: AbortSignal): Promise<SessionUser | null> {
  if (!auth.getUser) return null
  const user = await bounded(
    async (inTime) => (await auth.getUser?.({ signal: inTime })) ?? null,
    signal,
    GET_USER,
    PATIENCE,
  )
  if (user !== null && !isUser(user)) throw contractError(GET_USER, 'answered no person')
  return user
}

const isList = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string')
const isUser = ({ userName, userId, acctId, roleIds, privileges }: Partial<SessionUser>): boolean =>
  [userName, userId, acctId].every((one) => typeof one === 'string') && isList(roleIds) && isList(privileges)
