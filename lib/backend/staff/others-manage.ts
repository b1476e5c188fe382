import { ROLE } from '../../domain/permission/role.ts'
import type { SignedIn } from '../handler.ts'
import { textOf } from '../session.ts'
import { userRoleTable, userTable } from './staff-tables.ts'

/**
 * Whether another user can still manage the installation when this one no longer does. Of two simultaneous requests the
 * second waits for the first.
 */
export async function othersManage({ unit }: Pick<SignedIn, 'unit'>, user: string): Promise<boolean> {
  await unit.lock('staff:managers')
  const held = await unit.list(userRoleTable, { where: { field: 'ss13RoleId', is: [ROLE.manager] }, counted: false })
  const others = held.rows.map(({ values }) => textOf(values['ss13UsrId'])).filter((key) => key !== user)
  if (others.length === 0) return false
  const { rows } = await unit.list(userTable, {
    where: {
      all: [
        { field: '$key', is: others },
        { field: 'enabled', is: [1] },
      ],
    },
    page: 1,
    pageSize: 1,
    counted: false,
  })
  return rows.length > 0
}
