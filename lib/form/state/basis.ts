import { settle, type RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { fieldState } from '../../catalogue/field-state.ts'
import { isEmpty, sameValue, type Scope, type Value } from '../../catalogue/kind.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import type { RecordInput } from '../../contract/input.ts'
import type { Bookkeeping } from './record-values.ts'

/** The record a form started from, with its version. */
export interface Basis extends Bookkeeping {
  /** Values by field as they were read; the start of every comparison. */
  readonly values: RecordValues
}

/** Data outside the record that its rules need while it is edited. */
export interface FormContext {
  /** Facts of the case that conditions read. */
  readonly facts: Scope
  /** The field metadata in force. */
  readonly overlay: Overlay
}

/** Names of the fields that differ from the start of the form, in screen order. */
export function changedFields(entity: Entity, basis: Basis, values: RecordValues): readonly string[] {
  return Object.keys(entity.fields).filter((name) => !sameValue(basis.values[name], values[name]))
}

/**
 * What a save sends. For a stored record: its changed fields that can be edited on screen, with key and version; the
 * server computes the values that follow by the same rules. Also names fields the user left empty that a rule would
 * fill. For a new record: every editable field, so that a copy is complete. Null when there is nothing to send.
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

/** Fields the user left empty that a rule fills in. Without this list the server would apply the rule. */
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

/** Hidden fields that still belong to the record. */
function passedThrough(entity: Entity, name: string, values: RecordValues): boolean {
  const field = entity.fields[name]
  return field?.hidden === true && field.serverOwned !== true && !isEmpty(values[name])
}
