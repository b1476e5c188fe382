import type { Filter, Row, RowCursor, Sort, Table, Values } from 'fangkit/backend'

type Value = Values[string]

/** Returns the rows of any table, for conditions that refer to another one. */
export type RowsOf = (table: Table) => Iterable<Row>

const OWN: ReadonlyMap<string, (row: Row) => Value> = new Map<string, (row: Row) => Value>([
  ['$key', ({ key }) => key],
  ['$project', ({ project }) => project],
  ['$city', ({ city }) => city],
  ['$createdAt', ({ createdAt }) => createdAt],
  ['$createdBy', ({ createdBy }) => createdBy],
  ['$updatedAt', ({ updatedAt }) => updatedAt],
  ['$updatedBy', ({ updatedBy }) => updatedBy],
])

/** A declared value, or one of the row's own columns, whose names start with `$`. Every empty value becomes null. */
export function valueIn(row: Row, field: string): Value {
  const own = OWN.get(field)
  const value = own ? own(row) : row.values[field]
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value
}

/** Whether a row matches. An empty value matches no comparison except `is: [null]`. */
export function matches(row: Row, filter: Filter, rowsOf: RowsOf): boolean {
  if ('all' in filter) return filter.all.every((part) => matches(row, part, rowsOf))
  if ('any' in filter) return filter.any.some((part) => matches(row, part, rowsOf))
  if ('not' in filter) return !matches(row, filter.not, rowsOf)
  // withSearchColumns has rewritten these conditions to use the columns beside the number and the name.
  if ('number' in filter || 'named' in filter) throw new TypeError(`${filter.field}: found by the columns beside it`)
  const value = valueIn(row, filter.field)
  if (value === null) return 'is' in filter && filter.is.includes(null)
  if ('is' in filter)
    return Array.isArray(value)
      ? value.some((item) => filter.is.includes(item))
      : filter.is.some((requested) => requested === value)
  if ('contains' in filter) return isWhole(filter.contains) && lower(String(value)).includes(lower(filter.contains))
  if ('oneOf' in filter) {
    const { table, where, by = '$key' } = filter.oneOf
    return [...rowsOf(table)].some((other) => valueIn(other, by) === value && matches(other, where, rowsOf))
  }
  const { from, to } = filter
  return (
    isWhole(from) &&
    isWhole(to) &&
    (from === undefined || compare(from, value) <= 0) &&
    (to === undefined || compare(value, to) <= 0)
  )
}

/** Compares two rows: empty values last in both directions, ties by key. */
export function inOrder(a: Row, b: Row, sort: readonly Sort[]): number {
  for (const { field, descending } of sort) {
    const [x, y] = [valueIn(a, field), valueIn(b, field)]
    if (x === null || y === null) {
      if (x === y) continue
      return x === null ? 1 : -1
    }
    const order = compare(x, y)
    if (order !== 0) return descending ? -order : order
  }
  return compare(a.key, b.key)
}

/** Returns true for a row that comes after the cursor in a sorted list. */
export function isBehind(row: Row, { value, key }: RowCursor, [sort]: readonly Sort[]): boolean {
  const own = sort ? valueIn(row, sort.field) : null
  if (own === null || value === null)
    return (own === null) === (value === null) ? compare(row.key, key) > 0 : own === null
  const order = compare(own, value)
  return order === 0 ? compare(row.key, key) > 0 : order > 0 !== (sort?.descending === true)
}

/**
 * Compares numbers as numbers and texts by code point. Texts with surrogate pairs are split into code points, because
 * halves compare wrongly.
 */
function compare(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [String(a), String(b)]
  if (!HALVES.test(left) && !HALVES.test(right)) return left === right ? 0 : left < right ? -1 : 1
  const [x, y] = [[...left], [...right]]
  for (let index = 0; index < Math.min(x.length, y.length); index += 1) {
    const difference = (x[index]?.codePointAt(0) ?? 0) - (y[index]?.codePointAt(0) ?? 0)
    if (difference !== 0) return difference
  }
  return x.length - y.length
}

const HALVES = /[\uD800-\uDFFF]/

/** Returns false for text that no store can hold (half a surrogate pair, or a NUL), so it never matches. */
const isWhole = (text: string | number | undefined): boolean =>
  typeof text !== 'string' || !/\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text)

/** Ignores the case of ASCII letters only. */
const lower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
