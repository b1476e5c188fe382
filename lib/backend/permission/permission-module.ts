import type { BackendModule } from '../backend-module.ts'
import { roleColumns, roleGrantColumns } from '../grid/computed/staff-columns.ts'
import { addRoles } from '../seed/add-roles.ts'
import { menuItemRules } from './menu-item-rules.ts'
import { menuHandlers } from './menu-handlers.ts'
import { menuItemTable, roleGrantTable, roleTable } from './permission-tables.ts'
import { rightsHandlers } from './rights-handlers.ts'
import { roleGrantRules } from './role-grant-rules.ts'
import { roleRules } from './role-rules.ts'

/** Roles, grants and the menu. */
export const permissionModule: BackendModule = {
  tables: [roleTable, roleGrantTable, menuItemTable],
  handlersBeside: (lists) => [...menuHandlers(lists), ...rightsHandlers(lists)],
  listRules: ({ grids }) => ({
    [roleTable.name]: roleRules,
    [menuItemTable.name]: menuItemRules,
    [roleGrantTable.name]: roleGrantRules(grids),
  }),
  columns: { [roleTable.name]: roleColumns, [roleGrantTable.name]: roleGrantColumns },
  seed: addRoles,
}
