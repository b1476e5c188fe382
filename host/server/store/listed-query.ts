import type { Filter, ListQuery } from 'fangkit/backend'
import { sql } from 'kysely'
import { columnNamed, order, type Sql } from './filter.ts'
import { type Layout, namedTable } from './layout.ts'
import { isNamed } from './named-table.ts'
import { ROW, type RowRecord } from './record.ts'

/** A filter in two parts: rows with a value in one of their lists, such as a part of a name, and what else holds. */
export interface ListedFilter {
  readonly listed: Filter
  readonly others: Filter
}

/** Returns null when no list is asked for of every row. */
export function listedFilter(layout: Layout, where: Filter): ListedFilter | null {
  const parts = allOf(where)
  const isListed = (part: Filter) => 'is' in part && columnNamed(layout, part.field).kind === 'list'
  const listed = parts.filter(isListed)
  return listed.length === 0
    ? null
    : { listed: { all: listed }, others: { all: parts.filter((part) => !isListed(part)) } }
}

/** The conditions that must hold together, also those of a name that is asked for by several parts. */
const allOf = (filter: Filter): readonly Filter[] => ('all' in filter ? filter.all.flatMap(allOf) : [filter])

/** The fields of a row a filter reads. */
function fieldsIn(filter: Filter): readonly string[] {
  if ('all' in filter) return filter.all.flatMap(fieldsIn)
  if ('any' in filter) return filter.any.flatMap(fieldsIn)
  return 'not' in filter ? fieldsIn(filter.not) : [filter.field]
}

/**
 * Reads page and total of rows found by a list. They are found once, by the index of the list, before anything else is
 * compared: left to itself, the database takes them for evenly spread, and compares the lists of all rows in the order
 * of the page, or of all cases of a user.
 */
export function listedQuery(
  layout: Layout,
  { sort = [], page = 1, pageSize }: ListQuery,
  { listed, others }: ListedFilter,
  conditionOf: (filter: Filter) => Sql,
) {
  const fields = [...fieldsIn(others), ...sort.map(({ field }) => field)]
  const names = new Set(['key', ...fields.map((field) => columnNamed(layout, field).name)])
  const columns = sql.join([...names].map((name) => sql.id(name)))
  const shown = ['key', ...sort.map(({ field }) => columnNamed(layout, field).name)].map((name) => sql.id(name))
  const asked = new Set([...names, ...fieldsIn(listed).map((field) => columnNamed(layout, field).name)])
  const matched = isNamed(layout, asked)
    ? // It has no other index than that of the lists, which therefore comes first.
      sql`matched as materialized (
        select ${sql.join(shown)} from ${sql.table(namedTable(layout.table))}
        where ${conditionOf({ all: [listed, others] })}
      )`
    : sql`listed as materialized (select ${columns} from ${sql.table(layout.table)} where ${conditionOf(listed)}),
      matched as materialized (select * from listed where ${conditionOf(others)})`
  const sorted = order(layout, sort)
  const offset = pageSize === undefined ? 0 : Math.min((page - 1) * pageSize, Number.MAX_SAFE_INTEGER)
  const part = pageSize === undefined ? sql`` : sql`limit ${pageSize}::bigint offset ${offset}::bigint`
  return sql<RowRecord & { total: number | null }>`
    with ${matched}
    select total, ${ROW} from (select count(*) as total from matched) as counted
    left join lateral (
      select rows.* from (select key as found_key from matched order by ${sorted} ${part}) as found
      join ${sql.table(layout.table)} as rows on rows.key = found.found_key
    ) as page on true
    order by ${sorted}`
}
