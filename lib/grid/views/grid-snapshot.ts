import type { SavedView } from '../../domain/grid/saved-view.ts'

/** Of how the snapshot is written; a snapshot of another version is not read. */
const VERSION = 1
const keyOf = (grid: string): string => `fangkit.grid.${grid}`

/**
 * The arrangement a list starts with, kept in the browser so that its first picture is already the right one. Never
 * what was searched for: that may name people.
 */
export type Snapshot = Pick<SavedView, 'id'> & { readonly layout: unknown }

export function readSnapshot(grid: string): Snapshot | null {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage.getItem(keyOf(grid)) ?? 'null')
    if (typeof stored !== 'object' || stored === null || Reflect.get(stored, 'version') !== VERSION) return null
    const id: unknown = Reflect.get(stored, 'id')
    return typeof id === 'string' ? { id, layout: Reflect.get(stored, 'layout') } : null
  } catch {
    return null // storage is blocked, or holds something else: the list starts as it is declared
  }
}

export function writeSnapshot(grid: string, view: SavedView | null): void {
  try {
    const { localStorage } = globalThis
    if (view === null) localStorage.removeItem(keyOf(grid))
    else
      localStorage.setItem(
        keyOf(grid),
        JSON.stringify({ version: VERSION, id: view.id, layout: { ...view.layout, search: {} } }),
      )
  } catch {
    // storage is blocked or full: the first picture may change once the views have come
  }
}
