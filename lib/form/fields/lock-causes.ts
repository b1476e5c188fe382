import { reads } from '../../catalogue/condition.ts'
import type { Entity } from '../../catalogue/entity.ts'
import type { FieldState } from '../../catalogue/field-state.ts'

/** The fields whose values lock this one. Leaves out invisible fields, such as the id of a stored record. */
export function lockCauses(entity: Entity, { why: { locked } }: FieldState): readonly string[] {
  if (locked?.by !== 'condition') return []
  return reads(locked.condition).filter((name) => {
    const field = entity.fields[name]
    return field !== undefined && !field.hidden
  })
}
