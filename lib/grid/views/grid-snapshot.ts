import type { SavedView } from '../../domain/grid/saved-view.ts'

/** Version of the snapshot format; other versions are not read. */
const VERSION = 1
const keyOf = (grid: string): string => `fangkit.grid.${grid}`

/**
 * The initial arrangement of a list, stored in the browser so that the first render is already right. Never contains
 * the search, which may contain names of people.
 */
export type Snapshot = Pick<SavedView, 'id'> & { readonly layout: unknown }

export function readSnapshot(grid: string): Snapshot | null {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage.getItem(keyOf(grid)) ?? 'null')
    if (typeof stored !== 'object' || stored === null || Reflect.get(stored, 'version') !== VERSION) return null
    const id: unknown = Reflect.get(stored, 'id')
    return typeof id === 'string' ? { id, layout: Reflect.get(stored, 'layout') } : null
  } catch {
    return null // storage is blocked or contains something else: the list starts as declared
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
    // storage is blocked or full: the first render may change once the views have loaded
  }
}
