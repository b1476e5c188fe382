import type { Draft } from '../../../../../client/storage/drafts.ts'
import type { EditedRow } from '../group-rows.ts'

/** Unsaved groups by member type. Names of members are not protected data. */
export type DraftedRows = Readonly<Record<string, readonly EditedRow[]>>

/** Serialises groups for a draft: each side as one text, with the values it started from. */
export function draftOfGroups(sides: DraftedRows, owner: string | null, at: number): Draft {
  const values = Object.fromEntries(Object.entries(sides).map(([type, rows]) => [type, JSON.stringify(rows)]))
  return { values, originals: {}, unread: {}, texts: {}, omitted: [], version: 0, owner, at }
}

/** Reads a draft; sides that can no longer be parsed are left out. */
export function groupsInDraft({ values }: Draft): DraftedRows {
  return Object.fromEntries(
    Object.entries(values).flatMap(([type, text]) => {
      const rows = rowsIn(text)
      return rows === null ? [] : [[type, rows]]
    }),
  )
}

function rowsIn(text: unknown): readonly EditedRow[] | null {
  try {
    const rows: unknown = typeof text === 'string' ? JSON.parse(text) : null
    return Array.isArray(rows) && rows.length > 0 && rows.every(isRow) ? rows : null
  } catch {
    return null // not in the format of this module
  }
}

function isRow(value: unknown): value is EditedRow {
  if (typeof value !== 'object' || value === null) return false
  const { key, row, stored }: { key?: unknown; row?: unknown; stored?: unknown } = value
  return typeof key === 'string' && typeof row === 'object' && row !== null && typeof stored === 'object'
}
