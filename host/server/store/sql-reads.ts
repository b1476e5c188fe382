import { assertFilter, assertMoney, assertQuery, type StoreUnit } from 'fangkit/backend'
import { isCleanText } from 'fangkit/domain'
import { sql } from 'kysely'
import { condition, order } from './filter.ts'
import { ROW, type RowRecord, rowOf } from './record.ts'
import { layoutFor, type UnitParts } from './unit-parts.ts'

/** How a unit reads rows. */
export function sqlReads(parts: UnitParts): Pick<StoreUnit, 'get' | 'list' | 'sum'> {
  const { run } = parts
  return {
    get: async (table, key, { lock = false } = {}) => {
      const layout = layoutFor(parts, table)
      if (!isCleanText(key)) return null
      const { rows } = await run((db) => sql<RowRecord>`select ${ROW} from ${sql.table(layout.table)} where key = ${key}::text ${sql.raw(lock ? 'for update' : '')}`.execute(db))
      return rowOf(rows[0])
    },

    list: async (table, query = {}) => {
      const layout = layoutFor(parts, table)
      assertQuery(table, query)
      const { where, sort = [], page = 1, pageSize } = query
      const sorted = order(layout, sort)
      const from = sql`from ${sql.table(layout.table)} where ${where ? condition(layout, where) : sql`true`}`
      if (pageSize === undefined) {
        const { rows } = await run((db) => sql<RowRecord>`select ${ROW} ${from} order by ${sorted}`.execute(db))
        return { rows: rows.flatMap((row) => rowOf(row) ?? []), total: rows.length }
      }
      // Page and total in one round trip; the outer row stands even when the page is empty.
      const offset = Math.min((page - 1) * pageSize, Number.MAX_SAFE_INTEGER)
      const { rows } = await run((db) => sql<RowRecord & { total: number }>`
        select total, ${ROW} from (select count(*) as total ${from}) as counted
        left join lateral (select * ${from} order by ${sorted} limit ${pageSize}::bigint offset ${offset}::bigint) as page on true
        order by ${sorted}`.execute(db))
      return { rows: rows.flatMap((row) => rowOf(row) ?? []), total: rows[0]?.total ?? 0 }
    },

    sum: async (table, field, where) => {
      const layout = layoutFor(parts, table)
      assertMoney(table, field)
      if (where) assertFilter(table, where)
      const { rows } = await run((db) => sql<{ fen: string; broken: number }>`
        select coalesce(trunc(sum(fen)), 0)::text as fen, count(*) filter (where fen <> trunc(fen)) as broken
        from (select nullif(data ->> ${field}::text, '')::numeric * 100 as fen from ${sql.table(layout.table)} where ${where ? condition(layout, where) : sql`true`}) as amounts`.execute(db))
      const [answer] = rows
      if (!answer || answer.broken > 0) throw new RangeError(`${table.name}.${field} holds parts of a fen`)
      return BigInt(answer.fen)
    },
  }
}
