import type { RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { Refusal } from '../refusal.ts'
import type { Row, Unit } from '../store.ts'
import { accountTable } from '../account/account-table.ts'
import { answerRecord } from './answer.ts'

/** The refusal of a change to an older version: the current record, who changed it and when. */
export async function conflictOver(
  unit: Unit,
  entity: Entity,
  record: RecordValues,
  row: Row,
  fields: readonly string[] = [],
): Promise<Refusal> {
  const account = await unit.get(accountTable, row.updatedBy)
  const by = account?.values['br01Name']
  return new Refusal('CONFLICT', undefined, {
    fields,
    record: await answerRecord(unit, entity, record, row),
    by: typeof by === 'string' ? by : row.updatedBy,
    at: row.updatedAt,
  })
}
