import { text } from '../../catalogue/field.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { nothing } from '../output.ts'

/** Changing your own password. A separate service, because every page loads the log-in calls and few need this one. */
export const passwordCalls = {
  changePassword: defineCall({
    service: 'login',
    method: 'changePassword',
    effect: 'write',
    summary: '修改本人密码：核对原密码，本人在其他地方的登录全部结束',
    input: params({
      oldPassword: text('原密码', { required: true, maxLength: 128 }),
      newPassword: text('新密码', { required: true, maxLength: 128 }),
    }),
    output: nothing,
    errors: ['CONFLICT'],
    requirements: ['SHL-008'],
  }),
} as const
