import { secondFactorCalls } from '../../contract/account/second-factor-calls.ts'
import { base32, enrolmentAddress, recoveryCodes, typedCode } from '../../domain/permission/one-time-code.ts'
import { implement, implementLongRunning, type LongRunning, type SignedIn } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import type { OneTimeCodes } from '../ports.ts'
import { writeAudit } from '../record/write-audit.ts'
import { Refusal } from '../refusal.ts'
import { listOf, textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { userTable } from '../staff/staff-tables.ts'
import { endSessionsOf } from './end-sessions.ts'
import { checkCode, isOn, removeSecondFactor, secondFactorOf, stepOfCode } from './second-factor.ts'
import { secondFactorTable } from './session-tables.ts'
import { noteFailure, noteSuccess, pauseOf } from './throttle.ts'

/** How the name of the installation stands in the app. */
const ISSUER = 'fangkit'

/** Turning the caller's own second factor on and off. Wrong passwords and codes count like failed log-ins. */
export const secondFactorHandlers = [
  implement(secondFactorCalls.getSecondFactor, SIGNED_IN, async (_input, { unit, principal, ports }) => {
    const row = await secondFactorOf(unit, principal.userId)
    return {
      data: {
        isOn: row ? 1 : 0,
        isOffered: ports.oneTimeCodes ? 1 : 0,
        since: row ? Number(row.values['confirmedAt']) : null,
        recoveryLeft: listOf(row?.values['recovery']).length,
      },
    }
  }),
  implementLongRunning(secondFactorCalls.startSecondFactor, SIGNED_IN, async ({ password }, context) => {
    const codes = codesOf(context)
    await checkPassword(context, password ?? '')
    const seed = context.ports.ids.token()
    await context.inUnit(async ({ unit, principal }) => {
      if (await secondFactorOf(unit, principal.userId)) throw new Refusal('STATUS', '两步验证已经开启')
      await unit.remove(secondFactorTable, principal.userId)
      await unit.insert(secondFactorTable, { key: principal.userId, project: null, city: null, values: { seed } })
    })
    const secret = base32(await codes.secretOf(seed))
    return { data: { secret, address: enrolmentAddress(ISSUER, context.principal.userName, secret) } }
  }),
  implementLongRunning(secondFactorCalls.confirmSecondFactor, SIGNED_IN, async ({ code }, context) => {
    const codes = codesOf(context)
    const { ports, now } = context
    const made = recoveryCodes(() => ports.ids.token())
    const recovery = await Promise.all(made.map((one) => ports.ids.hashToken(typedCode(one))))
    await refuseWhilePaused(context, 'code')
    const confirmed = await context.inUnit(async (signedIn) => {
      const { unit, principal } = signedIn
      const row = await unit.get(secondFactorTable, principal.userId, { lock: true })
      if (!row || isOn(row)) throw new Refusal('STATUS', row ? '两步验证已经开启' : '请重新开始开启两步验证')
      const step = await stepOfCode(codes, textOf(row.values['seed']), typedCode(code ?? ''), now)
      if (step === null) return false
      await unit.update(secondFactorTable, row.key, row.version, { confirmedAt: now, lastStep: step, recovery })
      const user = await ownUser(signedIn)
      await writeAudit(signedIn, userTable, user, {}, {})
      await endSessionsOf(signedIn, user, '两步验证已开启', ({ key }) => key !== principal.tokenHash)
      return true
    })
    if (!confirmed) throw await wrong(context, 'code', '动态验证码')
    return { data: { recoveryCodes: made } }
  }),
  implementLongRunning(secondFactorCalls.endSecondFactor, SIGNED_IN, async ({ password, code }, context) => {
    await checkPassword(context, password ?? '')
    const checked = await context.inUnit(async (signedIn) => {
      const { unit, principal } = signedIn
      const check = await checkCode(unit, context, principal.userId, code)
      if (check !== 'passed') return check
      await removeSecondFactor(unit, principal.userId)
      const user = await ownUser(signedIn)
      await writeAudit(signedIn, userTable, user, {}, {})
      await noteSuccess(unit, context, textOf(user.values['userName']))
      return check
    })
    if (checked === 'none') throw new Refusal('STATUS', '两步验证没有开启')
    if (checked !== 'passed') throw await wrong(context, 'code', '动态验证码')
    return { data: null }
  }),
]

function codesOf({ ports }: LongRunning): OneTimeCodes {
  if (!ports.oneTimeCodes) throw new Refusal('STATUS', '这里没有两步验证')
  return ports.oneTimeCodes
}

async function ownUser({ unit, principal }: SignedIn): Promise<Row> {
  const user = await unit.get(userTable, principal.userId)
  if (!user) throw new Refusal('SIGNED_OUT')
  return user
}

async function refuseWhilePaused(context: LongRunning, field: string): Promise<Row> {
  return context.inUnit(async (signedIn) => {
    const user = await ownUser(signedIn)
    if (await pauseOf(signedIn.unit, context, textOf(user.values['userName'])))
      throw Refusal.invalid([{ field, message: `失败次数过多，请 ${context.settings.loginPauseMinutes} 分钟后再试` }])
    return user
  })
}

/** Hashing takes a while, so no unit of work waits for it. */
async function checkPassword(context: LongRunning, password: string): Promise<void> {
  const user = await refuseWhilePaused(context, 'password')
  if (!(await context.ports.passwords.verify(password, textOf(user.values['passwordHash']))))
    throw await wrong(context, 'password', '密码')
}

/** Counts a failed attempt in a unit of its own, so that it counts although the call fails. */
async function wrong(context: LongRunning, field: string, label: string): Promise<Refusal> {
  const left = await context.inUnit(async (signedIn) =>
    noteFailure(signedIn.unit, context, textOf((await ownUser(signedIn)).values['userName'])),
  )
  const message =
    left > 0 ? `不正确，还可尝试 ${left} 次` : `不正确次数过多，请 ${context.settings.loginPauseMinutes} 分钟后再试`
  return Refusal.invalid([{ field, message: `${label}${message}` }])
}
