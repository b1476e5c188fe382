import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type ColumnKind, type GeneratedColumn, indexName, type Layout, uniqueName } from './layout.ts'
import { syncNamedTable } from './named-table.ts'

const SQL_TYPE: Readonly<Record<ColumnKind, string>> = {
  text: 'text',
  number: 'numeric',
  instant: 'bigint',
  list: 'jsonb',
}

/** What exists in the database: names of tables and indexes, and types of columns as `table.column`. */
interface Present {
  readonly relations: ReadonlySet<string>
  readonly columns: ReadonlyMap<string, string>
}

/**
 * Updates the database to the declared tables: adds what is missing, also to tables with data. It never drops or
 * retypes anything.
 * @throws Error when a column exists with another type
 */
export async function syncTables(db: Kysely<unknown>, layouts: readonly Layout[]): Promise<void> {
  const present = await read(db)
  for (const layout of layouts.filter(({ view }) => !view)) {
    if (!present.relations.has(layout.table)) await createTable(db, layout.table)
    await addColumns(db, layout, present)
    await addIndexes(db, layout, present)
    if (layout.named.length > 0) await syncNamedTable(db, layout, present.columns)
  }
}

/** Reads what exists first, because `if not exists` would take locks at every start of a running system. */
async function read(db: Kysely<unknown>): Promise<Present> {
  const relations = await sql<{
    name: string
  }>`select relname as name from pg_class where relnamespace = current_schema()::regnamespace`.execute(db)
  const columns = await sql<{ name: string; type: string }>`
    select relname || '.' || attname as name, format_type(atttypid, null) as type
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`.execute(
    db,
  )
  return {
    relations: new Set(relations.rows.map(({ name }) => name)),
    columns: new Map(columns.rows.map(({ name, type }) => [name, type])),
  }
}

async function createTable(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`create table ${sql.table(table)} (
    key text collate "C" primary key,
    project text collate "C",
    city text collate "C",
    version integer not null,
    data jsonb not null,
    created_at bigint not null,
    created_by text collate "C" not null,
    updated_at bigint not null,
    updated_by text collate "C" not null
  )`.execute(db)
}

async function addColumns(db: Kysely<unknown>, { table, columns }: Layout, present: Present): Promise<void> {
  const missing = columns.filter(({ name, kind }) => {
    const type = present.columns.get(`${table}.${name}`)
    if (type !== undefined && type !== SQL_TYPE[kind])
      throw new Error(`${table}.${name} is ${type} but declared ${SQL_TYPE[kind]}: it needs a migration`)
    return type === undefined
  })
  if (missing.length === 0) return
  // In one statement, because each one rewrites the whole table.
  const additions = missing.map(
    (column) =>
      sql`add column ${sql.id(column.name)} ${typeOf(column)} generated always as (${expressionOf(column)}) stored`,
  )
  await sql`alter table ${sql.table(table)} ${sql.join(additions)}`.execute(db)
}

const typeOf = ({ kind }: GeneratedColumn): RawBuilder<unknown> =>
  sql.raw(kind === 'text' ? 'text collate "C"' : SQL_TYPE[kind])

/** Empty text and empty lists become null. */
function expressionOf({ field, kind }: GeneratedColumn): RawBuilder<unknown> {
  const name = sql.lit(field)
  if (kind === 'list') return sql`case when data -> ${name} <> '[]'::jsonb then data -> ${name} end`
  const text = sql`nullif(data ->> ${name}, '')`
  return kind === 'text' ? text : sql`(${text})::numeric`
}

async function addIndexes(
  db: Kysely<unknown>,
  { table, columns, unique, together, small }: Layout,
  { relations }: Present,
): Promise<void> {
  const add = async (name: string, how: RawBuilder<unknown>, kind: 'index' | 'unique index' = 'index') => {
    if (!relations.has(name))
      await sql`create ${sql.raw(kind)} ${sql.id(name)} on ${sql.table(table)} ${how}`.execute(db)
  }
  for (const names of unique) {
    const filled = sql.join(
      names.map((name) => sql`${sql.id(name)} is not null`),
      sql` and `,
    )
    await add(
      uniqueName(table, names),
      sql`(${sql.join(names.map((name) => sql.id(name)))}) where ${filled}`,
      'unique index',
    )
  }
  if (small) return
  await add(indexName(table, 'project'), sql`(project, key)`)
  await add(indexName(table, 'city_key'), sql`(city, key) include (updated_at)`)
  // The creator is one of the conditions under which a row belongs to a user. If one of them had no index, none would
  // be used.
  await add(indexName(table, 'maker'), sql`(created_by, key) include (city, updated_at)`)
  // Lists show the newest rows first, and rows with the same time by key.
  await add(indexName(table, 'newest'), sql`(updated_at desc, key) include (city)`)
  await add(indexName(table, 'opened'), sql`(created_at desc, key) include (city)`)
  // A part of a text is compared with the newest rows until enough are found, so the texts are in the index itself;
  // what is rarer is found by its runs of characters.
  if (together.length > 0) {
    const texts = sql.join(together.map((name) => sql.id(name)))
    const names = together.join('_')
    await add(indexName(table, `newest_${names}`), sql`(updated_at desc, key) include (city, ${texts})`)
    await add(indexName(table, `runs_${names}`), sql`using gin (text_runs(${texts}))`)
  }
  for (const { name, kind, long, indexed } of columns) {
    const column = sql.id(name)
    if (!indexed) continue
    if (kind === 'list') await add(indexName(table, name), sql`using gin (${column})`)
    else if (long) await add(indexName(table, name), sql`using hash (${column})`)
    else {
      // One index for each direction, because empty values come last in both. The other filter columns are included, so
      // that pages and totals read no rows.
      await add(indexName(table, `${name}_up`), sql`(${column}, key) include (city, updated_at)`)
      await add(indexName(table, `${name}_down`), sql`(${column} desc nulls last, key) include (city, updated_at)`)
    }
  }
}
