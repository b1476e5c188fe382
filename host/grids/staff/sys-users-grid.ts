import { defineGrid, switchable, sysUser } from 'fangkit/domain'
import { MANAGERS_ALONE } from '../managers.ts'

/** Who may sign in, with which roles, in which cities. @source ROU-001 (/SysUsersGrid) */
export const sysUsersGrid = defineGrid({
  name: 'SysUsersGrid',
  title: '用户管理',
  entity: sysUser,
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
  scope: 'granted',
  rowsOf: { table: 'ss11_sys_users' },
  form: { columns: 2 },
  pinned: ['userName'],
  unique: [['userName']],
  roles: MANAGERS_ALONE,
})
