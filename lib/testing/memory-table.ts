import { isEmpty, type Scalar } from '../catalogue/kind.ts'
import { DuplicateError, type Row, type Table } from '../backend/store.ts'
import type { Lead } from './memory-filter.ts'
import { createMemoryIndex } from './memory-index.ts'

/** The rows of one table, with its unique indexes. */
export interface MemoryTable {
  get(key: string): Row | null
  /** All rows; with leads, at least the rows that match every lead. */
  rows(leads?: readonly Lead[]): Iterable<Row>
  /** Replaces a row by another; null before adds one, null after removes it. @throws DuplicateError */
  replace(before: Row | null, after: Row | null): void
}

/** A way to the matching rows, and how many rows it reads. */
interface Along {
  readonly count: number
  readonly read: () => Iterable<Row>
}

/** Creates a table. @param initial rows it starts with; they are never changed, so several tables may hold them */
export function createMemoryTable(table: Table, initial: Iterable<Row> = []): MemoryTable {
  const rows = new Map<string, Row>()
  const claims = new Map<string, string>()

  const claimsOf = (row: Row | null): readonly string[] =>
    row === null
      ? []
      : (table.unique ?? []).flatMap((fields, list) => {
          const values = fields.map((field) => row.values[field])
          return values.some(isEmpty) ? [] : [JSON.stringify([list, ...values])]
        })

  const index = createMemoryIndex(rows)
  const alongOne = ({ field, values }: Lead): Along =>
    field === '$key'
      ? {
          count: 'size' in values ? values.size : values.length,
          read: () => [...new Set<Scalar>(values)].flatMap((key) => rows.get(String(key)) ?? []),
        }
      : { count: index.count(field, values), read: () => index.holding(field, values) }

  for (const row of initial) {
    rows.set(row.key, row)
    for (const claim of claimsOf(row)) claims.set(claim, row.key)
  }
  return {
    get: (key) => rows.get(key) ?? null,
    rows: (leads = []) =>
      leads
        .map(alongOne)
        .reduce((best, other) => (other.count < best.count ? other : best), {
          count: rows.size,
          read: () => rows.values(),
        })
        .read(),
    replace: (before, after) => {
      if (after !== null && before === null && rows.has(after.key))
        throw new DuplicateError(`${table.name} has a row ${after.key}`)
      const requested = claimsOf(after)
      const taken = requested.find((claim) => claims.has(claim) && claims.get(claim) !== after?.key)
      if (taken !== undefined) throw new DuplicateError(`${table.name}: ${taken} is taken`)
      for (const claim of claimsOf(before)) claims.delete(claim)
      for (const claim of requested) claims.set(claim, after?.key ?? '')
      if (after !== null) rows.set(after.key, after)
      else if (before !== null) rows.delete(before.key)
      index.replace(before, after)
    },
  }
}
