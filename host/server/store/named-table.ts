import { type Kysely, sql } from 'kysely'
import { indexName, type Layout, namedTable } from './layout.ts'

/** What a row of the narrow table has of its row, besides the parts of names. */
const OF_ROW = ['key', 'project', 'city', 'updated_at'] as const
/** Names under which a filter knows them. */
const KNOWN = new Set<string>(OF_ROW)

/** True when the narrow table alone tells whether a row meets conditions on these columns. */
export const isNamed = ({ named }: Pick<Layout, 'named'>, columns: Iterable<string>): boolean =>
  named.length > 0 && [...columns].every((column) => KNOWN.has(column) || named.includes(column))

/**
 * Adds the narrow table of a table with names, and a trigger that keeps it up to date. A surname is found in thousands
 * of rows: each of them costs a page where rows are wide, and some bytes here.
 * @param columns types of the columns that exist, as `table.column`
 */
export async function syncNamedTable(
  db: Kysely<unknown>,
  { table, named }: Layout,
  columns: ReadonlyMap<string, string>,
): Promise<void> {
  const narrow = namedTable(table)
  const missing = named.filter((name) => !columns.has(`${narrow}.${name}`))
  if (missing.length === 0) return
  const [into, from] = [sql.table(narrow), sql.table(table)]
  const ids = (names: readonly string[], above?: 'new' | 'excluded') =>
    sql.join(names.map((name) => (above ? sql.id(above, name) : sql.id(name))))
  const parts = sql.join(missing.map((name) => sql`add column ${sql.id(name)} jsonb`))
  await sql`create table if not exists ${into} (
    key text collate "C" primary key,
    project text collate "C",
    city text collate "C",
    updated_at bigint not null
  )`.execute(db)
  await sql`alter table ${into} ${parts}`.execute(db)
  const all = [...OF_ROW, ...named]
  const others = all.filter((name) => name !== 'key')
  await sql`
    create or replace function ${sql.id(narrow)}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from ${into} where key = old.key;
      else
        insert into ${into} (${ids(all)}) values (${ids(all, 'new')})
        on conflict (key) do update set (${ids(others)}) = row(${ids(others, 'excluded')});
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create or replace trigger ${sql.id(narrow)} after insert or update or delete on ${from}
    for each row execute function ${sql.id(narrow)}()`.execute(db)
  // The trigger keeps writers out until the end, so that no row is missed.
  await sql`
    insert into ${into} (${ids(all)}) select ${ids(all)} from ${from}
    on conflict (key) do update set (${ids(others)}) = row(${ids(others, 'excluded')})`.execute(db)
  for (const name of missing)
    await sql`create index ${sql.id(indexName(narrow, name))} on ${into} using gin (${sql.id(name)})`.execute(db)
}
