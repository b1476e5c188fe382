import {
  assertFilter,
  assertMoney,
  assertQuery,
  type Filter,
  type Row,
  type StoreUnit,
  type Table,
} from 'fangkit/backend'
import { isCleanText } from 'fangkit/domain'
import { type RawBuilder, sql } from 'kysely'
import { behind, condition, order, type Sql } from './filter.ts'
import type { Layout } from './layout.ts'
import { listedFilter, listedQuery } from './listed-query.ts'
import { ROW, type RowRecord, rowOf } from './record.ts'
import { askedTogether, newestTogether, wholeTogether } from './together-query.ts'
import { layoutFor, type UnitParts } from './unit-parts.ts'

/** Provides the operations that read rows. */
export function sqlReads(parts: UnitParts): Pick<StoreUnit, 'get' | 'list' | 'sum'> {
  const { find, read, run } = parts
  const others = (table: Table) => layoutFor(parts, table)
  return {
    get: async (table, key, { lock = false } = {}) => {
      const layout = layoutFor(parts, table)
      if (!isCleanText(key)) return null
      if (!lock) {
        const [found] = await find({ table: layout.table, where: sql`key = ${key}::text`, order: null })
        return found ?? null
      }
      const [locked] = await run(
        sql<RowRecord>`select ${ROW} from ${sql.table(layout.table)} where key = ${key}::text for update`,
      )
      return rowOf(locked)
    },

    list: async (table, query = {}) => {
      const layout = layoutFor(parts, table)
      assertQuery(table, query)
      const { where, sort = [], page = 1, pageSize, after, counted = true } = query
      const conditionOf = (filter: Filter) => condition(layout, filter, others)
      const sorted = order(layout, sort)
      const together = askedTogether(layout, query)
      if (together && pageSize !== undefined) {
        const newest = await read(newestTogether(layout, together, pageSize, conditionOf))
        const rows =
          newest.length === pageSize ? newest : await read(wholeTogether(layout, together, pageSize, conditionOf))
        return { rows: rows.flatMap((row) => rowOf(row) ?? []), total: rows.length }
      }
      const whereSql = where ? conditionOf(where) : sql`true`
      const total = counted
        ? sql`(select count(*) from ${sql.table(layout.table)} where ${whereSql})`
        : sql`null::bigint`
      const byList = counted && !after && where ? listedFilter(layout, where) : null
      if (byList) {
        const wholly = (filter: Filter) => condition(layout, filter, others, true)
        const rows = await read(listedQuery(layout, query, byList, wholly))
        return { rows: rows.flatMap((row) => rowOf(row) ?? []), total: rows[0]?.total ?? 0 }
      }
      if (pageSize === undefined && !after) {
        const rows = await find({ table: layout.table, where: whereSql, order: sorted })
        return { rows, total: rows.length }
      }
      const pages: Page[] = after
        ? behind(layout, sort, after).map((part) => ({
            where: sql`${whereSql} and ${part}`,
            limit: pageSize,
            offset: 0,
          }))
        : [
            {
              where: whereSql,
              limit: pageSize,
              offset: pageSize === undefined ? 0 : Math.min((page - 1) * pageSize, Number.MAX_SAFE_INTEGER),
            },
          ]
      const found: Row[] = []
      let count: number | null = null
      for (const { where: part, limit, offset } of pages) {
        const left = limit === undefined ? undefined : limit - found.length
        if (left === 0) break
        const rows: readonly PageRecord[] = await read(
          pageQuery(layout, { where: part, limit: left, offset }, sorted, count === null ? total : sql`null::bigint`),
        )
        found.push(...rows.flatMap((row) => rowOf(row) ?? []))
        count ??= rows[0]?.total ?? null
      }
      return { rows: found, total: count ?? found.length }
    },

    sum: async (table, field, where) => {
      const layout = layoutFor(parts, table)
      assertMoney(table, field)
      if (where) assertFilter(table, where)
      const whereSql = where ? condition(layout, where, others) : sql`true`
      const [answer] = await read(
        sql<{ fen: string; broken: number }>`
        select coalesce(trunc(sum(fen)), 0)::text as fen, count(*) filter (where fen <> trunc(fen)) as broken
        from (
          select nullif(data ->> ${field}::text, '')::numeric * 100 as fen
          from ${sql.table(layout.table)} where ${whereSql}
        ) as amounts`,
      )
      if (!answer || answer.broken > 0) throw new RangeError(`${table.name}.${field} holds parts of a fen`)
      return BigInt(answer.fen)
    },
  }
}

/** A row of a page with the number of rows on all pages. */
type PageRecord = RowRecord & { readonly total: number | null }

interface Page {
  readonly where: Sql
  readonly limit: number | undefined
  readonly offset: number
}

/**
 * Reads page and total in one round trip; the outer row exists even when the page is empty. The page is found by keys
 * alone, from an index, and only its rows are read.
 */
function pageQuery({ table }: Layout, { where, limit, offset }: Page, sorted: Sql, total: Sql): RawBuilder<PageRecord> {
  const part = limit === undefined ? sql`` : sql`limit ${limit}::bigint offset ${offset}::bigint`
  const keys = sql`select key as found_key from ${sql.table(table)} where ${where} order by ${sorted} ${part}`
  return sql<PageRecord>`
    select total, ${ROW} from (select ${total} as total) as counted
    left join lateral (
      select rows.* from (${keys}) as found join ${sql.table(table)} as rows on rows.key = found.found_key
    ) as page on true
    order by ${sorted}`
}
