import type { SignedIn } from '../handler.ts'
import type { Row } from '../store.ts'
import { sessionTable } from '../login/session-tables.ts'

/** Ends every session issued to a partner at once and notifies its open pages. */
export async function endPartnerSessions(
  { unit, notify }: Pick<SignedIn, 'unit' | 'notify'>,
  partner: Row,
): Promise<void> {
  const { rows } = await unit.list(sessionTable, { where: { field: 'userId', is: [partner.key] }, counted: false })
  for (const { key } of rows) if (await unit.remove(sessionTable, key)) notify.sessionEnded(key)
}
