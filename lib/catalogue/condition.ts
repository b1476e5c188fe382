import { isEmpty, type Scalar, type Scope } from './kind.ts'

/**
 * A rule as data. The browser and the server evaluate it, and it can be explained in words and list the fields it
 * reads. Conditions decide; functions compute values.
 * @public
 */
export type Condition<N extends string = string> =
  | { readonly field: N; readonly is: readonly Scalar[] }
  | { readonly field: N; readonly above: number }
  | { readonly field: N; readonly atLeast: number }
  | { readonly field: N; readonly below: number }
  | { readonly field: N; readonly empty: true }
  | { readonly all: readonly Condition<N>[] }
  | { readonly any: readonly Condition<N>[] }
  | { readonly not: Condition<N> }

export function is<N extends string>(field: N, ...values: readonly Scalar[]): Condition<N> {
  return { field, is: values }
}
export function above<N extends string>(field: N, limit: number): Condition<N> {
  return { field, above: limit }
}
export function atLeast<N extends string>(field: N, limit: number): Condition<N> {
  return { field, atLeast: limit }
}
export function below<N extends string>(field: N, limit: number): Condition<N> {
  return { field, below: limit }
}
export function empty<N extends string>(field: N): Condition<N> {
  return { field, empty: true }
}
export function filled<N extends string>(field: N): Condition<N> {
  return { not: { field, empty: true } }
}
export function all<N extends string>(...conditions: readonly Condition<N>[]): Condition<N> {
  return { all: conditions }
}
export function any<N extends string>(...conditions: readonly Condition<N>[]): Condition<N> {
  return { any: conditions }
}
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
