import type { Condition } from '../../catalogue/condition.ts'
import { type Dependent, dependentsOf } from '../../catalogue/dependents.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { fieldState } from '../../catalogue/field-state.ts'
import { isEmpty, type Scope, type Value } from '../../catalogue/kind.ts'
import { GOVERNED } from './governed-entities.ts'

/** The fields of one entity that change with a field. @public */
export interface DependentFields {
  /** The record they belong to: that of the field itself, or another one of the case. */
  readonly entity: Entity
  /** In screen order; at least one. */
  readonly fields: readonly Dependent[]
}

/** The fields that change with a field of an entity: its own first, then those of other records of the case. @public */
export function dependentFields(entity: Entity, name: string): readonly DependentFields[] {
  const others = GOVERNED.filter((other) => other !== entity && other.facts.includes(name))
  return [entity, ...others].flatMap((one) => {
    const fields = dependentsOf(one, name)
    return fields.length > 0 ? [{ entity: one, fields }] : []
  })
}

/** True when a record uses a field: it is filled in, or for a switch turned on. */
export function usesField(entity: Entity, name: string, record: Scope): boolean {
  const value = record[name] ?? null
  return entity.fields[name]?.kind === 'flag' ? value === 1 : !isEmpty(value)
}

/**
 * True when requiring a field asks for it in this record: it is empty there, on screen and editable, and not required
 * anyway. A switch always has a value.
 */
export function wouldBeAsked(entity: Entity, name: string, scope: Scope): boolean {
  const { visible, editable, required, field } = fieldState(entity, name, scope)
  return visible && editable && !required && field.kind !== 'flag' && isEmpty(scope[name])
}

/**
 * Values under which a condition holds, as an example for a preview; with `met` false such under which it does not.
 * Empty values are null.
 * @public
 */
export function exampleOf(condition: Condition, met: boolean): Scope {
  if ('not' in condition) return exampleOf(condition.not, !met)
  if ('all' in condition) return joined(condition.all, met, met)
  if ('any' in condition) return joined(condition.any, met, !met)
  const of = (value: Value): Scope => ({ [condition.field]: value })
  if ('is' in condition) return of(met ? (condition.is[0] ?? null) : null)
  if ('empty' in condition) return of(met ? null : 1)
  if ('above' in condition) return of(met ? condition.above + 1 : condition.above)
  if ('below' in condition) return of(met ? condition.below - 1 : condition.below)
  return of(met ? condition.atLeast : condition.atLeast - 1)
}

/** The parts together, or where one is enough the first alone. */
function joined(parts: readonly Condition[], met: boolean, together: boolean): Scope {
  const taken = together ? parts : parts.slice(0, 1)
  return Object.assign({}, ...taken.map((part) => exampleOf(part, met)))
}
