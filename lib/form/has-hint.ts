import { isEmpty } from '../catalogue/kind.ts'
import type { FieldView } from './form-session.ts'

/** Whether there is something to say below a field. */
export function hasHint({ state, value, because }: FieldView): boolean {
  const locked = state.why.locked
  return (locked?.by === 'condition' && !isEmpty(value)) || (because !== null && state.editable && !isEmpty(value)) || (state.field.shown === 'wan' && typeof value === 'number')
}
