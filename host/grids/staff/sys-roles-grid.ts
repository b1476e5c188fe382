import { defineGrid, integer, sysRole, withComputed } from 'fangkit/domain'
import { MANAGERS_ALONE } from '../managers.ts'
import { SWITCHED } from '../switched.ts'

/** Roles and the operations they allow. @source ROU-001 (/SysRolesGrid) */
export const sysRolesGrid = defineGrid({
  name: 'SysRolesGrid',
  title: '角色管理',
  entity: withComputed(sysRole, {
    rolePeople: integer('用户数'),
    roleGrants: integer('单独授权的列表'),
  }),
  columns: ['roleName', 'roleId', 'privileges', 'rolePeople', 'roleGrants', 'builtIn', 'memo', 'enabled', 'updTime'],
  search: ['roleName', 'roleId', 'builtIn', 'enabled'],
  sort: { field: 'sortNo', order: 'asc' },
  scope: 'all',
  reason: 'Roles, rights and menus are laid down for the whole installation; who holds them is bound to cities.',
  open: 'roleName',
  ...SWITCHED,
  rowsOf: { table: 'ss12_sys_roles' },
  pinned: ['roleName'],
  unique: [['roleId']],
  roles: MANAGERS_ALONE,
})
