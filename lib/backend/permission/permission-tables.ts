import { menuItem } from '../../domain/permission/menu-item.ts'
import { roleGrant, sysRole } from '../../domain/permission/sys-role.ts'
import { recordTable } from '../make-table.ts'
import type { Table } from '../store.ts'

/** Roles and the operations they allow, by code. `roleId` repeats the key for lists of choices. */
export const roleTable: Table = recordTable('ss12_sys_roles', sysRole, {
  unique: [['roleId']],
  choices: { dict: 'SYS_ROLE', key: 'roleId', label: 'roleName', enabled: 'enabled' },
})
/** Grants of roles in single lists; read with every call. */
export const roleGrantTable: Table = recordTable('usr_prvs', roleGrant, { unique: [['roleId', 'menuCode']] })
/** Entries of the menu, by code. */
export const menuItemTable: Table = recordTable('menu_items', menuItem, {
  unique: [['menuCode']],
  small: true,
  choices: { dict: 'MENU_ITEM', key: 'menuCode', label: 'menuName', enabled: 'enabled' },
})
