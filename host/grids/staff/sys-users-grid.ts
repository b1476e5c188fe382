import { defineGrid, integer, switchable, sysUser, withComputed } from 'fangkit/domain'
import { MANAGERS_ALONE } from '../managers.ts'

/** Who may sign in, with which roles, in which cities. @source ROU-001 (/SysUsersGrid) */
export const sysUsersGrid = defineGrid({
  name: 'SysUsersGrid',
  title: '用户管理',
  entity: withComputed(sysUser, { userCases: integer('在办项目', { hint: '由其跟进、推荐或服务的在办项目数' }) }),
  columns: [
    'userName',
    'displayName',
    'roles',
    'positions',
    'groupCode',
    'cities',
    'provider',
    'enabled',
    'updTime',
    'phone',
  ],
  search: ['userName', 'displayName', 'phone', 'roles', 'groupCode', 'provider', 'enabled'],
  sort: { field: 'userName', order: 'asc' },
  open: 'userName',
  operations: ['view', 'add', 'edit', 'enable', 'disable'],
  states: switchable('enabled'),
  affects: { disable: '停用后立即结束其全部登录；其名下 {userCases} 个在办项目不会自动转给他人' },
  scope: 'granted',
  rowsOf: { table: 'ss11_sys_users' },
  form: { columns: 2 },
  pinned: ['userName'],
  unique: [['userName']],
  roles: MANAGERS_ALONE,
})
