import type { RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { labelOf } from '../../catalogue/field-state.ts'
import { isEmpty, type Scalar } from '../../catalogue/kind.ts'
import { Refusal } from '../refusal.ts'
import type { Filter, Table, Unit } from '../store.ts'
import { labelsOf } from './labels.ts'

/**
 * Refuses values that another row already has, naming the fields. The store refuses them too, but cannot say which.
 *
 * @param own key of the record itself
 * @throws Refusal INVALID
 */
export async function refuseTaken(
  unit: Unit,
  entity: Entity,
  table: Table,
  record: RecordValues,
  own: string | null,
): Promise<void> {
  for (const fields of table.unique ?? []) {
    const values = fields.map((field) => record[field])
    if (values.some(isEmpty)) continue
    const same: readonly Filter[] = fields.map((field) => ({ field, is: [scalar(record[field])] }))
    const { rows } = await unit.list(table, {
      where: { all: [...same, ...(own === null ? [] : [{ not: { field: '$key', is: [own] } }])] },
      page: 1,
      pageSize: 1,
      counted: false,
    })
    if (rows.length === 0) continue
    const message = await takenMessage(unit, entity, fields, record)
    throw Refusal.invalid(fields.map((field) => ({ field, message })))
  }
}

/** Shows a coded or referenced value by its label, not by its code. */
async function takenMessage(
  unit: Unit,
  entity: Entity,
  fields: readonly string[],
  record: RecordValues,
): Promise<string> {
  const [only] = fields
  if (fields.length > 1 || only === undefined || entity.fields[only]?.sensitive)
    return `${fields.map((field) => labelOf(entity, field)).join('、')}相同的记录已存在`
  const [labels] = await labelsOf(unit, entity.fields, [record])
  return `${labelOf(entity, only)}“${(labels?.[only] ?? String(record[only])).slice(0, 40)}”已存在`
}

const scalar = (value: RecordValues[string] | undefined): Scalar =>
  typeof value === 'string' || typeof value === 'number' ? value : null
