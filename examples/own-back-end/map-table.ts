import { DuplicateError, type Row, type Table } from 'fangkit/backend'

/** The rows of one table, and which row has which unique values. */
export interface MapTable {
  readonly rows: ReadonlyMap<string, Row>
  /** Adds a row, or replaces the one with the same key. @throws DuplicateError */
  put(row: Row): void
  remove(key: string): void
  copy(): MapTable
}

export function mapTable(table: Table, rows = new Map<string, Row>(), claims = new Map<string, string>()): MapTable {
  const claimsOf = ({ values }: Row): readonly string[] =>
    (table.unique ?? []).flatMap((fields, list) => {
      const claimed = fields.map((field) => values[field])
      return claimed.some((value) => value === undefined || value === null || value === '')
        ? []
        : [JSON.stringify([list, ...claimed])]
    })
  const release = (row: Row | undefined) => {
    if (row) for (const claim of claimsOf(row)) claims.delete(claim)
  }
  return {
    rows,
    put(row) {
      const taken = claimsOf(row).find((claim) => (claims.get(claim) ?? row.key) !== row.key)
      if (taken !== undefined) throw new DuplicateError(`${table.name}: ${taken}`)
      release(rows.get(row.key))
      for (const claim of claimsOf(row)) claims.set(claim, row.key)
      rows.set(row.key, row)
    },
    remove(key) {
      release(rows.get(key))
      rows.delete(key)
    },
    copy: () => mapTable(table, new Map(rows), new Map(claims)),
  }
}
