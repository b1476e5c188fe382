import type { GridRow } from '../grid-row.ts'

/**
 * Selected rows by key, in the order they were selected. Stores each row as it was then, because its page may no longer
 * be loaded.
 */
export type Ticked = ReadonlyMap<string, GridRow>

/** What is selected in a list. @public */
export interface GridSelection {
  /** Keys of the rows on all pages, in the order they were ticked. */
  readonly ids: readonly string[]
  /** How many `ids` there are. */
  readonly count: number
  /** All rows found are selected, on all pages. */
  readonly all: boolean
}

export const NOTHING_TICKED: Ticked = new Map()

/** Selects or deselects rows. Rows without a key are blank and cannot be selected. */
export function tick(ticked: Ticked, rows: readonly GridRow[], on: boolean): Ticked {
  const next = new Map(ticked)
  for (const row of rows) {
    if (on) next.set(row.keyValue, row)
    else next.delete(row.keyValue)
  }
  return next
}

/** The rows of a page between two rows, both included, in either direction. */
export function between(rows: readonly GridRow[], anchor: string | null, to: number): readonly GridRow[] {
  const from = rows.findIndex(({ keyValue }) => keyValue === anchor)
  if (from === -1) return rows.slice(to, to + 1)
  return rows.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** Whether none, some or all rows of a page are selected. */
export function pageTick(ticked: Ticked, rows: readonly GridRow[]): boolean | 'mixed' {
  const on = rows.filter(({ keyValue }) => ticked.has(keyValue)).length
  return on === 0 ? false : on === rows.length ? true : 'mixed'
}

/** Replaces selected rows by their current version where they are on screen. */
export function renewed(ticked: Ticked, rows: readonly GridRow[]): Ticked {
  const newer = rows.filter((row) => ticked.has(row.keyValue) && ticked.get(row.keyValue) !== row)
  return newer.length === 0 ? ticked : tick(ticked, newer, true)
}
