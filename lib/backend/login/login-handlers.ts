import { loginCalls, staffCalls } from '../../contract/account/login-calls.ts'
import { LOGIN_EVENT, type LoginEvent } from '../../domain/log/login-log.ts'
import { isFinance } from '../../domain/permission/role.ts'
import { implement, implementOpen } from '../handler.ts'
import type { Notify } from '../live/change.ts'
import { publishingUnit } from '../live/publishing-unit.ts'
import { divisionName } from '../national-divisions.ts'
import { SIGNED_IN } from '../policy.ts'
import { Refusal } from '../refusal.ts'
import { openSession, textOf } from '../session.ts'
import type { Unit } from '../store.ts'
import { SYSTEM_ACCOUNT } from '../system-account.ts'
import { sessionTable } from './session-tables.ts'
import { roleTable } from '../permission/permission-tables.ts'
import { userTable } from '../staff/staff-tables.ts'
import { noteLogin, placeOf } from './note-login.ts'
import { noticeNewPlace } from './notice-new-place.ts'
import { checkCode } from './second-factor.ts'
import { noteAttempt, noteFailure, noteSuccess, pauseOf } from './throttle.ts'

/** Verified against when the account is unknown, so that both answers take the same time. */
const NO_HASH = ''

export const loginHandlers = [
  implementOpen(loginCalls.doLogin, async ({ userName, password, code }, context) => {
    const { store, ports, settings, now, action, requestId } = context
    const name = userName ?? ''
    const system = { account: SYSTEM_ACCOUNT, now }
    // A unit of its own, so that an attempt counts even when the account is paused.
    await store.unit(system, (unit) => noteAttempt(unit, context))
    const known = await store.unit(
      system,
      async (unit) =>
        (await unit.list(userTable, { where: { field: 'userName', is: [name] }, counted: false })).rows[0] ?? null,
    )
    const note = (unit: Unit, notify: Notify, event: LoginEvent, reason?: string) =>
      known
        ? noteLogin(
            unit,
            known,
            {
              key: ports.ids.key(),
              at: now,
              event,
              address: context.address,
              client: context.client,
              ...(reason !== undefined && { reason }),
            },
            notify,
          )
        : Promise.resolve()
    const paused = await publishingUnit(context, system, async (unit, notify) => {
      const pause = await pauseOf(unit, context, name)
      if (pause) await note(unit, notify, LOGIN_EVENT.failed, '失败次数过多，暂停登录')
      return pause
    })
    if (paused) throw paused
    const user = known?.values['enabled'] === 1 ? known : null
    const hash = user ? textOf(user.values['passwordHash']) : NO_HASH
    const failed = (reason: string) =>
      publishingUnit(context, system, async (unit, notify) => {
        await unit.audit({
          at: now,
          by: SYSTEM_ACCOUNT,
          action,
          table: userTable.name,
          key: user?.key ?? null,
          project: null,
          city: user && placeOf(user),
          version: null,
          before: {},
          after: {},
          result: 'refused',
          requestId,
        })
        await note(unit, notify, LOGIN_EVENT.failed, reason)
        return noteFailure(unit, context, name)
      })
    const tooMany = `登录失败次数过多，请 ${settings.loginPauseMinutes} 分钟后再试`
    if (!(await ports.passwords.verify(password ?? '', hash)) || !user) {
      const left = await failed(user ? '密码不正确' : '账号已停用')
      throw new Refusal('LOGIN_FAILED', left > 0 ? `账号或密码不正确，还可尝试 ${left} 次` : tooMany)
    }
    const check = await store.unit(system, (unit) => checkCode(unit, context, user.key, code))
    if (check === 'missing') throw Refusal.invalid([{ field: 'code', message: '请输入动态验证码' }])
    if (check === 'off') throw new Refusal('LOGIN_FAILED', '动态验证码暂时无法核对，请联系管理员')
    if (check === 'wrong') {
      const left = await failed('动态验证码不正确')
      throw Refusal.invalid([{ field: 'code', message: left > 0 ? `动态验证码不正确，还可尝试 ${left} 次` : tooMany }])
    }
    const token = ports.ids.token()
    const tokenHash = await ports.ids.hashToken(token)
    const acctId = textOf(user.values['acctId'])
    const expiresAt = await publishingUnit(context, { account: acctId, now }, async (unit, notify) => {
      await noteSuccess(unit, context, name)
      await noticeNewPlace(unit, user, context, notify)
      await note(unit, notify, LOGIN_EVENT.in)
      await unit.audit({
        at: now,
        by: acctId,
        action,
        table: userTable.name,
        key: user.key,
        project: null,
        city: placeOf(user),
        version: null,
        before: {},
        after: {},
        result: 'done',
        requestId,
      })
      return openSession(unit, tokenHash, user.key, context)
    })
    return { data: { token, expiresAt } }
  }),
  implement(
    loginCalls.doLogout,
    SIGNED_IN,
    async (_input, { unit, principal, now, action, requestId, notify, ports, address, client }) => {
      await unit.remove(sessionTable, principal.tokenHash)
      const user = await unit.get(userTable, principal.userId)
      if (user)
        await noteLogin(unit, user, { key: ports.ids.key(), at: now, event: LOGIN_EVENT.out, address, client }, notify)
      notify.sessionEnded(principal.tokenHash)
      await unit.audit({
        at: now,
        by: principal.acctId,
        action,
        table: userTable.name,
        key: principal.userId,
        project: null,
        city: principal.city,
        version: null,
        before: {},
        after: {},
        result: 'done',
        requestId,
      })
      return { data: null }
    },
  ),
  implement(loginCalls.getLoginStatus, SIGNED_IN, async (_input, { principal }) => ({
    data: {
      userName: principal.displayName || principal.userName,
      userId: principal.userId,
      acctId: principal.acctId,
      isFinance: isFinance(principal.roles) ? 1 : 0,
      isServiceStaff: principal.provider === null ? 0 : 1,
    },
  })),
  implement(loginCalls.getUserRole, SIGNED_IN, async (_input, { unit, principal }) => {
    const { rows } =
      principal.roles.length === 0
        ? { rows: [] }
        : await unit.list(roleTable, { where: { field: '$key', is: principal.roles } })
    const names = new Map(rows.map((row) => [row.key, textOf(row.values['roleName'])]))
    return {
      data: principal.roles.map((role) => ({
        ss13UsrId: principal.userId,
        ss13RoleId: role,
        otherValues: { ROLE_NAME: names.get(role) ?? role },
      })),
    }
  }),
  implement(staffCalls.checkFwsEmployee, SIGNED_IN, async (_input, { principal }) => ({
    data: principal.provider !== null,
  })),
  implement(staffCalls.getCurrentLocationCity, SIGNED_IN, async (_input, { principal }) => ({
    data: { code: principal.city, name: divisionName(principal.city) ?? principal.city },
  })),
]
