import type { SignedIn } from '../handler.ts'
import { updateRecord } from '../record/store-record.ts'
import type { Row, Unit } from '../store.ts'
import { CASE_RECORDS, type CaseRecord, recordRowOf } from './case-records.ts'

/** Records that name a member, such as the receiver of the price, with the fields that name them. */
async function naming(
  unit: Unit,
  project: Row,
  id: string,
): Promise<readonly { readonly kind: CaseRecord; readonly row: Row; readonly names: readonly string[] }[]> {
  const found = []
  for (const kind of CASE_RECORDS) {
    const fields = Object.entries(kind.entity.fields).flatMap(([name, field]) =>
      field.kind === 'member' ? [name] : [],
    )
    const row = fields.length === 0 ? null : await recordRowOf(unit, kind.table, project.key)
    const names = fields.filter((name) => row?.values[name] === id)
    if (row && names.length > 0) found.push({ kind, row, names })
  }
  return found
}

/**
 * Empties the fields that name a member who is removed from the case.
 *
 * @param project the case, locked
 * @source CAL-037, TRD-018
 */
export async function forgetMember(context: SignedIn, project: Row, id: string): Promise<void> {
  for (const { kind, row, names } of await naming(context.unit, project, id))
    await updateRecord(context, kind.table, row, Object.fromEntries(names.map((name) => [name, null])), names)
}

/** Notifies screens that show a renamed member by name, although their records are not stored again. */
export async function notifyNaming({ unit, notify }: SignedIn, project: Row, id: string): Promise<void> {
  for (const { kind, row } of await naming(unit, project, id)) notify.record(kind.entity.service, row.key, row)
}
