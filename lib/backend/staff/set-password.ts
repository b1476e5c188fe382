import { madePassword } from '../../domain/permission/password.ts'
import type { Context, SignedIn } from '../handler.ts'
import { endSessionsOf } from '../login/end-sessions.ts'
import { auditUser } from '../login/audit-user.ts'
import { removeSecondFactor } from '../login/second-factor.ts'
import { writeAudit } from '../record/write-audit.ts'
import { Refusal } from '../refusal.ts'
import type { Row } from '../store.ts'
import { userTable } from './staff-tables.ts'

/** A generated password and its hash. Slow: never make one within a unit of work. */
export interface NewPassword {
  readonly password: string
  readonly passwordHash: string
}

export async function newPassword({ ports }: Pick<Context, 'ports'>): Promise<NewPassword> {
  const password = madePassword(ports.ids.token())
  return { password, passwordHash: await ports.passwords.hash(password) }
}

/**
 * Gives a user another password and ends their sessions. The audit log records the change, and nothing of the password.
 */
export async function setPassword(context: SignedIn, user: Row, passwordHash: string): Promise<Row> {
  const stored = await context.unit.update(userTable, user.key, user.version, { passwordHash })
  if (!stored) throw new Refusal('CONFLICT') // cannot happen while the row is locked
  await auditUser(context, user, stored.version)
  await endSessionsOf(context, stored, '密码已重置')
  return stored
}

/** Turns the second factor of a user off, who lost it, and ends their sessions; nothing where it is off. */
export async function resetSecondFactor(context: SignedIn, user: Row): Promise<void> {
  if (!(await removeSecondFactor(context.unit, user.key))) return
  await writeAudit(context, userTable, user, {}, {})
  await endSessionsOf(context, user, '两步验证已重置')
}
