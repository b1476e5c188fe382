import { passwordCalls } from '../../contract/account/password-calls.ts'
import { passwordIssue } from '../../domain/permission/password.ts'
import { implementLongRunning, type LongRunning, type SignedIn } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { userTable } from '../staff/staff-tables.ts'
import { endSessionsOf } from './end-sessions.ts'
import { noteFailure, noteSuccess, pauseOf } from './throttle.ts'

/**
 * Changes the caller's own password. They prove that they know the old one, which counts like a log-in, and are signed
 * out everywhere else. Neither password is logged or stored in plain text. Hashing takes a while, so no unit of work
 * waits for it.
 */
export const changePasswordHandler = implementLongRunning(
  passwordCalls.changePassword,
  SIGNED_IN,
  async ({ oldPassword, newPassword }, context) => {
    const { ports, principal, settings } = context
    const [old, next] = [oldPassword ?? '', newPassword ?? '']
    const user = await context.inUnit((signedIn) => ownUser(signedIn))
    const hash = textOf(user.values['passwordHash'])
    if (await context.inUnit(({ unit }) => pauseOf(unit, context, textOf(user.values['userName']))))
      throw wrong(`失败次数过多，请 ${settings.loginPauseMinutes} 分钟后再试`)
    if (!(await ports.passwords.verify(old, hash))) {
      const left = await noteWrong(context, user)
      throw wrong(
        left > 0 ? `不正确，还可尝试 ${left} 次` : `不正确次数过多，请 ${settings.loginPauseMinutes} 分钟后再试`,
      )
    }
    const issue = next === old ? '不能与原密码相同' : passwordIssue(next, textOf(user.values['userName']))
    if (issue !== null) throw Refusal.invalid([{ field: 'newPassword', message: `新密码${issue}` }])
    const passwordHash = await ports.passwords.hash(next)
    await context.inUnit(async (signedIn) => {
      const { unit, now, action, requestId } = signedIn
      const stored = await unit.compareAndSet(userTable, user.key, { passwordHash: hash }, { passwordHash })
      if (!stored) throw new Refusal('CONFLICT')
      await noteSuccess(unit, context, textOf(user.values['userName']))
      await unit.audit({
        at: now,
        by: principal.acctId,
        action,
        table: userTable.name,
        key: user.key,
        project: null,
        city: principal.city,
        version: stored.version,
        before: {},
        after: {},
        result: 'done',
        requestId,
      })
      await endSessionsOf(signedIn, stored, '密码已修改', ({ key }) => key !== principal.tokenHash)
    })
    return { data: null }
  },
)

const wrong = (why: string): Refusal => Refusal.invalid([{ field: 'oldPassword', message: `原密码${why}` }])

async function ownUser({ unit, principal }: SignedIn): Promise<Row> {
  const user = await unit.get(userTable, principal.userId)
  if (!user) throw new Refusal('SIGNED_OUT')
  return user
}

/**
 * Counts a failed attempt in a unit of its own, so that it counts although the change fails.
 * @returns how many are left
 */
function noteWrong(context: LongRunning, user: Row): Promise<number> {
  return context.inUnit(async ({ unit, principal, now, action, requestId }) => {
    await unit.audit({
      at: now,
      by: principal.acctId,
      action,
      table: userTable.name,
      key: user.key,
      project: null,
      city: principal.city,
      version: null,
      before: {},
      after: {},
      result: 'refused',
      requestId,
    })
    return noteFailure(unit, context, textOf(user.values['userName']))
  })
}
