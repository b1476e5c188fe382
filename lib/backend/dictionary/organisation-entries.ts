import type { DictEntry } from '../../contract/settings/dictionary-calls.ts'
import { readBranchLimit } from '../../domain/branch-limit.ts'
import { textOf } from '../session.ts'
import type { Filter, Unit } from '../store.ts'
import { organisationTable } from './dictionary-tables.ts'

/** The limit a caller sets on a list: `LimitFld` and `LimitVal`. */
export interface Limit {
  readonly field: string
  readonly value: string
}

/** Kinds of organisation a list may be limited to (HF9C). */
const TYPE_CODE = /^HF9C\d{2}$/

/**
 * Organisations of a place as dictionary entries, with foreign banks last. Without a city in the limit, those of `here`
 * are returned.
 * @source PCK-007, PCK-008, OPN-086
 */
export async function organisationsWithin(
  unit: Unit,
  limit: Limit | null,
  here: string,
): Promise<readonly DictEntry[]> {
  const { province, city, area, head } = readBranchLimit(limit?.value ?? null)
  const is = (field: string, value: string | null | undefined): readonly Filter[] =>
    value ? [{ field, is: [value] }] : []
  const where: readonly Filter[] = [
    { field: 'hf31Enabled', is: [1] },
    ...is('hf31City', city ?? (province ? null : here)),
    ...is('hf31Province', province),
    ...is('hf31Area', area),
    ...is('hf31HeadBank', head),
    ...is('hf31OrgType', limit !== null && TYPE_CODE.test(limit.field) ? limit.field : null),
  ]
  const { rows } = await unit.list(organisationTable, {
    where: { all: where },
    sort: [{ field: 'hf31Foreign' }, { field: 'hf31SortNo' }],
  })
  return rows.map(({ key, values }, index) => ({
    key,
    value: textOf(values['hf31BranceName']),
    sortOrder: index + 1,
    otherValues: { TYPE: textOf(values['hf31OrgType']), FATHER: textOf(values['hf31HeadBank']) },
  }))
}
