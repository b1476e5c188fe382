import { all, any, empty, filled, is } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { account, code, codes, datetime, flag, id, organisation, text, textarea } from '../../catalogue/field.ts'
import { inUse, recordFields } from '../record-fields.ts'
import { mobile } from '../standards/mobile.ts'
import { ROLE } from './role.ts'

/**
 * A user who may sign in. Account, roles and password are stored separately; the back end returns a password only once,
 * when it is generated.
 * @source ROU-001 (/SysUsersGrid), SHL-022
 * @public
 */
export const sysUser = defineEntity({
  service: 'Ss11SysUsers',
  title: '用户',
  metaTable: null,
  groups: {
    user: {
      label: '用户',
      fields: {
        keyValue: id('用户ID', { hidden: true, serverOwned: true }),
        userName: text('登录名', {
          required: true,
          maxLength: 40,
          indexed: true,
          column: true,
          hint: '建立后不能修改',
          rules: [
            {
              name: 'user-name',
              issue: (value) =>
                typeof value === 'string' && !/^[A-Za-z0-9][A-Za-z0-9._-]{1,39}$/.test(value)
                  ? '应为 2 至 40 位字母、数字、点、横线或下划线'
                  : null,
            },
          ],
        }),
        displayName: text('姓名', { required: true, maxLength: 30, indexed: true, column: true }),
        phone: text('手机号', { sensitive: 'phone', rules: [mobile], column: true }),
        groupCode: code('SYS_GROUP', '用户组', { indexed: true, column: true }),
        rolesFollow: flag('角色随用户组', {
          default: 0,
          hint: '打开后取用户组的默认角色，并随其改变；不选角色时自动打开',
        }),
        roles: codes('SYS_ROLE', '角色', { indexed: true, column: true, hint: '选择有默认角色的用户组时可以不选' }),
        positions: codes('HX59', '岗位', { column: true, hint: '决定可以在项目中担任什么' }),
        cities: codes('CITY_STATION', '可用城市', { required: true, column: true, indexed: true }),
        city: code('CITY_STATION', '当前城市', { serverOwned: true }),
        provider: organisation('所属服务商', { indexed: true, hint: '服务商员工必填；本公司员工为空' }),
        acctId: account('账号', { serverOwned: true, indexed: true }),
        memo: textarea('备注', { maxLength: 200 }),
        enabled: inUse,
      },
    },
    access: {
      label: '登录',
      fields: {
        resetPassword: flag('重置密码', { passing: true, hint: '保存后显示一次新密码，并结束该用户的所有登录' }),
        initialPassword: text('新密码', {
          passing: true,
          readOnly: true,
          secret: true,
          maxLength: 128,
          hint: '只显示这一次，请立即转告本人',
        }),
        pausedUntil: datetime('登录暂停至', { passing: true, serverOwned: true }),
        unlock: flag('解除登录暂停', { passing: true, hint: '连续输错密码后登录会暂停一段时间' }),
        secondFactorAt: datetime('两步验证开启于', { passing: true, serverOwned: true }),
        resetSecondFactor: flag('关闭两步验证', {
          passing: true,
          hint: '手机丢失又没有恢复码时使用：核实是本人后关闭，并结束该用户的所有登录',
        }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  shown: {
    rolesFollow: filled('groupCode'),
    city: filled('city'),
    acctId: filled('acctId'),
    resetPassword: filled('keyValue'),
    initialPassword: filled('initialPassword'),
    pausedUntil: filled('pausedUntil'),
    unlock: any(filled('pausedUntil'), filled('unlock')),
    secondFactorAt: filled('secondFactorAt'),
    resetSecondFactor: any(filled('secondFactorAt'), filled('resetSecondFactor')),
  },
  required: { roles: empty('groupCode') },
  readOnly: { userName: filled('keyValue'), roles: all(filled('groupCode'), is('rolesFollow', 1)) },
})
/** The values of a user who may sign in, by field name; null where empty. @public */
export type SysUser = RecordOf<typeof sysUser>

/** Fields of the form that a save applies but does not store. */
export const PASSING: readonly string[] = Object.entries(sysUser.fields).flatMap(([name, { passing }]) =>
  passing ? [name] : [],
)

/** Why the roles and the employer of a user contradict each other; null when they do not. @source ROL-004 */
export function providerIssue(roles: readonly string[], provider: string | null): string | null {
  const forProvider = roles.includes(ROLE.providerEmployee)
  if (forProvider && provider === null) return '“服务商员工”须选择所属服务商'
  return !forProvider && provider !== null && roles.length > 0 ? '有所属服务商的用户须具有“服务商员工”角色' : null
}
