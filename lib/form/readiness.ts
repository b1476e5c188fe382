import type { Entity } from '../catalogue/entity.ts'
import { fieldState, visibleFields } from '../catalogue/field-state.ts'
import { isEmpty, type Scope } from '../catalogue/kind.ts'
import { NO_OVERLAY, type Overlay } from '../catalogue/overlay.ts'
import { compositeOf, leads } from './composites.ts'

/** How much of a section is filled in. */
export interface Readiness {
  readonly filled: number
  readonly wanted: number
}

/**
 * Counts the controls on screen that a person fills in. A switch is never unfilled; what the system fills in does not
 * count.
 */
export function readinessOf(entity: Entity, scope: Scope, overlay: Overlay = NO_OVERLAY): Readiness {
  const wanted = leads(
    entity,
    visibleFields(entity, scope, overlay).filter((name) => {
      const { editable, field } = fieldState(entity, name, scope, overlay)
      return editable && field.kind !== 'flag'
    }),
  )
  const filled = wanted.filter((name) =>
    (compositeOf(entity, name)?.parts ?? [name]).every((part) => !isEmpty(scope[part])),
  )
  return { filled: filled.length, wanted: wanted.length }
}
