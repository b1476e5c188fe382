import type { Entity } from '../../catalogue/entity.ts'
import { fieldState, visibleFields } from '../../catalogue/field-state.ts'
import { isEmpty, type Scope } from '../../catalogue/kind.ts'
import { NO_OVERLAY, type Overlay } from '../../catalogue/overlay.ts'

/** How much of what has to be filled in is there. @public */
export interface Completeness {
  readonly filled: number
  readonly wanted: number
}

/**
 * Counts the fields a record asks for right now: on screen, filled in by people, and required by the declaration, a
 * condition or the metadata.
 */
export function completenessOf(entity: Entity, scope: Scope, overlay: Overlay = NO_OVERLAY): Completeness {
  const wanted = visibleFields(entity, scope, overlay).filter((name) => {
    const { required, editable, field } = fieldState(entity, name, scope, overlay)
    return required && editable && field.kind !== 'flag'
  })
  return { wanted: wanted.length, filled: wanted.filter((name) => !isEmpty(scope[name])).length }
}

export function together(parts: readonly Completeness[]): Completeness {
  return parts.reduce((sum, { filled, wanted }) => ({ filled: sum.filled + filled, wanted: sum.wanted + wanted }), {
    filled: 0,
    wanted: 0,
  })
}
