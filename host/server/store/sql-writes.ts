import {
  assertPlace,
  DuplicateError,
  type NewRow,
  type Row,
  type StoreUnit,
  storedValues,
  type Table,
  type Values,
} from 'fangkit/backend'
import { isCleanText, isEmpty } from 'fangkit/domain'
import { sql } from 'kysely'
import { isDuplicate } from './failure.ts'
import type { Sql } from './filter.ts'
import { ROW, type RowRecord, rowOf } from './record.ts'
import { layoutFor, type UnitParts } from './unit-parts.ts'

/** Provides the operations that write rows. */
export function sqlWrites(
  parts: UnitParts,
): Pick<StoreUnit, 'insert' | 'insertAll' | 'update' | 'compareAndSet' | 'remove'> {
  const { run, by } = parts
  return {
    insertAll: (table, rows) => insertAll(parts, table, rows),

    insert: async (table, row) => {
      const layout = layoutFor(parts, table)
      assertPlace(table, row)
      const data = JSON.stringify(storedValues(table, row.values))
      // A taken key or value gives an empty result, which leaves the transaction usable.
      const rows = await run(
        sql<RowRecord>`
        insert into ${sql.table(layout.table)}
          (key, project, city, version, data, created_at, created_by, updated_at, updated_by)
        values (
          ${row.key}, ${row.project}, ${row.city}, 1, ${data}::jsonb,
          ${by.now}, ${by.account}, ${by.now}, ${by.account}
        )
        on conflict do nothing returning ${ROW}`,
      )
      const stored = rowOf(rows[0])
      if (!stored) throw new DuplicateError(`${table.name} has another row with this key or these values`)
      return stored
    },

    update: (table, key, version, patch, move = {}) =>
      change(parts, table, key, sql`version = ${version}::bigint`, patch, move),

    compareAndSet: async (table, key, expected, patch) => {
      storedValues(table, expected)
      const holds = Object.entries(expected).map(([name, value]) =>
        isEmpty(value)
          ? sql`coalesce(data -> ${name}::text, 'null') in ('null', '""', '[]')`
          : sql`data -> ${name}::text = ${JSON.stringify(value)}::jsonb`,
      )
      return change(parts, table, key, sql.join([sql`true`, ...holds], sql` and `), patch, {})
    },

    remove: async (table, key) => {
      const layout = layoutFor(parts, table)
      if (!isCleanText(key)) return false
      const rows = await run(sql`delete from ${sql.table(layout.table)} where key = ${key}::text returning key`)
      return rows.length > 0
    },
  }
}

/** Inserts all rows in one statement, because a round trip for each row is the slowest part of an import. */
async function insertAll(parts: UnitParts, table: Table, rows: readonly NewRow[]): Promise<readonly Row[]> {
  const { attempt, by } = parts
  const layout = layoutFor(parts, table)
  const newRows = rows.map(({ key, project, city, values }) => {
    assertPlace(table, { key, project, city })
    return { key, project, city, data: storedValues(table, values) }
  })
  if (newRows.length === 0) return []
  const statement = sql<RowRecord>`
    insert into ${sql.table(layout.table)}
      (key, project, city, version, data, created_at, created_by, updated_at, updated_by)
    select key, project, city, 1, data, ${by.now}::bigint, ${by.account}::text, ${by.now}::bigint, ${by.account}::text
    from jsonb_to_recordset(${JSON.stringify(newRows)}::jsonb) as given(key text, project text, city text, data jsonb)
    returning ${ROW}`
  try {
    const stored = await attempt(statement)
    return stored.flatMap((record) => rowOf(record) ?? [])
  } catch (error) {
    throw isDuplicate(error)
      ? new DuplicateError(`${table.name} has another row with one of these keys or values`, { cause: error })
      : error
  }
}

async function change(
  parts: UnitParts,
  table: Table,
  key: string,
  holds: Sql,
  patch: Values,
  move: Partial<Pick<Row, 'project' | 'city'>>,
): Promise<Row | null> {
  const { run, attempt, by } = parts
  const layout = layoutFor(parts, table)
  const values = storedValues(table, patch)
  assertPlace(table, move)
  if (!isCleanText(key)) return null
  const cleared = Object.keys(patch).filter((name) => !Object.hasOwn(values, name))
  const places = (['project', 'city'] as const).flatMap((name) =>
    move[name] === undefined ? [] : [sql`${sql.id(name)} = ${move[name]}::text, `],
  )
  const statement = sql<RowRecord>`
    update ${sql.table(layout.table)} set ${sql.join(places, sql``)}
      data = (data - ${cleared}::text[]) || ${JSON.stringify(values)}::jsonb,
      version = version + 1, updated_at = ${by.now}::bigint, updated_by = ${by.account}::text
    where key = ${key}::text and ${holds} returning ${ROW}`
  const touchesUnique = table.unique?.some((fields) => fields.some((field) => Object.hasOwn(patch, field))) ?? false
  try {
    const [changed] = await (touchesUnique ? attempt : run)(statement)
    return rowOf(changed)
  } catch (error) {
    throw isDuplicate(error)
      ? new DuplicateError(`${table.name} has another row with these values`, { cause: error })
      : error
  }
}
