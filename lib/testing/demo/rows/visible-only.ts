import type { RecordValues } from '../../../catalogue/effect.ts'
import type { Entity } from '../../../catalogue/entity.ts'
import { visibleFields } from '../../../catalogue/field-state.ts'
import type { Scope } from '../../../catalogue/kind.ts'

/** Leaves out values of hidden fields; each value left out may hide others. */
export function visibleOnly(entity: Entity, record: RecordValues, facts: Scope = {}): RecordValues {
  const visible = new Set(visibleFields(entity, { ...facts, ...record }))
  const visibleValues = Object.entries(record).filter(([name]) => visible.has(name) || entity.fields[name]?.hidden)
  return visibleValues.length === Object.keys(record).length
    ? record
    : visibleOnly(entity, Object.fromEntries(visibleValues), facts)
}
