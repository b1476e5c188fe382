import { isCleanText } from 'fangkit/domain'
import type { Filter, RowCursor, Sort, Table } from 'fangkit/backend'
import { type RawBuilder, sql } from 'kysely'
import { type Column, type Layout, ROW_COLUMNS } from './layout.ts'

export type Sql = RawBuilder<unknown>

/** Returns the column of a field or a `$` name; the query has been checked before. */
export function columnNamed(layout: Layout, field: string): Column {
  const column = ROW_COLUMNS[field] ?? layout.columns.find((candidate) => candidate.field === field)
  if (!column) throw new TypeError(`${layout.table} has no column for ${field}`)
  return column
}

/** Finds the layout of a table that a filter refers to. */
type LayoutFor = (table: Table) => Layout

/**
 * Returns a filter as an SQL condition. Comparisons with empty values are unknown, which counts as no match; only `not`
 * has to distinguish unknown from false.
 * @param whole rows of other tables are found together, not one by one for each row that is compared
 */
export function condition(layout: Layout, filter: Filter, others: LayoutFor, whole = false): Sql {
  const inner = (part: Filter) => condition(layout, part, others, whole)
  if ('all' in filter) return joined(filter.all.map(inner), sql` and `, sql`true`)
  if ('any' in filter) return joined(filter.any.map(inner), sql` or `, sql`false`)
  if ('not' in filter) return sql`(${inner(filter.not)}) is not true`
  if ('number' in filter || 'named' in filter)
    throw new TypeError(`${layout.table}.${filter.field}: numbers and names are found by the columns beside them`)
  const column = columnNamed(layout, filter.field)
  const id = sql.id(column.name)
  if ('is' in filter) return isAmong(column, filter.is)
  if ('contains' in filter) {
    if (!isCleanText(filter.contains)) return sql`false`
    return sql`lower(${id} collate "C") like ${`%${lowerAscii(filter.contains).replace(/[\\%_]/g, '\\$&')}%`}::text`
  }
  if ('oneOf' in filter) {
    const rows = others(filter.oneOf.table)
    const keys = sql.id(columnNamed(rows, filter.oneOf.by ?? '$key').name)
    const where = condition(rows, filter.oneOf.where, others)
    const together = whole ? sql`offset 0` : sql``
    return sql`${id} in (select ${keys} from ${sql.table(rows.table)} where ${where} ${together})`
  }
  const { from, to } = filter
  if ([from, to].some((end) => typeof end === 'string' && !isCleanText(end))) return sql`false`
  const ends = [
    ...(from === undefined ? [] : [sql`${id} >= ${bound(column, from, Math.ceil)}`]),
    ...(to === undefined ? [] : [sql`${id} <= ${bound(column, to, Math.floor)}`]),
  ]
  return joined(ends, sql` and `, sql`${id} is not null`)
}

function isAmong(column: Column, accepted: readonly (string | number | null)[]): Sql {
  const id = sql.id(column.name)
  const values = accepted
    .filter((value): value is string | number => value !== null && storable(column, value))
    .map(String)
  const among = values.length === 0 ? [] : [anyOf(column, values)]
  const empty = accepted.includes(null) ? [sql`${id} is null`] : []
  return joined([...among, ...empty], sql` or `, sql`false`)
}

function anyOf({ name, kind }: Column, values: readonly string[]): Sql {
  const id = sql.id(name)
  // A list matches when it contains any of the values.
  if (kind === 'list') return sql`${id} ?| ${values}::text[]`
  const type = sql.raw(SQL_TYPE[kind])
  // The planner handles a single value better than a list of one.
  return values.length === 1 ? sql`${id} = ${values[0]}::${type}` : sql`${id} = any(${values}::${type}[])`
}

const SQL_TYPE = { text: 'text', number: 'numeric', instant: 'bigint' } as const

/** Returns false for a value that no row of the column can hold. */
function storable({ kind }: Column, value: string | number): boolean {
  return typeof value === 'string' ? isCleanText(value) : kind !== 'instant' || Number.isSafeInteger(value)
}

/** Returns one end of a range. Instants are whole numbers within the range of JavaScript. */
function bound({ kind }: Column, end: string | number, toWhole: (end: number) => number): Sql {
  if (kind !== 'instant') return sql`${String(end)}::${sql.raw(kind === 'number' ? 'numeric' : 'text')}`
  return sql`${Math.min(Math.max(toWhole(Number(end)), Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER)}::bigint`
}

function joined(parts: readonly Sql[], by: Sql, none: Sql): Sql {
  return parts.length === 0 ? none : sql`(${sql.join(parts, by)})`
}

/** Returns the order of a list; the names are those of the row or of its generated columns. */
export function order(layout: Layout, sort: readonly Sort[]): Sql {
  const keys = sort.map(({ field, descending }) => {
    const { name, nullable } = columnNamed(layout, field)
    // `nulls last` on a column without nulls would keep an index from being used.
    return sql`${sql.id(name)} ${sql.raw(descending ? (nullable ? 'desc nulls last' : 'desc') : 'asc')}`
  })
  return sql.join([...keys, sql`key`])
}

/**
 * Returns the rows after the cursor in a sorted list, as conditions to run one after another: filled values first,
 * empty ones last. Each is a range of the index that sorts the list.
 */
export function behind(layout: Layout, [sort]: readonly Sort[], { value, key }: RowCursor): readonly Sql[] {
  const further = sql`key > ${key}::text`
  if (!sort) return [further]
  const column = columnNamed(layout, sort.field)
  const id = sql.id(column.name)
  if (value === null) return [sql`${id} is null and ${further}`]
  const place = bound(column, value, (end) => end)
  const beyond = sql`${id} ${sql.raw(sort.descending ? '<=' : '>=')} ${place} and (${id} <> ${place} or ${further})`
  return column.nullable ? [beyond, sql`${id} is null`] : [beyond]
}

const lowerAscii = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
