import type { Unit } from '../store.ts'
import { accountTable } from '../account/account-table.ts'
import { roleTable } from '../permission/permission-tables.ts'
import { userRoleTable, userTable } from '../staff/staff-tables.ts'
import { textOf } from '../session.ts'
import { addMissing } from './rows/add-missing.ts'
import { filledOnly } from './rows/filled.ts'
import { ROLES, roleValues } from './roles.ts'

/**
 * Adds the roles of the program. Roles and users stored by an older version get the values this version stores in
 * addition.
 */
export async function addRoles(unit: Unit): Promise<void> {
  await addMissing(
    unit,
    roleTable,
    ROLES.map((role, order) => ({ key: role.id, project: null, city: null, values: roleValues(role, order, true) })),
  )
  const { rows } = await unit.list(roleTable, { where: { field: 'roleId', is: [null] } })
  for (const row of rows) {
    const order = ROLES.findIndex(({ id }) => id === row.key)
    await unit.update(roleTable, row.key, row.version, {
      roleId: row.key,
      builtIn: order < 0 ? 0 : 1,
      sortNo: (order < 0 ? ROLES.length + 1 : order + 1) * 10,
      enabled: 1,
    })
  }
  await completeUsers(unit)
}

/** Copies roles, positions and phone onto the user rows, so that lists can search and show them. */
async function completeUsers(unit: Unit): Promise<void> {
  const { rows } = await unit.list(userTable, { counted: false })
  for (const user of rows.filter(({ values }) => values['roles'] === undefined || values['roles'] === null)) {
    const held = await unit.list(userRoleTable, { where: { field: 'ss13UsrId', is: [user.key] } })
    if (held.rows.length === 0) continue
    const account = await unit.get(accountTable, textOf(user.values['acctId']))
    const { positions = null, br01Phone = null } = account?.values ?? {}
    await unit.update(
      userTable,
      user.key,
      user.version,
      filledOnly({ roles: held.rows.map(({ values }) => textOf(values['ss13RoleId'])), positions, phone: br01Phone }),
    )
  }
}
