import { LOGIN_EVENT } from '../../domain/log/login-log.ts'
import type { SignedIn } from '../handler.ts'
import type { Row } from '../store.ts'
import { sessionTable } from './session-tables.ts'
import { noteLogin } from './note-login.ts'

/**
 * Ends sessions of a user at once and writes a log entry for each; their open pages return to the log-in.
 *
 * @param reason why, in words the user reads: 账号已停用
 * @param which of the sessions; all without it
 * @returns how many
 */
export async function endSessionsOf(
  { unit, ports, now, notify }: Pick<SignedIn, 'unit' | 'ports' | 'now' | 'notify'>,
  user: Row,
  reason: string,
  which: (session: Row) => boolean = () => true,
): Promise<number> {
  const { rows } = await unit.list(sessionTable, { where: { field: 'userId', is: [user.key] }, counted: false })
  const ended = rows.filter(which)
  for (const { key } of ended) {
    if (!(await unit.remove(sessionTable, key))) continue
    notify.sessionEnded(key)
    await noteLogin(unit, user, { key: ports.ids.key(), at: now, event: LOGIN_EVENT.ended, reason }, notify)
  }
  return ended.length
}
