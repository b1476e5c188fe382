import { useLatest } from '../provider/use-latest.ts'
import { useCallback, useState } from 'react'
import { BULK_LIMIT } from '../contract/record/operation-calls.ts'
import { LARGEST_PAGE } from '../contract/input.ts'
import { toFangkitError } from '../client/fangkit-error.ts'
import { noticeOf } from '../provider/notices/notice-of.ts'
import { useCache } from '../provider/queries/use-cache.ts'
import { useFangkit } from '../provider/use-fangkit.ts'
import { useNotify } from '../provider/notices/use-notify.ts'
import { type GridQuery, lastPage } from './grid-query.ts'
import { NOTHING_TICKED, tick, type Ticked } from './selection/grid-selection.ts'
import type { GridRow } from './grid-row.ts'
import type { GridCalls } from './use-grid-calls.ts'

/** The record before or after another one, with its position among all rows. @public */
export interface GridNeighbour {
  readonly row: GridRow
  /** From 1. */
  readonly place: number
}

export interface WalkedList {
  readonly calls: GridCalls
  readonly query: GridQuery
  readonly setQuery: (query: GridQuery) => void
  readonly rows: readonly GridRow[]
  readonly total: number
}

/** Moves from record to record in the order of the list, across pages. */
export function useNeighbours(list: WalkedList): {
  readonly placeOf: (id: string) => number | null
  readonly neighbour: (id: string, step: 1 | -1) => Promise<GridNeighbour | null>
} {
  const cache = useCache()
  const latest = useLatest(list)
  const placeOf = useCallback((id: string): number | null => placeIn(latest.current, id), [latest])
  const neighbour = useCallback(
    async (id: string, step: 1 | -1): Promise<GridNeighbour | null> => {
      const { rows, query, total, calls, setQuery } = latest.current
      const place = placeIn(latest.current, id)
      if (place === null || place + step < 1 || place + step > total) return null
      const row = rows[place - 1 - (query.page - 1) * query.pageSize + step]
      if (row) return { row, place: place + step }
      const next = { ...query, page: query.page + step }
      const { rows: further } = await cache.fetch(calls.page(next))
      const beyond = step === 1 ? further[0] : further.at(-1)
      if (!beyond) return null
      setQuery(next)
      return { row: beyond, place: place + step }
    },
    [cache, latest],
  )
  return { placeOf, neighbour }
}

function placeIn({ rows, query }: WalkedList, id: string): number | null {
  const at = rows.findIndex(({ keyValue }) => keyValue === id)
  return at === -1 ? null : (query.page - 1) * query.pageSize + at + 1
}

/** Selects all rows found, up to the limit of one operation. */
export function useChooseAll(
  { calls, query, total }: Pick<WalkedList, 'calls' | 'query' | 'total'>,
  onChosen: (ticked: Ticked) => void,
): { readonly busy: boolean; readonly start: () => void } {
  const { client } = useFangkit()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const gather = async (): Promise<void> => {
    setBusy(true)
    try {
      let ticked = NOTHING_TICKED
      for (let page = 1; page <= lastPage(Math.min(total, BULK_LIMIT), LARGEST_PAGE); page += 1) {
        const { rows } = await calls
          .page({ ...query, page, pageSize: LARGEST_PAGE })
          .load(client, { signal: new AbortController().signal })
        ticked = tick(ticked, rows, true)
      }
      onChosen(ticked)
    } catch (thrown) {
      const notice = noticeOf(toFangkitError(thrown, 'getPageList'))
      if (notice) notify(notice)
    } finally {
      setBusy(false)
    }
  }
  return { busy, start: () => void gather() }
}
