import type { Fields, Sensitive } from '../catalogue/field.ts'
import { lastFour, normalNumber, parseNumberSearch } from '../domain/standards/personal-number.ts'
import { endsField, wholeField } from './store-column.ts'
import type { Filter, NewRow, Row, Table, Unit, Values } from './store.ts'

/** A keyed hash of a text (HMAC-SHA-256), in hexadecimal. The key stays with the store. @public */
export type NumberHash = (text: string) => Promise<string>

/**
 * Wraps a unit so that it stores a keyed hash with every personal number it writes, and finds numbers only by it.
 *
 * @source ruling 20
 * @public
 */
export function withNumberHashes(unit: Unit, hash: NumberHash): Unit {
  const rowOf = async (table: Table, row: NewRow): Promise<NewRow> => ({
    ...row,
    values: await withHashes(table, row.values, hash),
  })
  const patched = async (table: Table, patch: Values): Promise<Values> =>
    holdsNumbers(table, patch) ? withHashes(table, patch, hash) : patch
  const filtered = async (table: Table, where: Filter | undefined): Promise<Filter | undefined> =>
    where && asksForNumber(where) ? hashedFilter(table, where, hash) : where
  /** True for tables without personal numbers and filters that do not use one; these go straight to the store. */
  const plain = (table: Table, where?: Filter): boolean =>
    numberFields(table).length === 0 && !(where && asksForNumber(where))
  return {
    ...unit,
    get: async (table, key, options) => orNull(table, await unit.get(table, key, options)),
    list: async (table, query = {}) => {
      if (plain(table, query.where)) return unit.list(table, query)
      const where = await filtered(table, query.where)
      const { rows, total } = await unit.list(table, { ...query, ...(where && { where }) })
      return { rows: rows.map((row) => withoutHashes(table, row)), total }
    },
    sum: async (table, field, where) =>
      unit.sum(table, field, plain(table, where) ? where : await filtered(table, where)),
    insert: async (table, row) =>
      plain(table) ? unit.insert(table, row) : withoutHashes(table, await unit.insert(table, await rowOf(table, row))),
    insertAll: async (table, rows) => {
      if (plain(table)) return unit.insertAll(table, rows)
      const stored = await unit.insertAll(table, await Promise.all(rows.map((row) => rowOf(table, row))))
      return stored.map((row) => withoutHashes(table, row))
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

/** Hashes are for the store only: they are removed from every row that is read. */
function withoutHashes(table: Table, row: Row): Row {
  const hidden = new Set(numberFields(table).flatMap(({ name }) => [wholeField(name), endsField(name)]))
  if (!Object.keys(row.values).some((name) => hidden.has(name))) return row
  return Object.freeze({
    ...row,
    values: Object.freeze(Object.fromEntries(Object.entries(row.values).filter(([name]) => !hidden.has(name)))),
  })
}

const orNull = (table: Table, row: Row | null): Row | null => row && withoutHashes(table, row)

/** The fields of a table that hold personal numbers. @public */
export function numberFields({
  fields,
}: {
  readonly fields: Fields
}): readonly { readonly name: string; readonly sensitive: Sensitive }[] {
  const known =
    NUMBER_FIELDS.get(fields) ??
    Object.entries(fields).flatMap(([name, { sensitive }]) => (sensitive ? [{ name, sensitive }] : []))
  NUMBER_FIELDS.set(fields, known)
  return known
}

/** A cache, because every call of a store needs the number fields. */
const NUMBER_FIELDS = new WeakMap<Fields, ReturnType<typeof numberFields>>()

/** The hashes stored with the personal numbers among these values; `null` where a number is empty. @public */
export async function hashesOf(table: Pick<Table, 'fields'>, values: Values, hash: NumberHash): Promise<Values> {
  const entries = numberFields(table)
    .filter(({ name }) => Object.hasOwn(values, name))
    .map(async ({ name, sensitive }) => {
      const value = values[name]
      const text = typeof value === 'string' && value !== '' ? value : null
      const end = text === null ? null : lastFour(sensitive, text)
      return [
        [wholeField(name), text === null ? null : await hash(`${sensitive}:${normalNumber(sensitive, text)}`)],
        ...(sensitive === 'phone'
          ? [[endsField(name), end === null ? null : await hash(`${sensitive} ends:${end}`)] as const]
          : []),
      ] as const
    })
  return Object.fromEntries((await Promise.all(entries)).flat())
}

async function withHashes(table: Table, values: Values, hash: NumberHash): Promise<Values> {
  return { ...values, ...(await hashesOf(table, values, hash)) }
}

const holdsNumbers = ({ fields }: Table, values: Values): boolean =>
  Object.keys(values).some((name) => Object.hasOwn(fields, name) && fields[name]?.sensitive)

function asksForNumber(filter: Filter): boolean {
  if ('all' in filter) return filter.all.some(asksForNumber)
  if ('any' in filter) return filter.any.some(asksForNumber)
  if ('not' in filter) return asksForNumber(filter.not)
  return 'number' in filter || ('oneOf' in filter && asksForNumber(filter.oneOf.where))
}

/** Replaces number conditions by conditions on hashes. @throws TypeError for a number in a field that holds none */
async function hashedFilter(table: Table, filter: Filter, hash: NumberHash): Promise<Filter> {
  const inner = (part: Filter) => hashedFilter(table, part, hash)
  if ('all' in filter) return { all: await Promise.all(filter.all.map(inner)) }
  if ('any' in filter) return { any: await Promise.all(filter.any.map(inner)) }
  if ('not' in filter) return { not: await inner(filter.not) }
  if ('oneOf' in filter)
    return {
      ...filter,
      oneOf: { ...filter.oneOf, where: await hashedFilter(filter.oneOf.table, filter.oneOf.where, hash) },
    }
  if (!('number' in filter)) return filter
  const sensitive = Object.hasOwn(table.fields, filter.field) ? table.fields[filter.field]?.sensitive : undefined
  if (!sensitive) throw new TypeError(`${table.name}.${filter.field} holds no personal number`)
  const criteria = parseNumberSearch(sensitive, filter.number)
  if (!criteria) return { any: [] }
  return criteria.part === 'last4'
    ? { field: endsField(filter.field), is: [await hash(`${sensitive} ends:${criteria.number}`)] }
    : { field: wholeField(filter.field), is: [await hash(`${sensitive}:${criteria.number}`)] }
}
