import { type RefObject, useEffect, useRef, useState } from 'react'
import { toFangkitError } from '../../client/fangkit-error.ts'
import { LARGEST_PAGE } from '../../contract/input.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import type { GridColumn } from '../../domain/grid/grid-columns.ts'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { gridDialogMessages } from '../../locale/zh-cn/grid-dialogs.ts'
import { noticeOf } from '../../provider/notices/notice-of.ts'
import { useAuthUser } from '../../provider/session/use-auth-user.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import { printInFrame } from '../../ui/dom/print-in-frame.ts'
import { drawSheet } from '../../ui/dom/print-sheet.ts'
import type { GridParent, GridQuery } from '../grid-query.ts'
import type { GridRow } from '../grid-row.ts'
import type { Ticked } from '../selection/grid-selection.ts'
import { listSheet } from './list-sheet.ts'
import { useGridCalls } from '../use-grid-calls.ts'

/** Longer lists must be exported to a file instead. */
export const MOST_PRINTED = 2_000

export interface ListPrintingOptions {
  readonly grid: Grid
  readonly query: GridQuery
  readonly parent: GridParent | null
  readonly columns: readonly GridColumn[]
  /** Only these rows; null for all rows found. */
  readonly ticked: Ticked | null
  readonly total: number
  /** Element that contains the frame to print. */
  readonly root: RefObject<HTMLElement | null>
}

export interface ListPrinting {
  /** Number of rows fetched so far; null while none are being fetched. */
  readonly fetched: number | null
  readonly failed: boolean
  readonly start: () => void
  readonly stop: () => void
}

/** Fetches all rows of a list page by page and prints them. The user can cancel while it runs. */
export function useListPrinting({
  grid,
  query,
  parent,
  columns,
  ticked,
  total,
  root,
}: ListPrintingOptions): ListPrinting {
  const texts = useMessages(gridDialogMessages)
  const fieldTexts = useMessages(fieldMessages)
  const { client } = useFangkit()
  const notify = useNotify()
  const user = useAuthUser()
  const calls = useGridCalls(grid.entity, parent)
  const [fetched, setFetched] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)
  const running = useRef<AbortController | null>(null)
  // Cancels the work when the dialog closes.
  useEffect(() => () => running.current?.abort(), [])

  const everyRow = async (signal: AbortSignal): Promise<readonly GridRow[]> => {
    if (ticked !== null) return [...ticked.values()]
    const found = new Map<string | null, GridRow>()
    for (let page = 1; (page - 1) * LARGEST_PAGE < Math.min(total, MOST_PRINTED); page += 1) {
      const { rows } = await calls.page({ ...query, page, pageSize: LARGEST_PAGE }).load(client, { signal })
      // A row that moved to a later page in the meantime is printed once.
      for (const row of rows) found.set(row.keyValue, row)
      setFetched(found.size)
      if (rows.length < LARGEST_PAGE) break
    }
    return [...found.values()].slice(0, MOST_PRINTED)
  }
  const run = async (): Promise<void> => {
    const own = new AbortController()
    running.current = own
    setFetched(0)
    setFailed(false)
    try {
      const rows = await everyRow(own.signal)
      const words = {
        conditions: texts.printConditions,
        none: texts.printNoConditions,
        rows: texts.printRows,
        printed: texts.printedBy,
        empty: texts.printEmpty,
      }
      const sheet = listSheet({
        grid,
        query,
        columns,
        rows,
        fieldTexts,
        texts: words,
        total: ticked?.size ?? total,
        who: user.data?.userName ?? '',
        at: Date.now(),
      })
      if (!own.signal.aborted && root.current) await printInFrame(root.current, (page) => drawSheet(page, sheet))
    } catch (thrown) {
      const error = toFangkitError(thrown, `${grid.entity.service}.getPageList`)
      setFailed(error.kind !== 'aborted')
      const notice = noticeOf(error)
      if (notice) notify(notice)
    } finally {
      if (running.current === own) setFetched(null)
    }
  }
  return { fetched, failed, start: () => void run(), stop: () => running.current?.abort() }
}
