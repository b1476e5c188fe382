import { hashesOf, type NumberHash, numberFields, type Table, type Values } from 'fangkit/backend'
import { type Kysely, sql } from 'kysely'

/** How personal numbers are found: the tables that contain some, and the keyed hash. */
export interface NumberHashing {
  readonly tables: readonly Table[]
  readonly hash: NumberHash
}

interface StoredValues {
  readonly key: string
  readonly data: Values
}

const BATCH = 500
/** Its stored hash shows whether the key is the same as last time, without revealing the key. */
const KEY_MARK = 'fangkit:number-key'

/**
 * Adds hashes to rows that were stored before numbers were hashed, or under another key. Versions and times stay the
 * same, because no user changed the rows.
 */
export async function fillNumberHashes(db: Kysely<unknown>, { tables, hash }: NumberHashing): Promise<void> {
  const mark = await hash(KEY_MARK)
  const { rows } = await sql<{ mark: string }>`select mark from number_key`.execute(db)
  const sameKey = rows[0]?.mark === mark
  for (const table of tables.filter((one) => !one.auditLog && numberFields(one).length > 0))
    await fillTable(db, table, hash, sameKey)
  if (sameKey) return
  await sql`delete from number_key`.execute(db)
  await sql`insert into number_key (mark) values (${mark})`.execute(db)
}

async function fillTable(db: Kysely<unknown>, table: Table, hash: NumberHash, onlyMissing: boolean): Promise<void> {
  const numbers = numberFields(table).map(({ name }) => name)
  const missing = sql.join(
    numbers.map(
      (name) => sql`(nullif(data ->> ${name}::text, '') is not null and not data ? ${`${name}_whole`}::text)`,
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
    const hashed = await Promise.all(
      rows.map(async ({ key, data }) => ({ key, data: filled(await hashesOf(table, data, hash)) })),
    )
    await sql`
      update ${sql.table(table.name)} as stored set data = stored.data || given.data
      from jsonb_to_recordset(${JSON.stringify(hashed)}::jsonb) as given(key text, data jsonb)
      where stored.key = given.key and given.data <> '{}'::jsonb`.execute(db)
    after = last.key
  }
}

const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
