import { holds, reads } from './condition.ts'
import type { Effect, Entity } from './entity.ts'
import { isEmpty, sameValue, type Scope, type Value } from './kind.ts'

/** The values of a record by field name, whatever its entity. */
export type RecordValues = Readonly<Record<string, Value>>

/** A change of one field that another change caused. @public */
export interface Consequence {
  /** Name of the field that was changed. */
  readonly field: string
  /** The field whose change caused it. */
  readonly because: string
  /** Its value before; null when it was empty. */
  readonly from: Value
  /** Its value now; null when it was emptied. */
  readonly to: Value
}

/** A record after all effects of a change, and what else the change altered. */
export interface Settled {
  /** All values, with the changes that followed. */
  readonly record: RecordValues
  /** What followed, in the order in which it happened. */
  readonly consequences: readonly Consequence[]
}

/**
 * Applies what follows from a change: runs effects, empties dependent fields and computes derived values again. Browser
 * and back end use the same declaration, so both reach the same record.
 * @param chosen fields the person set in this same change; an effect overrides them only where the field is read-only
 */
export function settle(
  entity: Entity,
  before: RecordValues,
  after: RecordValues,
  facts: Scope = {},
  chosen: ReadonlySet<string> = new Set(),
): Settled {
  const record: Record<string, Value> = { ...after }
  const consequences: Consequence[] = []
  const scope = (): Scope => ({ ...facts, ...record })
  const waiting = Object.keys(entity.fields).filter((name) => !sameValue(before[name], record[name]))
  const fired = new Set<string>()

  const put = (field: string, to: Value, because: string) => {
    const from = record[field] ?? null
    if (sameValue(from, to)) return
    record[field] = to
    consequences.push({ field, because, from, to })
    if (!waiting.includes(field)) waiting.push(field)
  }
  const yields = (field: string) => !chosen.has(field) || isReadOnly(entity, field, scope())

  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    for (const [child, field] of Object.entries(entity.fields))
      if (field.parent === name && yields(child)) put(child, null, name)
    // Each field fires once, so effects that trigger each other come to an end.
    if (!fired.has(name)) for (const effect of entity.onChange[name] ?? []) fire(effect, name)
    fired.add(name)
    for (const [field, condition] of Object.entries(entity.cleared)) {
      if (!condition || !reads(condition).includes(name)) continue
      if (holds(condition, scope()) && !holds(condition, { ...facts, ...before })) put(field, null, name)
    }
    for (const [field, derived] of Object.entries(entity.derived)) {
      if (derived?.reads.includes(name)) put(field, derived.compute(scope()), name)
    }
  }
  return { record, consequences }

  function fire(effect: Effect, because: string) {
    if (effect.when && !holds(effect.when, scope())) return
    for (const [field, to] of Object.entries(effect.set)) {
      if (effect.onlyIfEmpty && !isEmpty(record[field])) continue
      if (yields(field)) put(field, to ?? null, because)
    }
  }
}

/** Returns the record with its computed fields: a stored record may be older than a computation. */
export function withDerived(entity: Entity, record: RecordValues, facts: Scope = {}): RecordValues {
  const complete: Record<string, Value> = { ...record }
  // A computation may read those before it.
  const scope: Record<string, Value | undefined> = { ...facts, ...record }
  for (const [field, derived] of Object.entries(entity.derived)) {
    if (!derived) continue
    const value = derived.compute(scope)
    complete[field] = value
    scope[field] = value
  }
  return complete
}

/** The consequences that empty a field which a person or the server had filled in. */
export function losses(consequences: readonly Consequence[]): readonly Consequence[] {
  return consequences.filter(({ from, to }) => !isEmpty(from) && isEmpty(to))
}

export function isReadOnly(entity: Entity, name: string, scope: Scope): boolean {
  const field = entity.fields[name]
  const condition = entity.readOnly[name]
  return (
    field?.readOnly === true ||
    field?.serverOwned === true ||
    entity.derived[name] !== undefined ||
    (condition !== undefined && holds(condition, scope))
  )
}
