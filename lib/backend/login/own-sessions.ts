import { sessionCalls } from '../../contract/account/session-calls.ts'
import { implement, type SignedIn } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import { Refusal } from '../refusal.ts'
import { isOver, textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { userTable } from '../staff/staff-tables.ts'
import { auditUser } from './audit-user.ts'
import { endSessionsOf } from './end-sessions.ts'
import { sessionTable } from './session-tables.ts'

const ENDED_BY_OWNER = '本人结束'

/** A session by a part of its hash: enough to be unique, and useless for signing in. */
const idOf = ({ key }: Row): string => key.slice(0, 32)

/** Where the caller is signed in, and ending it there. Users only reach their own sessions. */
export const ownSessionHandlers = [
  implement(sessionCalls.getSessions, SIGNED_IN, async (_input, context) => {
    const { principal, now, settings } = context
    const rows = (await sessionsOf(context)).filter((row) => !isOver(row, now, settings))
    const isCurrent = ({ key }: Row) => key === principal.tokenHash
    const seenAt = ({ values }: Row) => Number(values['seenAt'])
    const sorted = rows.toSorted(
      (one, other) => Number(isCurrent(other)) - Number(isCurrent(one)) || seenAt(other) - seenAt(one),
    )
    return {
      data: sorted.map((row) => ({
        sessionId: idOf(row),
        client: textOf(row.values['client']) || null,
        address: textOf(row.values['address']) || null,
        startedAt: row.createdAt,
        seenAt: seenAt(row),
        isCurrent: isCurrent(row) ? 1 : 0,
      })),
    }
  }),
  implement(sessionCalls.endSession, SIGNED_IN, async ({ sessionId }, context) => {
    const found = (await sessionsOf(context)).find((row) => idOf(row) === sessionId)
    if (found?.key === context.principal.tokenHash) throw new Refusal('STATUS', '这是本次登录，请用“退出登录”')
    // Another window may have ended it meanwhile, which is what was asked for.
    if (found) await endThem(context, ({ key }) => key === found.key)
    return { data: null }
  }),
  implement(sessionCalls.endOtherSessions, SIGNED_IN, async (_input, context) => ({
    data: { ended: await endThem(context, ({ key }) => key !== context.principal.tokenHash) },
  })),
]

async function sessionsOf({ unit, principal }: SignedIn): Promise<readonly Row[]> {
  const where = { field: 'userId', is: [principal.userId] }
  return (await unit.list(sessionTable, { where, counted: false })).rows
}

/** Ends them at once and notes it. @returns how many */
async function endThem(context: SignedIn, which: (session: Row) => boolean): Promise<number> {
  const { unit, principal } = context
  const user = await unit.get(userTable, principal.userId)
  if (!user) throw new Refusal('SIGNED_OUT')
  const ended = await endSessionsOf(context, user, ENDED_BY_OWNER, which)
  await auditUser(context, user, null)
  return ended
}
