import * as v from 'valibot'
import { text } from '../../catalogue/field.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { nothing } from '../output.ts'

/** A place where the caller is signed in. */
const ownSession = v.looseObject({
  sessionId: v.string(),
  /** Browser and system, such as `Chrome 126 · Windows`; null when unknown. */
  client: v.nullish(v.string(), null),
  /** Network address without its last part; null when unknown. */
  address: v.nullish(v.string(), null),
  /** Epoch milliseconds. */
  startedAt: v.number(),
  /** To the minute. */
  seenAt: v.number(),
  /** 1 for the session that makes the call. */
  isCurrent: v.nullish(v.number(), 0),
})
/** A place where the caller is signed in. @public */
export type OwnSession = v.InferOutput<typeof ownSession>

/** The caller's own sessions. Beside the log-in calls, because few pages need them. */
export const sessionCalls = {
  getSessions: defineCall({
    service: 'login',
    method: 'getSessions',
    effect: 'read',
    summary:
      '本人在各处的登录：设备、网络地址（不含末段）、开始与最近使用的时刻（毫秒）；isCurrent 为 1 的是本次，其余最近使用的在前',
    input: params({}),
    output: v.array(ownSession),
    anyCity: true,
    requirements: ['SHL-008'],
  }),
  endSession: defineCall({
    service: 'login',
    method: 'endSession',
    effect: 'write',
    summary: '结束本人的另一处登录，那里打开的页面立即回到登录页；已经结束的照样成功，本次登录请用 doLogout',
    input: params({ sessionId: text('登录', { required: true, maxLength: 64 }) }),
    output: nothing,
    anyCity: true,
    errors: ['STATUS'],
    requirements: ['SHL-008'],
  }),
  endOtherSessions: defineCall({
    service: 'login',
    method: 'endOtherSessions',
    effect: 'write',
    summary: '结束本人在其他各处的登录，答复结束了几处',
    input: params({}),
    output: v.looseObject({ ended: v.number() }),
    anyCity: true,
    requirements: ['SHL-008'],
  }),
} as const
