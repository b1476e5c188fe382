import type { Entity } from '../../catalogue/entity.ts'
import { isEmpty } from '../../catalogue/kind.ts'
import type { FieldView } from '../state/form-controller.ts'
import { lockCauses } from './lock-causes.ts'

/** Whether there is something to say below a field. */
export function hasHint(entity: Entity, { state, value, because }: FieldView): boolean {
  return (
    (lockCauses(entity, state).length > 0 && !isEmpty(value)) ||
    (because !== null && state.editable && !isEmpty(value)) ||
    (state.field.shown === 'wan' && typeof value === 'number')
  )
}
