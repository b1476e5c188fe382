import { type KeyboardEvent, type RefObject, useState } from 'react'
import { COLUMNS, type TreeRow } from './tree-rows.ts'

/** A cell of the tree: column 0 is the name. */
export interface CellPlace {
  readonly code: string
  readonly column: number
}

export interface TreeKeys {
  /** The cell that Tab reaches. */
  readonly current: CellPlace | null
  readonly onFocus: (place: CellPlace) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value))

/**
 * Arrows move between cells, Space gives or takes an operation; on a name → opens and ← closes its group. Home and End
 * go to the ends of a row.
 */
export function useTreeKeys(
  rows: readonly TreeRow[],
  table: RefObject<HTMLTableElement | null>,
  onToggle: (code: string) => void,
  onGive: (place: CellPlace) => void,
): TreeKeys {
  const [place, setPlace] = useState<CellPlace | null>(null)
  const at = Math.max(
    0,
    rows.findIndex(({ item }) => item.code === place?.code),
  )
  const row = rows[at]
  const current = row ? { code: row.item.code, column: place?.column ?? 0 } : null
  const go = (nextRow: number, column: number): void => {
    const next = rows[clamp(nextRow, rows.length - 1)]
    if (!next) return
    const cells = table.current?.querySelectorAll<HTMLElement>('[data-code]') ?? []
    const found = [...cells].find(
      ({ dataset }) =>
        dataset['code'] === next.item.code && dataset['column'] === String(clamp(column, COLUMNS.length)),
    )
    found?.focus()
  }
  return {
    current,
    onFocus: setPlace,
    onKeyDown: (event) => {
      if (!row || !current) return
      const { column } = current
      const isName = column === 0
      const act: (() => void) | undefined = {
        ArrowDown: () => go(at + 1, column),
        ArrowUp: () => go(at - 1, column),
        ArrowRight: () => (isName && row.below > 0 && !row.isOpen ? onToggle(row.item.code) : go(at, column + 1)),
        ArrowLeft: () => (isName && row.isOpen ? onToggle(row.item.code) : go(at, column - 1)),
        Home: () => go(at, 0),
        End: () => go(at, COLUMNS.length),
        Enter: () => (isName && row.below > 0 ? onToggle(row.item.code) : undefined),
        ' ': () => (!isName ? onGive(current) : row.below > 0 ? onToggle(row.item.code) : undefined),
      }[event.key]
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      act()
    },
  }
}
