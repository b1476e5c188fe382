import { defineGrid, ROLE, switchable, sysRole } from 'fangkit/domain'

/** Roles and the operations they allow. @source ROU-001 (/SysRolesGrid) */
export const sysRolesGrid = defineGrid({
  name: 'SysRolesGrid',
  title: '角色管理',
  entity: sysRole,
  columns: ['roleName', 'roleId', 'privileges', 'builtIn', 'memo', 'enabled', 'updTime'],
  search: ['roleName', 'roleId', 'builtIn', 'enabled'],
  sort: { field: 'sortNo', order: 'asc' },
  open: 'roleName',
  operations: ['view', 'add', 'edit', 'clone', 'enable', 'disable', 'delete'],
  states: switchable('enabled'),
  rowsOf: { table: 'ss12_sys_roles' },
  pinned: ['roleName'],
  unique: [['roleId']],
  roles: { read: [ROLE.manager], write: [ROLE.manager] },
})
