import { isOn } from '../../catalogue/kind.ts'
import type { RecordInput } from '../../contract/input.ts'
import { recordCalls } from '../../contract/record/record-calls.ts'
import { userCalls } from '../../contract/account/staff-calls.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { isManager } from '../../domain/permission/role.ts'
import { onGrid, visibleRow } from '../grid/grid-access.ts'
import type { GridSource } from '../grid/grid-source.ts'
import { implement, type Implementation, implementLongRunning, type SignedIn } from '../handler.ts'
import { forgetFailures } from '../login/throttle.ts'
import type { Policy } from '../policy.ts'
import { answerRecord, blankOf } from '../record/answer.ts'
import { writeAudit } from '../record/write-audit.ts'
import { slowSaveHandlers } from '../record/save-handlers.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { userTable } from './staff-tables.ts'
import { completeUser, saveUser } from './save-user.ts'
import { refuseOtherCities } from './user-rules.ts'
import { newPassword, resetSecondFactor, setPassword } from './set-password.ts'

/** Passwords one call may make: each takes a large part of a second to hash. */
const MOST_PASSWORDS = 20

const BY_MANAGERS: Policy = {
  who: 'privileged',
  privileges: [PRIVILEGE.update, PRIVILEGE.save],
  also: ({ roles }) => {
    if (!isManager(roles)) throw new Refusal('NO_PERMISSION', '只有经理可以管理用户的登录')
  },
}

/**
 * The calls of users: only where a list of users is declared; passwords and pauses of log-ins always.
 * @source ROU-001 (/SysUsersGrid)
 */
export function userHandlers(sources: readonly GridSource[]): readonly Implementation[] {
  const source = sources.find(({ table }) => table.name === userTable.name)
  return [
    implementLongRunning(userCalls.resetPassword, BY_MANAGERS, async ({ id }, context) => {
      const { password, passwordHash } = await newPassword(context)
      await context.inUnit(async (signedIn) => setPassword(signedIn, await lockedUser(signedIn, id), passwordHash))
      return { data: { password } }
    }),
    implement(userCalls.unlock, BY_MANAGERS, async ({ id }, context) => {
      const user = await lockedUser(context, id)
      await forgetFailures(context.unit, textOf(user.values['userName']))
      await writeAudit(context, userTable, user, {}, {})
      return { data: null }
    }),
    implement(userCalls.resetSecondFactor, BY_MANAGERS, async ({ id }, context) => {
      const user = await lockedUser(context, id)
      await resetSecondFactor(context, user)
      return { data: null }
    }),
    ...(source ? listHandlers(source) : []),
  ]
}

function listHandlers(source: GridSource): readonly Implementation[] {
  const { entity } = source
  const calls = recordCalls(entity)
  const one = async (context: SignedIn, id: string | null | undefined) => {
    const row = await visibleRow(context, source, id)
    return { data: await answerRecord(context.unit, entity, await completeUser(context, source, row), row) }
  }
  return [
    implement(calls.getOne, onGrid(source, PRIVILEGE.detail), ({ id }, context) => one(context, id)),
    implement(calls.doCreate, onGrid(source, PRIVILEGE.detail), async ({ id }, context) =>
      id ? one(context, id) : { data: await answerRecord(context.unit, entity, blankOf(entity), null) },
    ),
    // Hashing a password takes a while, and the answer must not be stored for a second request under the same key.
    ...slowSaveHandlers(calls, onGrid(source, PRIVILEGE.save), {
      takes: takesPassword,
      prepare: async (input, context) => {
        const made = takesPassword(input) ? await newPassword(context) : null
        return (row, signedIn) => saveUser(signedIn, source, row, made)
      },
      most: MOST_PASSWORDS,
      word: '新建或重置密码',
    }),
  ]
}

/** True for a new user, and for one whose password is reset. */
const takesPassword = (input: RecordInput): boolean => !input.keyValue || isOn(input['resetPassword'] === 1 ? 1 : 0)

/** A user whose log-in the caller may manage, locked. @throws Refusal NOT_FOUND, NO_PERMISSION */
async function lockedUser({ unit, principal }: SignedIn, id: string | null | undefined): Promise<Row> {
  const row = id ? await unit.get(userTable, id, { lock: true }) : null
  if (!row) throw new Refusal('NOT_FOUND', '用户不存在')
  refuseOtherCities(principal, row)
  return row
}
