import { isEmpty } from '../catalogue/kind.ts'
import { DuplicateError, type Row, type Table } from '../backend/store.ts'

/** The rows of one table, with what makes them unique. */
export interface MemoryTable {
  get(key: string): Row | null
  rows(): Iterable<Row>
  /** Puts a row in the place of the one before it; null on either side means there is none. @throws DuplicateError */
  replace(before: Row | null, after: Row | null): void
}

/** @param kept rows it starts with; they are never changed, so several tables may hold them */
export function createMemoryTable(table: Table, kept: Iterable<Row> = []): MemoryTable {
  const rows = new Map<string, Row>()
  const claims = new Map<string, string>()

  const claimsOf = (row: Row | null): readonly string[] =>
    row === null
      ? []
      : (table.unique ?? []).flatMap((fields, list) => {
          const values = fields.map((field) => row.values[field])
          return values.some(isEmpty) ? [] : [JSON.stringify([list, ...values])]
        })

  for (const row of kept) {
    rows.set(row.key, row)
    for (const claim of claimsOf(row)) claims.set(claim, row.key)
  }
  return {
    get: (key) => rows.get(key) ?? null,
    rows: () => rows.values(),
    replace: (before, after) => {
      if (after !== null && before === null && rows.has(after.key)) throw new DuplicateError(`${table.name} has a row ${after.key}`)
      const wanted = claimsOf(after)
      const taken = wanted.find((claim) => claims.has(claim) && claims.get(claim) !== after?.key)
      if (taken !== undefined) throw new DuplicateError(`${table.name}: ${taken} is taken`)
      for (const claim of claimsOf(before)) claims.delete(claim)
      for (const claim of wanted) claims.set(claim, after?.key ?? '')
      if (after !== null) rows.set(after.key, after)
      else if (before !== null) rows.delete(before.key)
    },
  }
}
