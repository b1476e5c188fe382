import { isEmpty, type Scalar, type Scope } from './kind.ts'

/**
 * A rule as data. The browser and the server evaluate it, and it can be explained in words and list the fields it
 * reads. Conditions decide; functions compute values.
 * @public
 */
export type Condition<N extends string = string> =
  /** The value is one of these, null for an empty one; a list holds one of them. */
  | { readonly field: N; readonly is: readonly Scalar[] }
  /** The number is greater than the limit, in the stored unit; an empty one never is. */
  | { readonly field: N; readonly above: number }
  /** The number is the limit or greater; an empty one never is. */
  | { readonly field: N; readonly atLeast: number }
  /** The number is less than the limit; an empty one never is. */
  | { readonly field: N; readonly below: number }
  /** The field has no value. */
  | { readonly field: N; readonly empty: true }
  /** Every one holds; true for an empty list. */
  | { readonly all: readonly Condition<N>[] }
  /** At least one holds; false for an empty list. */
  | { readonly any: readonly Condition<N>[] }
  /** It does not hold. */
  | { readonly not: Condition<N> }

/** True when the value is one of these; for a list, when it contains one of them. */
export function is<N extends string>(field: N, ...values: readonly Scalar[]): Condition<N> {
  return { field, is: values }
}
/** True when the number is greater than the limit; an empty one never is. */
export function above<N extends string>(field: N, limit: number): Condition<N> {
  return { field, above: limit }
}
/** True when the number is the limit or greater; an empty one never is. */
export function atLeast<N extends string>(field: N, limit: number): Condition<N> {
  return { field, atLeast: limit }
}
/** True when the number is less than the limit; an empty one never is. */
export function below<N extends string>(field: N, limit: number): Condition<N> {
  return { field, below: limit }
}
/** True when the field has no value: null, an empty text or an empty list. */
export function empty<N extends string>(field: N): Condition<N> {
  return { field, empty: true }
}
/** True when the field has a value. */
export function filled<N extends string>(field: N): Condition<N> {
  return { not: { field, empty: true } }
}
/** True when every condition is; without conditions it is true. */
export function all<N extends string>(...conditions: readonly Condition<N>[]): Condition<N> {
  return { all: conditions }
}
/** True when at least one condition is; without conditions it is false. */
export function any<N extends string>(...conditions: readonly Condition<N>[]): Condition<N> {
  return { any: conditions }
}
/** True when the condition is false. */
export function not<N extends string>(condition: Condition<N>): Condition<N> {
  return { not: condition }
}

/**
 * Evaluates a condition. An empty number is neither above, at least nor below any limit; a list "is" any of its items.
 */
export function holds(condition: Condition, scope: Scope): boolean {
  if ('all' in condition) return condition.all.every((c) => holds(c, scope))
  if ('any' in condition) return condition.any.some((c) => holds(c, scope))
  if ('not' in condition) return !holds(condition.not, scope)
  const value = scope[condition.field]
  if ('empty' in condition) return isEmpty(value)
  if ('is' in condition) {
    if (isEmpty(value)) return condition.is.includes(null)
    return typeof value === 'object' ? value.some((item) => condition.is.includes(item)) : condition.is.includes(value)
  }
  if (typeof value !== 'number') return false
  if ('above' in condition) return value > condition.above
  return 'below' in condition ? value < condition.below : value >= condition.atLeast
}

/** The fields a condition reads, each once, in order of appearance. */
export function reads(condition: Condition): readonly string[] {
  return [...new Set(fieldsIn(condition))]
}

function fieldsIn(condition: Condition): readonly string[] {
  if ('all' in condition) return condition.all.flatMap(fieldsIn)
  if ('any' in condition) return condition.any.flatMap(fieldsIn)
  if ('not' in condition) return fieldsIn(condition.not)
  return [condition.field]
}
