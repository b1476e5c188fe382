import { isEmpty, type Scalar, type Value } from '../catalogue/kind.ts'
import { isCleanText } from '../catalogue/clean-text.ts'
import type { Filter, Row, RowCursor, Sort, Table } from '../backend/store.ts'

const ROW_COLUMNS: Readonly<Record<string, (row: Row) => Value>> = {
  $key: (row) => row.key,
  $project: (row) => row.project,
  $city: (row) => row.city,
  $createdAt: (row) => row.createdAt,
  $createdBy: (row) => row.createdBy,
  $updatedAt: (row) => row.updatedAt,
  $updatedBy: (row) => row.updatedBy,
}

/** A filter that reads no other table: keys of rows elsewhere are looked up once, before any row is tested. */
export function withKeys(filter: Filter, rowsWhere: (table: Table, where: Filter) => readonly Row[]): OwnFilter {
  const inner = (part: Filter) => withKeys(part, rowsWhere)
  if ('all' in filter) return { all: filter.all.map(inner) }
  if ('any' in filter) return { any: filter.any.map(inner) }
  if ('not' in filter) return { not: inner(filter.not) }
  if ('number' in filter || 'named' in filter)
    throw new TypeError(`${filter.field}: numbers and names are found by the columns beside them`)
  if (!('oneOf' in filter)) return filter
  const { table, where, by = '$key' } = filter.oneOf
  const keys = rowsWhere(table, where).flatMap((row) => {
    const value = fieldOf(row, by)
    return typeof value === 'string' && value !== '' ? value : []
  })
  return { field: filter.field, among: new Set(keys) }
}

/** A field in which every matching row holds one of some values. */
export interface Lead {
  readonly field: string
  readonly values: readonly Scalar[] | ReadonlySet<string>
}

/** Fields by which rows can be found through an index, without testing each. */
export function leadsOf(filter: OwnFilter): readonly Lead[] {
  if ('all' in filter) return filter.all.flatMap(leadsOf)
  if ('is' in filter) return [{ field: filter.field, values: filter.is }]
  return 'among' in filter ? [{ field: filter.field, values: filter.among }] : []
}

type Joined = Extract<Filter, { readonly all: unknown } | { readonly any: unknown } | { readonly not: unknown }>
export type OwnFilter =
  | Exclude<Filter, Joined | { readonly oneOf: unknown } | { readonly number: unknown } | { readonly named: unknown }>
  | { readonly field: string; readonly among: ReadonlySet<string> }
  | { readonly all: readonly OwnFilter[] }
  | { readonly any: readonly OwnFilter[] }
  | { readonly not: OwnFilter }

/** The value of a row under the name of a field or of a column of its own. */
export const fieldOf = (row: Row, field: string): Value => ROW_COLUMNS[field]?.(row) ?? row.values[field] ?? null

/** Whether a row matches a filter. */
export function matches(row: Row, filter: OwnFilter): boolean {
  if ('all' in filter) return filter.all.every((part) => matches(row, part))
  if ('any' in filter) return filter.any.some((part) => matches(row, part))
  if ('not' in filter) return !matches(row, filter.not)
  const value = fieldOf(row, filter.field)
  if (isEmpty(value)) return 'is' in filter && filter.is.includes(null)
  if ('among' in filter) return typeof value === 'string' && filter.among.has(value)
  if ('is' in filter)
    return Array.isArray(value)
      ? value.some((item) => filter.is.includes(item))
      : filter.is.some((requested) => requested === value)
  if ('contains' in filter)
    return (
      typeof value === 'string' &&
      isCleanText(filter.contains) &&
      lowerAscii(value).includes(lowerAscii(filter.contains))
    )
  return [filter.from, filter.to].every(isStorableEnd) && !isAbove(filter.from, value) && !isAbove(value, filter.to)
}

/** A text that no store can hold compares to no stored text. */
const isStorableEnd = (end: string | number | undefined): boolean => typeof end !== 'string' || isCleanText(end)

function isAbove(a: Value | undefined, b: Value | undefined): boolean {
  return a !== undefined && b !== undefined && compareValues(a, b) > 0
}

/** Compares two rows for sorting. */
export function compareRows(a: Row, b: Row, sort: readonly Sort[]): number {
  for (const { field, descending } of sort) {
    const [x, y] = [fieldOf(a, field), fieldOf(b, field)]
    if (isEmpty(x) || isEmpty(y)) {
      if (isEmpty(x) && isEmpty(y)) continue
      return isEmpty(x) ? 1 : -1
    }
    const order = compareValues(x, y)
    if (order !== 0) return descending ? -order : order
  }
  return compareText(a.key, b.key)
}

/** True for a row that comes after a cursor in a sorted list. */
export function comesAfter(row: Row, { value, key }: RowCursor, [sort]: readonly Sort[]): boolean {
  const own = sort ? fieldOf(row, sort.field) : null
  if (isEmpty(own) || value === null)
    return isEmpty(own) === (value === null) ? compareText(row.key, key) > 0 : isEmpty(own)
  const order = compareValues(own, value)
  return order === 0 ? compareText(row.key, key) > 0 : order > 0 !== (sort?.descending === true)
}

function compareValues(a: Value, b: Value): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b))
}

/** Compares by code point, where JavaScript's own `<` compares halves of surrogate pairs. */
function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i += 1) {
    const [x, y] = [a.charCodeAt(i), b.charCodeAt(i)]
    if (x !== y) return rank(x) - rank(y)
  }
  return a.length - b.length
}

/** Halves of surrogate pairs represent code points above all others. */
const rank = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit)

const lowerAscii = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
