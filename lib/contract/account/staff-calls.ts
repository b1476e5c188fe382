import * as v from 'valibot'
import { id } from '../../catalogue/field.ts'
import { sysUser } from '../../domain/permission/sys-user.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { nothing } from '../output.ts'

/** Calls with which managers administer the log-ins of other users. */
export const userCalls = {
  resetPassword: defineCall({
    service: sysUser.service,
    method: 'resetPassword',
    effect: 'write',
    summary: '重置用户的密码：新密码只在本次答复中出现，该用户的登录全部结束',
    input: params({ id: id('用户ID', { required: true }) }),
    output: v.looseObject({ password: v.string() }),
    errors: ['NOT_FOUND'],
    requirements: ['ROU-001'],
  }),
  unlock: defineCall({
    service: sysUser.service,
    method: 'unlock',
    effect: 'write',
    summary: '解除用户因连续输错密码而暂停的登录',
    input: params({ id: id('用户ID', { required: true }) }),
    output: nothing,
    errors: ['NOT_FOUND'],
    requirements: ['ROU-001'],
  }),
} as const
