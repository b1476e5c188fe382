import type { Fields, Sensitive } from '../catalogue/field.ts'
import { askedParts, nameParts } from '../domain/standards/name-search.ts'
import type { NameReadings } from '../domain/standards/name-units.ts'
import { askedInitials, placeInitials } from '../domain/standards/place-initials.ts'
import { lastFour, normalNumber, parseNumberSearch } from '../domain/standards/personal-number.ts'
import { endsField, initialsField, partsField, wholeField } from './store-column.ts'
import type { Filter, NewRow, Row, Table, Unit, Values } from './store.ts'

/** A keyed hash of a text (HMAC-SHA-256), in hexadecimal. The key stays with the store. @public */
export type NumberHash = (text: string) => Promise<string>

/** What the search columns of a store are made with. @public */
export interface SearchColumns {
  /** Hashes personal numbers, so that they are found without being stored in readable form. */
  readonly hash: NumberHash
  /** Without it, names are found by their characters only. */
  readonly readings?: NameReadings
}

/**
 * Wraps a unit so that it stores search columns with every row it writes: a keyed hash with every personal number, and
 * the parts of every person's name, and the first letters of every address. They are then found by these columns,
 * which are indexed.
 *
 * @source ruling 20
 * @public
 */
export function withSearchColumns(unit: Unit, columns: SearchColumns): Unit {
  const rowOf = async (table: Table, row: NewRow): Promise<NewRow> => ({
    ...row,
    values: await withColumns(table, row.values, columns),
  })
  const patched = async (table: Table, patch: Values): Promise<Values> =>
    holdsSearched(table, patch) ? withColumns(table, patch, columns) : patch
  const filtered = async (table: Table, where: Filter | undefined): Promise<Filter | undefined> =>
    where && asksForColumn(where) ? columnFilter(table, where, columns) : where
  /** True for tables without search columns and filters that do not use one; these go straight to the store. */
  const plain = (table: Table, where?: Filter): boolean =>
    storedSearchFields(table).length === 0 && !(where && asksForColumn(where))
  return {
    ...unit,
    get: async (table, key, options) => orNull(table, await unit.get(table, key, options)),
    list: async (table, query = {}) => {
      if (plain(table, query.where)) return unit.list(table, query)
      const where = await filtered(table, query.where)
      const { rows, total } = await unit.list(table, { ...query, ...(where && { where }) })
      return { rows: rows.map((row) => withoutColumns(table, row)), total }
    },
    sum: async (table, field, where) =>
      unit.sum(table, field, plain(table, where) ? where : await filtered(table, where)),
    insert: async (table, row) =>
      plain(table) ? unit.insert(table, row) : withoutColumns(table, await unit.insert(table, await rowOf(table, row))),
    insertAll: async (table, rows) => {
      if (plain(table)) return unit.insertAll(table, rows)
      const stored = await unit.insertAll(table, await Promise.all(rows.map((row) => rowOf(table, row))))
      return stored.map((row) => withoutColumns(table, row))
    },
    update: async (table, key, version, patch, move) =>
      plain(table)
        ? unit.update(table, key, version, patch, move)
        : orNull(table, await unit.update(table, key, version, await patched(table, patch), move)),
    compareAndSet: async (table, key, expected, patch) =>
      plain(table)
        ? unit.compareAndSet(table, key, expected, patch)
        : orNull(table, await unit.compareAndSet(table, key, expected, await patched(table, patch))),
  }
}

/** These columns are for the store only: they are removed from every row that is read. */
function withoutColumns(table: Table, row: Row): Row {
  const hidden = hiddenColumns(table)
  if (!Object.keys(row.values).some((name) => hidden.has(name))) return row
  return Object.freeze({
    ...row,
    values: Object.freeze(Object.fromEntries(Object.entries(row.values).filter(([name]) => !hidden.has(name)))),
  })
}

/** Rows are read many times for each table. */
const HIDDEN = new WeakMap<Fields, ReadonlySet<string>>()

function hiddenColumns({ fields }: Table): ReadonlySet<string> {
  const known = HIDDEN.get(fields) ?? new Set(storedSearchFields({ fields }).flatMap(({ columns }) => columns))
  HIDDEN.set(fields, known)
  return known
}

const orNull = (table: Table, row: Row | null): Row | null => row && withoutColumns(table, row)

/** A field with the names of the columns stored beside it. @public */
export interface SearchedField {
  /** Wire name of the field. */
  readonly name: string
  /** Names of the columns the store adds for it. */
  readonly columns: readonly string[]
}

/** The fields of a table that have search columns: personal numbers, names of persons, and addresses. @public */
export function storedSearchFields({ fields }: { readonly fields: Fields }): readonly SearchedField[] {
  const known =
    SEARCHED.get(fields) ??
    Object.entries(fields).flatMap(([name, { sensitive, personName, placeName }]): readonly SearchedField[] => {
      if (personName) return [{ name, columns: [partsField(name)] }]
      if (placeName) return [{ name, columns: [initialsField(name)] }]
      if (!sensitive) return []
      return [{ name, columns: [wholeField(name), ...(sensitive === 'phone' ? [endsField(name)] : [])] }]
    })
  SEARCHED.set(fields, known)
  return known
}

/** A cache, because every call of a store needs these fields. */
const SEARCHED = new WeakMap<Fields, readonly SearchedField[]>()

/** The columns stored with the numbers and names among these values; `null` beside an empty one. @public */
export async function searchColumnsOf(
  table: Pick<Table, 'fields'>,
  values: Values,
  columns: SearchColumns,
): Promise<Values> {
  const entries = storedSearchFields(table)
    .filter(({ name }) => Object.hasOwn(values, name))
    .map(async ({ name }) => {
      const value = values[name]
      const text = typeof value === 'string' && value !== '' ? value : null
      const { sensitive, placeName } = table.fields[name] ?? {}
      if (sensitive) return numberColumns(name, sensitive, text, columns)
      const { readings } = columns
      return placeName
        ? [[initialsField(name), text === null || !readings ? null : placeInitials(text, readings)] as const]
        : [[partsField(name), text === null ? null : nameParts(text, readings)] as const]
    })
  return Object.fromEntries((await Promise.all(entries)).flat())
}

type Column = readonly [name: string, value: string | null]

async function numberColumns(
  name: string,
  sensitive: Sensitive,
  text: string | null,
  { hash }: SearchColumns,
): Promise<readonly Column[]> {
  const end = text === null ? null : lastFour(sensitive, text)
  const whole = text === null ? null : await hash(`${sensitive}:${normalNumber(sensitive, text)}`)
  const ends = end === null ? null : await hash(`${sensitive} ends:${end}`)
  return [[wholeField(name), whole], ...(sensitive === 'phone' ? [[endsField(name), ends] as const] : [])]
}

async function withColumns(table: Table, values: Values, columns: SearchColumns): Promise<Values> {
  return { ...values, ...(await searchColumnsOf(table, values, columns)) }
}

const holdsSearched = (table: Table, values: Values): boolean =>
  storedSearchFields(table).some(({ name }) => Object.hasOwn(values, name))

function asksForColumn(filter: Filter): boolean {
  if ('all' in filter) return filter.all.some(asksForColumn)
  if ('any' in filter) return filter.any.some(asksForColumn)
  if ('not' in filter) return asksForColumn(filter.not)
  return 'number' in filter || 'named' in filter || ('oneOf' in filter && asksForColumn(filter.oneOf.where))
}

/**
 * Replaces conditions on numbers and names by conditions on the columns beside them.
 * @throws TypeError for a number or a name in a field that holds none
 */
async function columnFilter(table: Table, filter: Filter, columns: SearchColumns): Promise<Filter> {
  const inner = (part: Filter) => columnFilter(table, part, columns)
  if ('all' in filter) return { all: await Promise.all(filter.all.map(inner)) }
  if ('any' in filter) return { any: await Promise.all(filter.any.map(inner)) }
  if ('not' in filter) return { not: await inner(filter.not) }
  if ('oneOf' in filter)
    return {
      ...filter,
      oneOf: { ...filter.oneOf, where: await columnFilter(filter.oneOf.table, filter.oneOf.where, columns) },
    }
  const declared = Object.hasOwn(table.fields, filter.field) ? table.fields[filter.field] : undefined
  if ('named' in filter) {
    if (declared?.placeName) {
      const letters = askedInitials(filter.named)
      return letters === null ? { any: [] } : { field: initialsField(filter.field), contains: letters }
    }
    if (!declared?.personName) throw new TypeError(`${table.name}.${filter.field} holds no name of a person`)
    const parts = askedParts(filter.named) ?? []
    // Typed blanks and dots alone name nobody.
    if (parts.length === 0) return { any: [] }
    return { all: parts.map((part) => ({ field: partsField(filter.field), is: [part] })) }
  }
  if (!('number' in filter)) return filter
  const sensitive = declared?.sensitive
  if (!sensitive) throw new TypeError(`${table.name}.${filter.field} holds no personal number`)
  const criteria = parseNumberSearch(sensitive, filter.number)
  if (!criteria) return { any: [] }
  return criteria.part === 'last4'
    ? { field: endsField(filter.field), is: [await columns.hash(`${sensitive} ends:${criteria.number}`)] }
    : { field: wholeField(filter.field), is: [await columns.hash(`${sensitive}:${criteria.number}`)] }
}
