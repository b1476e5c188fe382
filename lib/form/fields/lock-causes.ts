import { holds, reads } from '../../catalogue/condition.ts'
import type { Entity } from '../../catalogue/entity.ts'
import type { FieldState } from '../../catalogue/field-state.ts'
import { sameValue } from '../../catalogue/kind.ts'
import type { FormController } from '../state/form-controller.ts'

/** The fields whose values lock this one. Leaves out invisible fields, such as the id of a stored record. */
export function lockCauses(entity: Entity, { why: { locked } }: FieldState): readonly string[] {
  if (locked?.by !== 'condition') return []
  return reads(locked.condition).filter((name) => {
    const field = entity.fields[name]
    return field !== undefined && !field.hidden
  })
}

/** The fields whose changes have brought this one onto the screen; none for a field that was there before. */
export function shownBy(controller: FormController, name: string): readonly string[] {
  const { entity } = controller
  const condition = entity.shown[name]
  if (condition === undefined) return []
  const [before, now] = [controller.initial(), controller.values()]
  if (holds(condition, { ...controller.context().facts, ...before })) return []
  return reads(condition).filter((field) => {
    const declared = entity.fields[field]
    return declared !== undefined && !declared.hidden && !sameValue(before[field] ?? null, now[field] ?? null)
  })
}
