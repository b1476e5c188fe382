import type { Entity } from './entity.ts'
import { labelOf, titleOf, visibleFields } from './field-state.ts'
import type { Scope } from './kind.ts'
import { NO_OVERLAY, type Overlay } from './overlay.ts'

/** A place the keyword search can jump to. @public */
export interface SearchEntry {
  readonly group: string
  readonly name: string
  /** Section, group and field label joined by a dash. */
  readonly path: string
}

/** Entries for the visible fields of an entity, in screen order. */
export function searchIndex(entity: Entity, scope: Scope, overlay: Overlay = NO_OVERLAY): readonly SearchEntry[] {
  const visible = new Set(visibleFields(entity, scope, overlay))
  const title = titleOf(entity, scope)
  return Object.entries(entity.groups).flatMap(([group, { label, fields }]) =>
    Object.keys(fields)
      .filter((name) => visible.has(name))
      .map((name) => ({ group, name, path: `${title}-${label}-${labelOf(entity, name, scope, overlay)}` })),
  )
}
