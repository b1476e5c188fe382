import { useLatest } from '../../provider/use-latest.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { between, type GridSelection, NOTHING_TICKED, pageTick, renewed, tick, type Ticked } from './grid-selection.ts'
import type { GridRow } from '../grid-row.ts'
import { useGridMemory } from '../use-grid-memory.ts'

/** Row selection for the table. */
export interface RowTicks {
  readonly has: (row: GridRow) => boolean
  readonly page: boolean | 'mixed'
  readonly tickPage: (on: boolean) => void
  /** `range` selects all rows since the last selected one. */
  readonly tickRow: (index: number, on: boolean, range: boolean) => void
}

export interface Ticking extends RowTicks {
  readonly ticked: Ticked
  readonly all: boolean
  readonly set: (ticked: Ticked, all?: boolean) => void
  /** Deselects rows that no longer exist. */
  readonly forget: (ids: readonly string[]) => void
}

/** Selected rows of all pages. They stay selected when the user changes the page; another search clears them. */
export function useRowTicks(
  grid: string,
  rows: readonly GridRow[],
  total: number,
  onSelection: ((selection: GridSelection) => void) | undefined,
): Ticking {
  const memory = useGridMemory<Ticked>(grid, 'ticked')
  const [ticked, setTicked] = useState<Ticked>(() => memory.read() ?? NOTHING_TICKED)
  const [chosenAll, setAll] = useState(false)
  const anchor = useRef<string | null>(null)
  const latest = useLatest(rows)
  const all = chosenAll && ticked.size >= total

  useEffect(() => memory.write(ticked), [memory, ticked])
  // Updates selected rows that changed on the server, because that decides which operations they allow.
  useEffect(() => setTicked((now) => renewed(now, rows)), [rows])
  const reported = useRef(ticked)
  useEffect(() => {
    const before = reported.current
    reported.current = ticked
    if (before.size !== ticked.size || [...ticked.keys()].some((id) => !before.has(id)))
      onSelection?.({ ids: [...ticked.keys()], count: ticked.size, all })
  }, [ticked, all, onSelection])

  const set = useCallback((next: Ticked, everything = false) => {
    setTicked(next)
    setAll(everything)
  }, [])
  const forget = useCallback(
    (ids: readonly string[]) => setTicked((now) => new Map([...now].filter(([id]) => !ids.includes(id)))),
    [],
  )
  const tickRow = useCallback(
    (index: number, on: boolean, range: boolean) => {
      const row = latest.current[index]
      setAll(false)
      setTicked((now) =>
        tick(now, range ? between(latest.current, anchor.current, index) : latest.current.slice(index, index + 1), on),
      )
      anchor.current = row?.keyValue ?? null
    },
    [latest],
  )
  const tickPage = useCallback(
    (on: boolean) => {
      setAll(false)
      setTicked((now) => tick(now, latest.current, on))
    },
    [latest],
  )
  return useMemo(
    () => ({
      ticked,
      all,
      set,
      forget,
      tickRow,
      tickPage,
      page: pageTick(ticked, rows),
      has: ({ keyValue }) => ticked.has(keyValue),
    }),
    [ticked, all, set, forget, tickRow, tickPage, rows],
  )
}
