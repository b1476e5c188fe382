import { createHash } from 'node:crypto'
import { indexedFields, storedSearchFields, type Table, typeOfField } from 'fangkit/backend'

/** How the values of a column are written in SQL. */
export type ColumnKind = 'text' | 'number' | 'instant' | 'list'

export interface Column {
  readonly name: string
  readonly kind: ColumnKind
  /** False when every row has a value. */
  readonly nullable: boolean
}

/** A column computed from the declared values, so that the values can be searched and sorted. */
export interface GeneratedColumn extends Column {
  readonly field: string
  /** Long text does not fit a B-tree entry; it gets a hash index, which finds but does not sort. */
  readonly long: boolean
  readonly indexed: boolean
}

/** Where a declared table is stored in the database. */
export interface Layout {
  readonly table: string
  readonly columns: readonly GeneratedColumn[]
  /** Columns that no two rows may share. */
  readonly unique: readonly (readonly string[])[]
  /** Columns in which a part of a text is searched at once; empty when there are none. */
  readonly together: readonly string[]
  /** Columns with the parts of a person's name; a narrow table of its own has them once more. */
  readonly named: readonly string[]
  /** The table is always read completely, so its fields have no indexes. */
  readonly small: boolean
  /** A view that a migration creates over the audit log; nothing is added to it. */
  readonly view: boolean
}

export const ROW_COLUMNS: Readonly<Record<string, Column>> = {
  $key: { name: 'key', kind: 'text', nullable: false },
  $project: { name: 'project', kind: 'text', nullable: true },
  $city: { name: 'city', kind: 'text', nullable: true },
  $createdAt: { name: 'created_at', kind: 'instant', nullable: false },
  $createdBy: { name: 'created_by', kind: 'text', nullable: false },
  $updatedAt: { name: 'updated_at', kind: 'instant', nullable: false },
  $updatedBy: { name: 'updated_by', kind: 'text', nullable: false },
}

/** PostgreSQL truncates longer names. */
const LONGEST_NAME = 63
const PREFIX = { column: 'f_', index: 'ix_', unique: 'ux_', sequence: 'seq_', named: 'nm_' } as const
const OWN_TABLES = ['schema_migration', 'audit_trail', 'number_key']
/** Number of characters that always fit a B-tree entry. */
const SHORT_TEXT = 600
/** Kinds whose values may be longer when no limit is declared. */
const LONG_TEXT = new Set(['textarea', 'richtext', 'computed'])

/**
 * Returns the layout of a table.
 * @throws Error when the declaration has a name or a list of fields the database cannot hold
 */
export function layoutOf(table: Table): Layout {
  if (
    !/^[a-z][a-z0-9_]{0,47}$/.test(table.name) ||
    OWN_TABLES.includes(table.name) ||
    Object.values(PREFIX).some((prefix) => table.name.startsWith(prefix))
  ) {
    throw new Error(`a table cannot be called ${table.name}`)
  }
  const inUnique = new Set(table.unique?.flat())
  const indexed = indexedFields(table)
  const onlyUnique = Object.entries(table.fields).filter(
    ([field]) => inUnique.has(field) && !Object.hasOwn(indexed, field),
  )
  const columns = [...Object.entries(indexed), ...onlyUnique].map(([field, declared]): GeneratedColumn => {
    const name = PREFIX.column + field
    if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(field) || name.length > LONGEST_NAME)
      throw new Error(`${table.name}: a searchable field cannot be called ${field}`)
    const long = declared.maxLength === undefined ? LONG_TEXT.has(declared.kind) : declared.maxLength > SHORT_TEXT
    return { field, name, kind: typeOfField(declared), nullable: true, long, indexed: Object.hasOwn(indexed, field) }
  })
  const unique = (table.unique ?? []).map((fields) =>
    fields.map((field) => {
      const column = columns.find((candidate) => candidate.field === field)
      if (!column || column.kind === 'list') throw new Error(`${table.name}: ${field} cannot be unique`)
      return column.name
    }),
  )
  const together = (table.searchedTogether ?? []).map((field) => {
    const column = columns.find((candidate) => candidate.field === field)
    if (column?.kind !== 'text' || column.long) throw new Error(`${table.name}: ${field} is no short searchable text`)
    return column.name
  })
  const searched = new Set(storedSearchFields(table).flatMap((field) => field.columns))
  const named = columns.filter(({ field, kind }) => kind === 'list' && searched.has(field)).map(({ name }) => name)
  const [small, view] = [table.small === true, table.auditLog === true]
  return { table: table.name, columns, unique, together, named, small, view }
}

/** Returns the layout of every table. @throws Error when two tables share a name */
export function layoutsOf(tables: readonly Table[]): ReadonlyMap<string, Layout> {
  const layouts = new Map<string, Layout>()
  for (const table of tables) {
    if (layouts.has(table.name)) throw new Error(`two tables are called ${table.name}`)
    layouts.set(table.name, layoutOf(table))
  }
  return layouts
}

export const indexName = (table: string, column: string): string => shortName(PREFIX.index, `${table}_${column}`)
export const uniqueName = (table: string, columns: readonly string[]): string =>
  shortName(PREFIX.unique, [table, ...columns].join('_'))
/** Returns the narrow table with the names of a table, and the trigger that keeps it. */
export const namedTable = (table: string): string => shortName(PREFIX.named, table)
/** Returns the database name of a sequence. The business may use any text as its name. */
export const sequenceName = (sequence: string): string =>
  /^[A-Za-z0-9_]{1,40}$/.test(sequence) ? PREFIX.sequence + sequence : shortName(PREFIX.sequence, sequence, true)

function shortName(prefix: string, text: string, always = false): string {
  if (!always && prefix.length + text.length <= LONGEST_NAME) return prefix + text
  const readable = text.replace(/[^A-Za-z0-9_]/g, '').slice(0, 40 - prefix.length)
  return `${prefix}${readable}_${createHash('sha256').update(text).digest('hex').slice(0, 20)}`
}
