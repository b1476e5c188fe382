import type { Recorder } from '../handler.ts'
import { userTable } from '../staff/staff-tables.ts'
import type { Row } from '../store.ts'
import { placeOf } from './note-login.ts'

/**
 * Adds an entry about a user to the audit log, in the city they work in.
 * @param version of the user's row after the change; null where it did not change
 */
export async function auditUser(context: Recorder, user: Row, version: number | null): Promise<void> {
  const { unit, principal, now, action, requestId } = context
  await unit.audit({
    at: now,
    by: principal.acctId,
    action,
    table: userTable.name,
    key: user.key,
    project: null,
    city: placeOf(user),
    version,
    before: {},
    after: {},
    result: 'done',
    requestId,
  })
}
