import { sameValue } from '../../catalogue/kind.ts'
import { ACCOUNT_TYPE } from '../../domain/codes.ts'
import { POINT_EVENT } from '../../domain/points/point-codes.ts'
import type { SignedIn } from '../handler.ts'
import { givePoints } from '../points/give-points.ts'
import { insertRecord, updateRecord } from '../record/store-record.ts'
import { textOf } from '../session.ts'
import type { Row, Values } from '../store.ts'
import { accountTable } from '../account/account-table.ts'
import { userRoleTable } from './staff-tables.ts'

/** Updates the account of a user from the user's fields. @returns its key */
export async function saveAccount(
  context: SignedIn,
  user: Row | null,
  { userName, displayName, phone, positions, cities, provider }: Values,
): Promise<string> {
  const { unit, ports } = context
  const values: Values = {
    br01Name: displayName ?? null,
    br01Phone: phone ?? null,
    positions: positions ?? null,
    cities: cities ?? null,
    br01AcctTypeId: provider ? ACCOUNT_TYPE.partner : ACCOUNT_TYPE.staff,
  }
  const row = user ? await unit.get(accountTable, textOf(user.values['acctId']), { lock: true }) : null
  if (!row) {
    const { key } = await insertRecord(
      context,
      accountTable,
      { key: ports.ids.key(), project: null, city: null },
      { ...values, br01AcctNo: userName ?? null },
    )
    await givePoints(context, { event: POINT_EVENT.opened, source: key }, [key])
    return key
  }
  const changed = Object.keys(values).filter((name) => !sameValue(row.values[name] ?? null, values[name] ?? null))
  if (changed.length > 0) await updateRecord(context, accountTable, row, values, changed)
  return row.key
}

/** Replaces the role rows of a user. */
export async function saveRoles({ unit, ports }: SignedIn, user: string, roles: readonly string[]): Promise<void> {
  const { rows } = await unit.list(userRoleTable, { where: { field: 'ss13UsrId', is: [user] }, counted: false })
  const held = new Map(rows.map((row) => [textOf(row.values['ss13RoleId']), row.key]))
  for (const [role, key] of held) if (!roles.includes(role)) await unit.remove(userRoleTable, key)
  const missing = [...new Set(roles)].filter((role) => !held.has(role))
  await unit.insertAll(
    userRoleTable,
    missing.map((role) => ({
      key: ports.ids.key(),
      project: null,
      city: null,
      values: { ss13UsrId: user, ss13RoleId: role },
    })),
  )
}
