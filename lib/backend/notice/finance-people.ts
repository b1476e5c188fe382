import { ROLE } from '../../domain/permission/role.ts'
import { listOf, textOf } from '../session.ts'
import type { Unit } from '../store.ts'
import { userRoleTable, userTable } from '../staff/staff-tables.ts'

/** Accounts of the users who review money in a city. */
export async function financePeopleOf(unit: Unit, city: string | null): Promise<readonly string[]> {
  const held = await unit.list(userRoleTable, {
    where: { field: 'ss13RoleId', is: [ROLE.finance, ROLE.financeReviewer] },
    counted: false,
  })
  const keys = [...new Set(held.rows.map(({ values }) => textOf(values['ss13UsrId'])))]
  if (keys.length === 0 || city === null) return []
  const { rows } = await unit.list(userTable, {
    where: {
      all: [
        { field: '$key', is: keys },
        { field: 'enabled', is: [1] },
      ],
    },
    counted: false,
  })
  return rows
    .filter(({ values }) => listOf(values['cities']).includes(city))
    .map(({ values }) => textOf(values['acctId']))
}
