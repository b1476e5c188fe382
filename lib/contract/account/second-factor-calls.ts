import * as v from 'valibot'
import { text } from '../../catalogue/field.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { nothing } from '../output.ts'

const password = text('密码', { required: true, maxLength: 128 })
const code = text('动态验证码', { required: true, maxLength: 24 })
const state = v.looseObject({
  /** 1 when log-ins need a code of the app. */
  isOn: v.number(),
  /** 0 where the back end has no second factor. */
  isOffered: v.number(),
  /** Since when, in epoch milliseconds. */
  since: v.nullish(v.number(), null),
  /** Recovery codes that were not used yet. */
  recoveryLeft: v.nullish(v.number(), 0),
})
/** Whether the caller's log-ins need a code of an authenticator app. @public */
export type SecondFactorState = v.InferOutput<typeof state>
const enrolment = v.looseObject({ secret: v.string(), address: v.string() })
/** The secret of an authenticator app, typed or as the address its picture holds. @public */
export type Enrolment = v.InferOutput<typeof enrolment>

/** The caller's second factor: a code of an authenticator app beside the password (RFC 6238). */
export const secondFactorCalls = {
  getSecondFactor: defineCall({
    service: 'login',
    method: 'getSecondFactor',
    effect: 'read',
    summary: '本人的两步验证：是否开启、何时开启、还剩几个恢复码',
    input: params({}),
    output: state,
    anyCity: true,
    requirements: ['SHL-008'],
  }),
  startSecondFactor: defineCall({
    service: 'login',
    method: 'startSecondFactor',
    effect: 'write',
    summary: '准备开启两步验证：核对密码，答复验证器的密钥与二维码的内容；confirmSecondFactor 之前不生效',
    input: params({ password }),
    output: enrolment,
    anyCity: true,
    errors: ['STATUS'],
    requirements: ['SHL-008'],
  }),
  confirmSecondFactor: defineCall({
    service: 'login',
    method: 'confirmSecondFactor',
    effect: 'write',
    summary: '用验证器显示的动态验证码开启两步验证，本人在其他地方的登录全部结束；恢复码只在本次答复中出现',
    input: params({ code }),
    output: v.looseObject({ recoveryCodes: v.array(v.string()) }),
    anyCity: true,
    errors: ['STATUS'],
    requirements: ['SHL-008'],
  }),
  endSecondFactor: defineCall({
    service: 'login',
    method: 'endSecondFactor',
    effect: 'write',
    summary: '关闭两步验证：核对密码与动态验证码，或一个恢复码',
    input: params({ password, code }),
    output: nothing,
    anyCity: true,
    errors: ['STATUS'],
    requirements: ['SHL-008'],
  }),
} as const
