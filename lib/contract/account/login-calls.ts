import * as v from 'valibot'
import { text } from '../../catalogue/field.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { nothing } from '../output.ts'

const roleRow = v.looseObject({
  ss13UsrId: v.string(),
  ss13RoleId: v.string(),
  otherValues: v.nullish(v.record(v.string(), v.string()), {}),
})

export const loginCalls = {
  doLogin: defineCall({
    service: 'login',
    method: 'doLogin',
    effect: 'write',
    summary:
      '登录，答复会话令牌与到期时刻（毫秒）；开启了两步验证的账号还要动态验证码或一个恢复码，没有时 code 一项不通过',
    input: params({
      userName: text('账号', { required: true, maxLength: 64 }),
      password: text('密码', { required: true, maxLength: 128 }),
      code: text('动态验证码', { maxLength: 24 }),
    }),
    output: v.looseObject({ token: v.string(), expiresAt: v.number() }),
    anyCity: true,
    errors: ['LOGIN_FAILED', 'RATE_LIMITED'],
    requirements: ['OPN-074', 'SHL-011'],
  }),
  doLogout: defineCall({
    service: 'login',
    method: 'doLogout',
    effect: 'write',
    summary: '注销当前会话',
    input: params({}),
    output: nothing,
    anyCity: true,
    requirements: ['CAL-057', 'SHL-010'],
  }),
  getLoginStatus: defineCall({
    service: 'login',
    method: 'getLoginStatus',
    effect: 'read',
    summary: '当前登录人',
    input: params({}),
    output: v.looseObject({
      userName: v.string(),
      userId: v.string(),
      acctId: v.string(),
      isFinance: v.nullish(v.number(), 0),
      isServiceStaff: v.nullish(v.number(), 0),
    }),
    anyCity: true,
    requirements: ['CAL-056', 'SHL-022'],
  }),
  getUserRole: defineCall({
    service: 'login',
    method: 'getUserRole',
    effect: 'read',
    summary: '当前登录人的角色行',
    input: params({}),
    output: v.array(roleRow),
    anyCity: true,
    requirements: ['CAL-058', 'SHL-022'],
  }),
} as const

const place = v.looseObject({ code: v.string(), name: v.string() })

export const staffCalls = {
  checkFwsEmployee: defineCall({
    service: 'Hf32DivisionMemberInfo',
    method: 'checkFwsEmployee',
    effect: 'read',
    summary: '当前登录人是否服务商员工',
    input: params({}),
    output: v.boolean(),
    requirements: ['CAL-060', 'ROL-004'],
  }),
  getCurrentLocationCity: defineCall({
    service: 'Ss11SysUsers',
    method: 'getCurrentLocationCity',
    effect: 'read',
    summary: '当前登录人所在城市',
    input: params({}),
    output: place,
    anyCity: true,
    requirements: ['CAL-062', 'SHL-021'],
  }),
} as const
