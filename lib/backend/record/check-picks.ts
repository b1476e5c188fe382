import type { Field } from '../../catalogue/field.ts'
import { ORGANISATION_TYPE } from '../../domain/codes.ts'
import type { Unit } from '../store.ts'
import { organisationTable } from '../dictionary/dictionary-tables.ts'

/**
 * The kind of organisation (HF9C) a field offers; null for any. A branch is a bank's unless the field says otherwise.
 */
export function organisationTypeOf({ kind, picks }: Pick<Field, 'kind' | 'picks'>): string | null {
  return picks ?? (kind === 'branch' ? ORGANISATION_TYPE.bank : null)
}

/**
 * Why a chosen organisation is not one the field offers; null when it is. Only newly chosen ones are checked, because a
 * stored one may have changed its kind since.
 *
 * @returns words that continue the label of the field
 * @source PCK-007, LON-010, LON-011
 */
export async function checkPicks(
  unit: Unit,
  field: Pick<Field, 'kind' | 'picks'>,
  key: string,
): Promise<string | null> {
  const row = await unit.get(organisationTable, key)
  if (!row) return '不存在'
  const type = organisationTypeOf(field)
  if (type !== null && row.values['hf31OrgType'] !== type) return '不在可选的机构内'
  return row.values['hf31Enabled'] === 0 ? '已停用' : null
}
