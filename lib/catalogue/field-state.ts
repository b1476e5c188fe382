import { holds, type Condition } from './condition.ts'
import type { Choice, Entity, Group } from './entity.ts'
import type { Field } from './field.ts'
import type { Scope } from './kind.ts'
import { NO_OVERLAY, type Overlay } from './overlay.ts'

/** Why a field is hidden, locked or required. @public */
export type Reason =
  /** A condition of the entity: it holds, or for a hidden field does not. */
  | { readonly by: 'condition'; readonly condition: Condition }
  /** The field's own declaration, a value only the server sets, or the field metadata of the installation. */
  | { readonly by: 'declaration' | 'server' | 'metadata' }

/**
 * The state of a field at this moment. Rendering and validation both read it, so a hidden field can never block a save.
 * @public
 */
export interface FieldState {
  /** Wire name of the field. */
  readonly name: string
  /** Its declaration. */
  readonly field: Field
  /** False where the declaration, the metadata or a condition hides it. */
  readonly visible: boolean
  /** False where the declaration, the server, the metadata or a condition locks it. */
  readonly editable: boolean
  /** Never true for a field that cannot be edited, so that it cannot block a save. */
  readonly required: boolean
  readonly label: string
  /** Offered codes; null for the whole dictionary. */
  readonly options: readonly string[] | null
  /** Help identifier from the field metadata. */
  readonly help: string | null
  /** What hides, locks or requires the field; absent for what does not apply. */
  readonly why: { readonly hidden?: Reason; readonly locked?: Reason; readonly required?: Reason }
}

/** The state of one declared field. @throws Error for a name the entity does not declare. */
export function fieldState(entity: Entity, name: string, scope: Scope, overlay: Overlay = NO_OVERLAY): FieldState {
  const field = entity.fields[name]
  if (!field) throw new Error(`${entity.service} declares no field ${name}`)
  const hidden = hiddenReason(entity, name, field, scope, overlay)
  const locked = lockedReason(entity, name, field, scope, overlay)
  const required = requiredReason(entity, name, field, scope, overlay)
  return {
    name,
    field,
    visible: !hidden,
    editable: !locked,
    required: required !== undefined && !locked,
    label: labelOf(entity, name, scope, overlay),
    options: chosen(entity.options[name], scope) ?? field.options ?? null,
    help: overlay.help[name] ?? null,
    why: { ...(hidden && { hidden }), ...(locked && { locked }), ...(required && { required }) },
  }
}

/** Names of the fields on screen, in screen order. */
export function visibleFields(entity: Entity, scope: Scope, overlay: Overlay = NO_OVERLAY): readonly string[] {
  return Object.entries(entity.fields).flatMap(([name, field]) =>
    hiddenReason(entity, name, field, scope, overlay) ? [] : [name],
  )
}

/** The current label of a field: from the metadata, else chosen by its conditions, else the declared one. */
export function labelOf(entity: Entity, name: string, scope: Scope = {}, overlay: Overlay = NO_OVERLAY): string {
  const declared = entity.searchedBy[name] ?? entity.fields[name]
  return overlay.labels[name] ?? chosen(entity.labels[name], scope) ?? declared?.label ?? name
}

/** The title of the entity's section under these values. */
export function titleOf(entity: Entity, scope: Scope = {}): string {
  return chosen(entity.titles, scope) ?? entity.title
}

/** The heading of a group under these values. */
export function groupLabelOf({ label, labels }: Pick<Group, 'label' | 'labels'>, scope: Scope): string {
  return chosen(labels, scope) ?? label
}

function hiddenReason(entity: Entity, name: string, field: Field, scope: Scope, overlay: Overlay): Reason | undefined {
  if (field.hidden) return { by: 'declaration' }
  if (overlay.hidden.has(name)) return { by: 'metadata' }
  const condition = entity.shown[name]
  return condition && !holds(condition, scope) ? { by: 'condition', condition } : undefined
}

function lockedReason(entity: Entity, name: string, field: Field, scope: Scope, overlay: Overlay): Reason | undefined {
  if (field.serverOwned) return { by: 'server' }
  if (field.readOnly || entity.derived[name]) return { by: 'declaration' }
  if (overlay.locked.has(name)) return { by: 'metadata' }
  const condition = entity.readOnly[name]
  return condition && holds(condition, scope) ? { by: 'condition', condition } : undefined
}

function requiredReason(
  entity: Entity,
  name: string,
  field: Field,
  scope: Scope,
  overlay: Overlay,
): Reason | undefined {
  if (field.required) return { by: 'declaration' }
  if (overlay.required.has(name)) return { by: 'metadata' }
  const condition = entity.required[name]
  return condition && holds(condition, scope) ? { by: 'condition', condition } : undefined
}

function chosen<T>(choices: readonly Choice<T>[] | undefined, scope: Scope): T | undefined {
  return choices?.find(({ when }) => holds(when, scope))?.use
}
