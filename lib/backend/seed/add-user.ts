import type { Ids } from '../ports.ts'
import type { Row, Unit } from '../store.ts'
import { userRoleTable, userTable } from '../staff/staff-tables.ts'
import { filledOnly } from './rows/filled.ts'

/** A new user with a log-in. */
export interface NewUser {
  readonly key: string
  readonly userName: string
  readonly displayName: string
  readonly acctId: string
  readonly passwordHash: string
  readonly cities: readonly string[]
  readonly roles: readonly string[]
  readonly provider: string | null
  readonly positions?: readonly string[]
  readonly phone?: string
}

/** Stores an enabled user together with their roles. */
export async function addUser(unit: Unit, ids: Ids, { key, roles, ...user }: NewUser): Promise<Row> {
  const values = filledOnly({ ...user, roles, city: user.cities[0] ?? null, enabled: 1 })
  const row = await unit.insert(userTable, { key, project: null, city: null, values })
  await unit.insertAll(
    userRoleTable,
    roles.map((role) => ({ key: ids.key(), project: null, city: null, values: { ss13UsrId: key, ss13RoleId: role } })),
  )
  return row
}

/** True before the first user of an installation exists. */
export async function hasNoUser(unit: Unit): Promise<boolean> {
  return (await unit.list(userTable, { page: 1, pageSize: 1 })).total === 0
}
