import { BUILT_IN_ROLE, defineGrid, integer, sysRole, withComputed } from 'fangkit/domain'
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
  locks: [BUILT_IN_ROLE],
  affects: {
    disable: '{rolePeople} 人有这个角色，停用后不再有它的权限；为它单独授权的列表有 {roleGrants} 个，同时失效',
    delete: '{rolePeople} 人有这个角色，单独授权的列表有 {roleGrants} 个；都没有时才能删除，删除后不能恢复',
  },
  rowsOf: { table: 'ss12_sys_roles' },
  pinned: ['roleName'],
  unique: [['roleId']],
  roles: MANAGERS_ALONE,
})
