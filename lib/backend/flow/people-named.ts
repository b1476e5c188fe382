import { organisationDetail } from '../../domain/organisation.ts'
import { labelsOf } from '../record/labels.ts'
import { textOf } from '../session.ts'
import type { Unit } from '../store.ts'
import { accountTable } from '../account/account-table.ts'
import { organisationTable } from '../dictionary/dictionary-tables.ts'
import { userTable } from '../staff/staff-tables.ts'

/** A person as named in a log. */
export interface PersonNamed {
  readonly name: string
  /** Office of a partner's employee; null for own staff. */
  readonly branch: string | null
  /** The organisation of that office, or the positions of own staff. */
  readonly division: string | null
}

/** A person whose account was removed; the key of the account replaces the name. */
export const nobody = (acctId: string): PersonNamed => ({ name: acctId, branch: null, division: null })

/** People by account, with their current names; a log stores these texts. @source FLW-013 */
export async function peopleNamed(unit: Unit, acctIds: readonly string[]): Promise<ReadonlyMap<string, PersonNamed>> {
  const requested = [...new Set(acctIds)]
  const accounts = (await unit.list(accountTable, { where: { field: '$key', is: requested }, counted: false })).rows
  const users = (await unit.list(userTable, { where: { field: 'acctId', is: requested }, counted: false })).rows
  const offices = await officesNamed(
    unit,
    users.flatMap(({ values }) => textOf(values['provider']) || []),
  )
  const positions = await labelsOf(
    unit,
    accountTable.fields,
    accounts.map(({ values }) => values),
  )
  return new Map(
    accounts.map(({ key, values }, index) => {
      const user = users.find((one) => one.values['acctId'] === key)
      const office = offices.get(textOf(user?.values['provider']))
      return [
        key,
        {
          name: textOf(values['br01Name']) || key,
          branch: office?.branch ?? null,
          division: (office ? office.division : positions[index]?.['positions']) ?? null,
        },
      ]
    }),
  )
}

async function officesNamed(
  unit: Unit,
  keys: readonly string[],
): Promise<ReadonlyMap<string, { readonly branch: string; readonly division: string | null }>> {
  if (keys.length === 0) return new Map()
  const { rows } = await unit.list(organisationTable, { where: { field: '$key', is: keys }, counted: false })
  const labels = await labelsOf(
    unit,
    organisationDetail.fields,
    rows.map(({ values }) => values),
  )
  return new Map(
    rows.map(({ key, values }, index) => [
      key,
      {
        branch: textOf(values['hf31BranceName']),
        division: labels[index]?.['hf31HeadBank'] ?? labels[index]?.['hf31OrgType'] ?? null,
      },
    ]),
  )
}
