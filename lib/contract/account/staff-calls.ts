import * as v from 'valibot'
import { code, id } from '../../catalogue/field.ts'
import { sysUser } from '../../domain/permission/sys-user.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { nothing } from '../output.ts'

const optional = v.nullish(v.string(), null)
/** One entry of the menu, with the operations it has and the roles that give each of them. */
const menuRights = v.looseObject({
  code: v.string(),
  name: v.string(),
  kind: v.string(),
  father: optional,
  sort: v.nullish(v.number(), 0),
  /** Codes of the operations that exist here. */
  offered: v.array(v.string()),
  given: v.array(
    v.looseObject({ privilege: v.string(), role: v.string(), from: v.picklist(['role', 'grant', 'list']) }),
  ),
})

/** Calls with which managers administer the log-ins and rights of other users. @public */
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
  getRights: defineCall({
    service: sysUser.service,
    method: 'getRights',
    effect: 'read',
    summary: '一个角色或一个用户在每个菜单里能做什么，由哪个角色给出；角色相加',
    input: params({ role: code('SYS_ROLE', '角色'), id: id('用户ID') }),
    output: v.looseObject({
      roles: v.array(v.looseObject({ id: v.string(), name: v.string() })),
      menu: v.array(menuRights),
    }),
    errors: ['NOT_FOUND'],
    requirements: ['ROL-006', 'ROU-001'],
  }),
  resetSecondFactor: defineCall({
    service: sysUser.service,
    method: 'resetSecondFactor',
    effect: 'write',
    summary: '关闭用户的两步验证，如手机丢失又没有恢复码时；该用户的登录全部结束',
    input: params({ id: id('用户ID', { required: true }) }),
    output: nothing,
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
