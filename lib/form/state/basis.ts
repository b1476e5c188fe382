import { settle, type RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { fieldState } from '../../catalogue/field-state.ts'
import { isEmpty, sameValue, type Scope, type Value } from '../../catalogue/kind.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import type { RecordInput } from '../../contract/input.ts'
import type { Bookkeeping } from './record-values.ts'

/** The record a form started from. */
export interface Basis extends Bookkeeping {
  readonly values: RecordValues
}

/** What surrounds a record while it is edited. */
export interface FormContext {
  readonly facts: Scope
  readonly overlay: Overlay
}

/** Names of the fields that differ from where the form started, in screen order. */
export function changedFields(entity: Entity, basis: Basis, values: RecordValues): readonly string[] {
  return Object.keys(entity.fields).filter((name) => !sameValue(basis.values[name], values[name]))
}

/**
 * What a save sends. Of a stored record the changed fields that are open on screen, with its key and version: what
 * follows from them the server works out by the same rules; where a person left empty what a rule would fill in, that
 * is
 * said too. Of a new one every open field, so that a copy arrives whole.
 * Null when there is nothing to send.
 */
export function payloadOf(
  entity: Entity,
  basis: Basis,
  values: RecordValues,
  { facts, overlay }: FormContext,
): RecordInput | null {
  const scope: Scope = { ...facts, ...values }
  const open = (name: string): boolean => {
    const { visible, editable } = fieldState(entity, name, scope, overlay)
    return visible && editable
  }
  const pick = (names: readonly string[]): Record<string, Value> =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
  if (basis.keyValue === null)
    return pick(Object.keys(entity.fields).filter((name) => open(name) || passedThrough(entity, name, values)))
  const changed = changedFields(entity, basis, values).filter(open)
  if (changed.length === 0) return null
  return {
    ...pick([...changed, ...emptiedFields(entity, basis, pick(changed), values, facts).filter(open)]),
    keyValue: basis.keyValue,
    version: basis.version,
  }
}

/** Fields a person left empty although a rule fills them in: unsaid, the server would carry that rule out. */
function emptiedFields(
  entity: Entity,
  basis: Basis,
  sent: RecordValues,
  values: RecordValues,
  facts: Scope,
): readonly string[] {
  const { consequences } = settle(entity, basis.values, { ...basis.values, ...sent }, facts, new Set(Object.keys(sent)))
  return [...new Set(consequences.map(({ field }) => field))].filter(
    (name) => isEmpty(values[name]) && isEmpty(basis.values[name]),
  )
}

/** Fields nobody sees that belong to the record all the same. */
function passedThrough(entity: Entity, name: string, values: RecordValues): boolean {
  const field = entity.fields[name]
  return field?.hidden === true && field.serverOwned !== true && !isEmpty(values[name])
}
