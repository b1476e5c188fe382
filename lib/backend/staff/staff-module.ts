import type { BackendModule } from '../backend-module.ts'
import { groupColumns, userColumns } from '../grid/computed/staff-columns.ts'
import { accountTable } from '../account/account-table.ts'
import { accountRules } from './account-rules.ts'
import { departmentRules } from './department-rules.ts'
import { groupRules } from './group-rules.ts'
import { notOnOwn } from './own-decision.ts'
import { departmentTable, groupTable, userRoleTable, userTable } from './staff-tables.ts'
import { userHandlers } from './user-handlers.ts'
import { userRules } from './user-rules.ts'

/** Users, groups, departments, and decisions on what people ask for. */
export const staffModule: BackendModule = {
  tables: [userTable, userRoleTable, groupTable, departmentTable],
  handlersBeside: userHandlers,
  listRules: () => ({
    [userTable.name]: userRules,
    [accountTable.name]: accountRules,
    [departmentTable.name]: departmentRules,
    [groupTable.name]: groupRules,
    auth_mght: notOnOwn('authAcct'),
    application_manage: notOnOwn(null),
  }),
  columns: { [groupTable.name]: groupColumns, [userTable.name]: userColumns },
}
