import { codes, text, type Field, type Fields } from '../catalogue/field.ts'
import { isEmpty, type Kind, type Value } from '../catalogue/kind.ts'
import { isCleanText } from '../catalogue/clean-text.ts'
import type { Filter, ListQuery, NewRow, Row, RowColumn, RowCursor, Sort, Table, Values } from './store.ts'

/** How a store compares and orders a column: as text by code point, as a number, or as a list of texts. @public */
export type ColumnType = 'text' | 'number' | 'list'

const OF_KIND = {
  text: 'text',
  textarea: 'text',
  richtext: 'text',
  address: 'text',
  code: 'text',
  yesno: 'text',
  date: 'text',
  month: 'text',
  'date-or-anytime': 'text',
  region: 'text',
  account: 'text',
  branch: 'text',
  organisation: 'text',
  member: 'text',
  file: 'text',
  image: 'text',
  id: 'text',
  computed: 'text',
  integer: 'number',
  number: 'number',
  flag: 'number',
  datetime: 'number',
  codes: 'list',
  files: 'list',
  images: 'list',
} as const satisfies Record<Kind, ColumnType>

/** Built-in columns of every row. */
const OF_ROW: Readonly<Record<string, ColumnType>> = {
  $key: 'text',
  $project: 'text',
  $city: 'text',
  $createdBy: 'text',
  $updatedBy: 'text',
  $createdAt: 'number',
  $updatedAt: 'number',
} satisfies Record<RowColumn, ColumnType>

/** The column type of a field. A computed field with a unit is a number. */
export function typeOfField(field: Field): ColumnType {
  return field.kind === 'computed' && field.stored ? 'number' : OF_KIND[field.kind]
}

/** The field name for the parts by which a person's name is found. */
export const partsField = (name: string): string => `${name}_parts`
/** The field name for the first letters by which an address is found. */
export const initialsField = (name: string): string => `${name}_initials`
/** Field names for the hash of a personal number: of the whole number, and of the last four digits of a phone. */
export const wholeField = (name: string): string => `${name}_whole`
export const endsField = (name: string): string => `${name}_ends`

/**
 * The fields a store indexes. A personal number itself is never indexed: its keyed hashes are. The name of a person has
 * the list of its parts beside it, and an address its first letters.
 *
 * @source ruling 20
 * @public
 */
export function indexedFields({ fields }: Pick<Table, 'fields'>): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): readonly (readonly [string, Field])[] => {
      const own: readonly (readonly [string, Field])[] = field.indexed ? [[name, field]] : []
      if (field.personName) return [...own, [partsField(name), PARTS]]
      if (field.placeName) return [...own, [initialsField(name), INITIALS]]
      if (!field.sensitive) return own
      const whole = [wholeField(name), HASH] as const
      return field.sensitive === 'phone' ? [whole, [endsField(name), HASH]] : [whole]
    }),
  )
}

const PARTS = codes('', '', { indexed: true, hidden: true, serverOwned: true })
const INITIALS = text('', { maxLength: 400, indexed: true, hidden: true, serverOwned: true })
const HASH = text('', { maxLength: 64, indexed: true, hidden: true, serverOwned: true })

/** The type of a column. @throws TypeError when a table can be neither filtered nor sorted by that name */
export function columnType(table: Table, name: string): ColumnType {
  const ofRow = Object.hasOwn(OF_ROW, name) ? OF_ROW[name] : undefined
  if (ofRow) return ofRow
  const fields = indexedOf(table)
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field) throw new TypeError(`${table.name} cannot be filtered or sorted by ${name}: it is no indexed field`)
  return typeOfField(field)
}

/** Requires an amount of money. @throws TypeError when the field is no amount of money */
export function assertMoney(table: Table, name: string): void {
  if (fieldOf(table, name)?.stored !== 'yuan') throw new TypeError(`${table.name}.${name} holds no yuan`)
}

/** Checks a query. @throws TypeError or RangeError when no store could answer the query */
export function assertQuery(table: Table, { where, sort = [], page, pageSize, after }: ListQuery): void {
  if (where) assertFilter(table, where)
  if (after && (sort.length > 1 || page !== undefined))
    throw new TypeError(`${table.name}: reading on after a row takes one sort key and no page`)
  for (const { field } of sort) {
    if (columnType(table, field) === 'list') throw new TypeError(`${table.name} cannot be sorted by the list ${field}`)
  }
  for (const [name, count] of [
    ['page', page],
    ['pageSize', pageSize],
  ] as const) {
    if (count !== undefined && !(Number.isSafeInteger(count) && count >= 1))
      throw new RangeError(`${name} is no positive whole number: ${count}`)
  }
}

/** Checks a filter. @throws TypeError when a condition does not fit its field */
export function assertFilter(table: Table, filter: Filter): void {
  if ('all' in filter || 'any' in filter || 'not' in filter) {
    const parts = 'all' in filter ? filter.all : 'any' in filter ? filter.any : [filter.not]
    for (const part of parts) assertFilter(table, part)
    return
  }
  if ('number' in filter || 'named' in filter)
    throw new TypeError(`${table.name}.${filter.field}: numbers and names are found by the columns beside them`)
  const type = columnType(table, filter.field)
  const misfit = (what: string) => new TypeError(`${table.name}.${filter.field} is ${type}, ${what} does not apply`)
  if ('contains' in filter) {
    if (type !== 'text') throw misfit('contains')
    return
  }
  if ('oneOf' in filter) {
    const { table: other, where, by = '$key' } = filter.oneOf
    if (type !== 'text') throw misfit('the key of a row')
    if (columnType(other, by) !== 'text') throw new TypeError(`${other.name}.${by} holds no text to compare with`)
    assertFilter(other, where)
    return
  }
  const asked = 'is' in filter ? filter.is : [filter.from ?? null, filter.to ?? null]
  if (!('is' in filter) && type === 'list') throw misfit('a range')
  const expected = type === 'number' ? 'number' : 'string'
  for (const value of asked) {
    if (value === null) continue
    if (typeof value !== expected || (typeof value === 'number' && Number.isNaN(value)))
      throw misfit(`a comparison with ${String(value)}`)
  }
}

/**
 * The values a store saves: all but `null`.
 *
 * @throws TypeError when a value has not the type its kind stores, or cannot be stored by every store
 */
export function storedValues(table: Table, values: Values): Values {
  const filled = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  for (const [name, value] of filled) {
    if (isEmpty(value)) continue
    const field = fieldOf(table, name)
    if (!isStorable(value) || (field && field.kind !== 'computed' && !fits(typeOfField(field), value))) {
      throw new TypeError(`${table.name}.${name} cannot store such a ${Array.isArray(value) ? 'list' : typeof value}`)
    }
  }
  return Object.fromEntries(filled)
}

/** Checks key, project and city of a row. @throws TypeError when a row cannot be stored there */
export function assertPlace(table: Table, place: Partial<Pick<NewRow, 'key' | 'project' | 'city'>>): void {
  for (const text of [place.key, place.project, place.city]) {
    if (typeof text === 'string' && (text === '' || !isCleanText(text)))
      throw new TypeError(`${table.name}: a key, project or city is empty or cannot be stored`)
  }
}

const KNOWN = new WeakMap<Table, Fields>()

function indexedOf(table: Table): Fields {
  const known = KNOWN.get(table) ?? indexedFields(table)
  KNOWN.set(table, known)
  return known
}

/** Names also come from callers, so properties every object inherits are no fields. */
const fieldOf = (table: Table, name: string): Field | undefined =>
  Object.hasOwn(table.fields, name) ? table.fields[name] : undefined

function fits(type: ColumnType, value: Value): boolean {
  if (type === 'list') return Array.isArray(value)
  return type === 'number' ? typeof value === 'number' : typeof value === 'string'
}

/** JSON has no NaN or infinite numbers; UTF-8 has no lone surrogates, and NUL cannot be stored. */
function isStorable(value: Value): boolean {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string' && isCleanText(item))
  return typeof value === 'string' ? isCleanText(value) : Number.isFinite(value)
}

/** Values of a row's built-in columns. */
const FROM_ROW: Readonly<Record<string, (row: Row) => string | number | null>> = {
  $key: (row) => row.key,
  $project: (row) => row.project,
  $city: (row) => row.city,
  $createdBy: (row) => row.createdBy,
  $updatedBy: (row) => row.updatedBy,
  $createdAt: (row) => row.createdAt,
  $updatedAt: (row) => row.updatedAt,
} satisfies Record<RowColumn, (row: Row) => string | number | null>

/** The position of a row in a sorted list, for reading on after it. @public */
export function cursorAt(row: Row, [sort]: readonly Sort[]): RowCursor {
  if (!sort) return { value: null, key: row.key }
  const ofRow = Object.hasOwn(FROM_ROW, sort.field) ? FROM_ROW[sort.field] : undefined
  const value = ofRow ? ofRow(row) : (row.values[sort.field] ?? null)
  return {
    value: (typeof value === 'string' && value !== '') || typeof value === 'number' ? value : null,
    key: row.key,
  }
}
