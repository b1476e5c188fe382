import type { Row } from 'fangkit/backend'
import { type RawBuilder, sql } from 'kysely'
import type { Sql } from './filter.ts'
import { ROW, type RowRecord, rowOf } from './record.ts'

/** All rows of a table that meet a condition, in an order. */
export interface Lookup {
  readonly table: string
  readonly where: Sql
  /** Null where one row is found at most. */
  readonly order: Sql | null
}

/** A row of several lookups: of which, and at which place there. */
interface FoundRecord extends RowRecord {
  readonly part?: number
  readonly place?: number
}

/** The statement that answers some lookups. */
export function lookupStatement(lookups: readonly Lookup[]): RawBuilder<FoundRecord> {
  const [only] = lookups
  if (only && lookups.length === 1) {
    const order = only.order === null ? sql`` : sql`order by ${only.order}`
    return sql`select ${ROW} from ${sql.table(only.table)} where ${only.where} ${order}`
  }
  // The places are numbered, because the database may read the parts at the same time.
  const parts = lookups.map(({ table, where, order }, part) => {
    const place = order === null ? sql`1::bigint` : sql`row_number() over (order by ${order})`
    const columns = sql`${sql.raw(String(part))} as part, ${place} as place, ${ROW}`
    return sql`select ${columns} from ${sql.table(table)} where ${where}`
  })
  return sql`${sql.join(parts, sql` union all `)}`
}

/** The rows of each lookup, in its order. */
export function rowsOfLookups(lookups: readonly Lookup[], found: readonly FoundRecord[]): readonly (readonly Row[])[] {
  if (lookups.length === 1) return [found.flatMap((record) => rowOf(record) ?? [])]
  const parts = lookups.map((): { readonly place: number; readonly row: Row }[] => [])
  for (const record of found) {
    const row = rowOf(record)
    if (row) parts[record.part ?? 0]?.push({ place: record.place ?? 0, row })
  }
  return parts.map((part) => part.sort((a, b) => a.place - b.place).map(({ row }) => row))
}
