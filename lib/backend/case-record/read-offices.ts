import { type OrganisationDetail, organisationDetail } from '../../domain/organisation.ts'
import { recordOf } from '../record/answer.ts'
import type { Filter, Row, Unit } from '../store.ts'
import { organisationTable } from '../dictionary/dictionary-tables.ts'

/** An organisation in the shape rules read. */
// adapter: a row of this very entity
const officeOf = (row: Row): OrganisationDetail => recordOf(organisationDetail, row) as OrganisationDetail

/** Organisations in use, of these kinds (HF9C) and in these cities. */
export async function officesIn(
  unit: Unit,
  cities: readonly (string | null)[],
  types: readonly string[],
): Promise<readonly OrganisationDetail[]> {
  const known = [...new Set(cities)].filter((city) => city !== null)
  if (known.length === 0) return []
  return officesWhere(unit, {
    all: [
      { field: 'hf31Enabled', is: [1] },
      { field: 'hf31City', is: known },
      { field: 'hf31OrgType', is: types },
    ],
  })
}

/** Organisations by key, in use or not. Values that are no key of an organisation are left out. */
export async function officesNamed(unit: Unit, keys: readonly unknown[]): Promise<readonly OrganisationDetail[]> {
  const named = [...new Set(keys)].filter((key): key is string => typeof key === 'string' && key !== '')
  return named.length === 0 ? [] : officesWhere(unit, { field: '$key', is: named })
}

async function officesWhere(unit: Unit, where: Filter): Promise<readonly OrganisationDetail[]> {
  return (await unit.list(organisationTable, { where })).rows.map(officeOf)
}
