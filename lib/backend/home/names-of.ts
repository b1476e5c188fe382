import { textOf } from '../session.ts'
import type { Unit } from '../store.ts'
import { accountTable } from '../account/account-table.ts'

/** Names of accounts by their keys; unknown ones are left out. */
export async function namesOf(unit: Unit, accounts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const keys = [...new Set(accounts)].filter((key) => key !== '')
  if (keys.length === 0) return new Map()
  const { rows } = await unit.list(accountTable, { where: { field: '$key', is: keys }, counted: false })
  return new Map(rows.map(({ key, values }) => [key, textOf(values['br01Name'])]))
}
