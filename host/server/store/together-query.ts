import type { Filter, ListQuery } from 'fangkit/backend'
import { isCleanText } from 'fangkit/domain'
import { sql } from 'kysely'
import { columnNamed, type Sql } from './filter.ts'
import type { Layout } from './layout.ts'
import { ROW, type RowRecord } from './record.ts'

/** So many of the newest rows are compared with a text before it is looked for by its runs of characters. */
const NEWEST = 1_000
/** Characters of the longest runs that are stored. */
const LONGEST_RUN = 3

type Contains = Extract<Filter, { readonly contains: string }>

/** A page of the newest rows with a text in one of the fields that are searched together. */
export interface TogetherQuery {
  readonly texts: readonly Contains[]
  readonly others: Filter
}

/** Returns null for every other query. */
export function askedTogether(layout: Layout, query: ListQuery): TogetherQuery | null {
  const { where, sort = [], page = 1, pageSize, after, counted = true } = query
  const [first] = sort
  if (!where || counted || after || page !== 1 || pageSize === undefined || layout.together.length === 0) return null
  if (sort.length !== 1 || first?.field !== '$updatedAt' || !first.descending) return null
  const parts = 'all' in where ? where.all : [where]
  const isTogether = (part: Filter): part is Contains =>
    'contains' in part && layout.together.includes(columnNamed(layout, part.field).name)
  for (const part of parts) {
    if (!('any' in part)) continue
    const texts = part.any.filter(isTogether)
    if (
      texts.length > 0 &&
      texts.length === part.any.length &&
      texts.every(({ contains }) => contains !== '' && isCleanText(contains))
    )
      return { texts, others: { all: parts.filter((other) => other !== part) } }
  }
  return null
}

/**
 * Reads the page from the newest rows alone. When they fill it, it is the page of all rows: a text that is found often
 * needs no more than these.
 */
export function newestTogether(
  { table }: Layout,
  { texts, others }: TogetherQuery,
  pageSize: number,
  conditionOf: (filter: Filter) => Sql,
) {
  const sorted = sql`order by updated_at desc, key`
  return sql<RowRecord>`
    select ${ROW} from (
      select key as found_key from (select * from ${sql.table(table)} ${sorted} limit ${NEWEST}) as newest
      where ${conditionOf({ all: [others, { any: texts }] })} ${sorted} limit ${pageSize}::bigint
    ) as found join ${sql.table(table)} as rows on rows.key = found.found_key ${sorted}`
}

/**
 * Reads the page from all rows: those with the text are found by its runs of characters, and only then sorted. Left to
 * itself, the database compares every row in the order of the page.
 */
export function wholeTogether(
  layout: Layout,
  { texts, others }: TogetherQuery,
  pageSize: number,
  conditionOf: (filter: Filter) => Sql,
) {
  const { table, together } = layout
  const stored = sql`text_runs(${sql.join(together.map((name) => sql.id(name)))})`
  const found = texts.map((text) => sql`(${stored} @> ${runsOf(text.contains)}::text[] and ${conditionOf(text)})`)
  const sorted = sql`order by updated_at desc, key`
  return sql<RowRecord>`
    with matched as materialized (
      select key, updated_at from ${sql.table(table)} where (${sql.join(found, sql` or `)}) and ${conditionOf(others)}
    )
    select ${ROW} from (
      select key as found_key from matched ${sorted} limit ${pageSize}::bigint
    ) as found join ${sql.table(table)} as rows on rows.key = found.found_key ${sorted}`
}

/** Runs of a text, as the database stores them. */
function runsOf(text: string): readonly string[] {
  const characters = [...text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())]
  const size = Math.min(LONGEST_RUN, characters.length)
  return [
    ...new Set(
      characters.slice(0, characters.length - size + 1).map((_, at) => characters.slice(at, at + size).join('')),
    ),
  ]
}
