import type { Recorder } from '../handler.ts'
import { textOf } from '../session.ts'
import type { Settings } from '../settings.ts'
import { sessionTable } from './session-tables.ts'
import { userTable } from '../staff/staff-tables.ts'
import { noteSessionOver } from './note-login.ts'

const MINUTE = 60_000
/** Sessions ended in one unit of work. */
const AT_ONCE = 200

/**
 * Removes expired sessions that were not used again, and logs when each of them ended.
 * @returns whether there may be more
 */
export async function sweepSessions(
  { unit, now, notify }: Pick<Recorder, 'unit' | 'now' | 'notify'>,
  { idleMinutes }: Pick<Settings, 'idleMinutes'>,
): Promise<boolean> {
  const { rows } = await unit.list(sessionTable, {
    where: { field: 'expiresAt', to: now },
    pageSize: AT_ONCE,
    counted: false,
  })
  for (const session of rows) {
    const { expiresAt, seenAt, userId } = session.values
    const over = Math.min(Number(expiresAt ?? now), Number(seenAt ?? now) + idleMinutes * MINUTE)
    if (await unit.remove(sessionTable, session.key))
      await noteSessionOver(unit, await unit.get(userTable, textOf(userId)), session, over, notify)
  }
  return rows.length === AT_ONCE
}
