import { type SearchColumns, searchColumnsOf, storedSearchFields, type Table, type Values } from 'fangkit/backend'
import { type Kysely, sql } from 'kysely'

/** How personal numbers and names are found: the tables that contain some, and what their columns are made with. */
export interface SearchFilling {
  readonly tables: readonly Table[]
  readonly columns: SearchColumns
}

interface StoredValues {
  readonly key: string
  readonly data: Values
}

const BATCH = 500
/**
 * Its stored hash shows whether the key is the same as last time, without revealing the key. The number goes up when
 * names are stored with other parts, so that those of older rows are made again.
 */
const KEY_MARK = 'fangkit:number-key 2'

/**
 * Adds the search columns to rows that were stored before there were any, and hashes made under another key again.
 * Versions and times stay the same, because no user changed the rows.
 */
export async function fillSearchColumns(db: Kysely<unknown>, { tables, columns }: SearchFilling): Promise<void> {
  const mark = await columns.hash(KEY_MARK)
  const { rows } = await sql<{ mark: string }>`select mark from number_key`.execute(db)
  const sameKey = rows[0]?.mark === mark
  for (const table of tables.filter((one) => !one.auditLog && storedSearchFields(one).length > 0))
    await fillTable(db, table, columns, sameKey)
  if (sameKey) return
  await sql`delete from number_key`.execute(db)
  await sql`insert into number_key (mark) values (${mark})`.execute(db)
}

async function fillTable(
  db: Kysely<unknown>,
  table: Table,
  columns: SearchColumns,
  onlyMissing: boolean,
): Promise<void> {
  const missing = sql.join(
    storedSearchFields(table).map(
      ({ name, columns: [first] }) =>
        sql`(nullif(data ->> ${name}::text, '') is not null and not data ? ${first}::text)`,
    ),
    sql` or `,
  )
  const whereSql = onlyMissing ? sql`(${missing})` : sql`true`
  for (let after = ''; ; ) {
    const { rows } = await sql<StoredValues>`
      select key, data from ${sql.table(table.name)} where key > ${after}::text and ${whereSql}
      order by key limit ${BATCH}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    const found = await Promise.all(
      rows.map(async ({ key, data }) => ({ key, data: filled(await searchColumnsOf(table, data, columns)) })),
    )
    await sql`
      update ${sql.table(table.name)} as stored set data = stored.data || given.data
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as given(key text, data jsonb)
      where stored.key = given.key and given.data <> '{}'::jsonb`.execute(db)
    after = last.key
  }
}

const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
