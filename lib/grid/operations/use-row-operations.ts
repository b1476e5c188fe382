import { useCallback, useInsertionEffect, useRef, useState } from 'react'
import { toFangkitError } from '../../client/fangkit-error.ts'
import { operationCall } from '../../contract/record/operation-calls.ts'
import { recordCalls } from '../../contract/record/record-calls.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import { affectedText, operationTerms, oppositeOf } from '../../domain/grid/operation-state.ts'
import type { RowOperation } from '../../domain/grid/row-operation.ts'
import { commonMessages } from '../../locale/zh-cn/common.ts'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { noticeOf } from '../../provider/notices/notice-of.ts'
import { useCache } from '../../provider/queries/use-cache.ts'
import { useConfirm } from '../../provider/notices/use-confirm.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import type { GridRow } from '../grid-row.ts'

/** An operation was run on one or several rows. @public */
export interface GridOperated {
  readonly operation: RowOperation
  /** Keys of the changed rows. */
  readonly ids: readonly string[]
  /** Number of rows that were refused. */
  readonly failed: number
}

/** An operation that asks for a reason first. */
export interface AskedOperation {
  readonly operation: RowOperation
  readonly row: GridRow
}

export interface RowOperations {
  /** Key of the row with a running operation. */
  readonly busy: string | null
  /** The operation that waits for a reason; null when there is none. */
  readonly asked: AskedOperation | null
  readonly start: (operation: RowOperation, row: GridRow) => void
  /**
   * Runs an operation that can be undone, without asking. One that takes other things along is asked about as usual.
   * True when it was done.
   */
  readonly switchNow: (operation: RowOperation, row: GridRow) => Promise<boolean>
  /** Answers with a reason; null cancels. True when the operation was done. */
  readonly answer: (reason: string | null) => Promise<boolean>
}

type RunOperation = (operation: RowOperation, row: GridRow, reason: string | null) => Promise<boolean>

/**
 * Runs operations on single rows: asks first, reports the result and offers to undo it where possible.
 *
 * @source GRD-006 to GRD-015, ERR-056
 */
export function useRowOperations(
  grid: Grid,
  name: (row: GridRow) => string,
  onDone: (event: GridOperated) => void,
): RowOperations {
  const texts = useMessages(configGridMessages)
  const { done } = useMessages(commonMessages)
  const { client } = useFangkit()
  const cache = useCache()
  const notify = useNotify()
  const confirm = useConfirm()
  const [busy, setBusy] = useState<string | null>(null)
  const [asked, setAsked] = useState<AskedOperation | null>(null)
  const running = useRef(false)
  const { entity } = grid

  // The notice with 撤销 is clicked later and must call the latest `run`.
  const undoing = useRef<RunOperation | null>(null)
  const run = useCallback<RunOperation>(
    async (operation, row, reason) => {
      const id = row.keyValue
      if (id === null || running.current) return false
      running.current = true
      setBusy(id)
      try {
        const { data } = await client.call(operationCall(entity, operation), {
          id,
          version: row.version,
          ...(reason !== null && reason !== '' && { reason }),
        })
        const opposite = oppositeOf(operation)
        const undo =
          opposite && data && grid.operations.includes(opposite)
            ? () => void undoing.current?.(opposite, data, null)
            : null
        notify({
          tone: 'success',
          title: done,
          text: texts.operated({ name: name(row), done: operationTerms(grid, operation).done }),
          ...(undo && { action: { label: texts.undo, onAct: undo } }),
        })
        onDone({ operation, ids: [id], failed: 0 })
        return true
      } catch (thrown) {
        const { method, label } = operationTerms(grid, operation)
        const notice = noticeOf(toFangkitError(thrown, `${entity.service}.${method}`))
        if (notice)
          notify({ ...notice, title: texts.notOperated({ name: name(row), label }), text: notice.text ?? notice.title })
        return false
      } finally {
        running.current = false
        setBusy(null)
        // Also after a refusal, because the record may have changed.
        void cache.invalidate([entity.service])
      }
    },
    [client, cache, notify, entity, grid, name, onDone, texts, done],
  )
  useInsertionEffect(() => {
    undoing.current = run
  })
  /** What the operation takes along, counted by the server when the user asks for it. */
  const affected = async (operation: RowOperation, row: GridRow): Promise<string | null> => {
    if (grid.affects?.[operation] === undefined) return null
    try {
      const { data } = await client.call(recordCalls(entity).getOne, { id: row.keyValue })
      return affectedText(grid, operation, data)
    } catch {
      return texts.affectsUnknown
    }
  }

  const askAndRun = async (operation: RowOperation, row: GridRow): Promise<boolean> => {
    const { prompt, label, danger } = operationTerms(grid, operation)
    const text = await affected(operation, row)
    const yes = await confirm({
      title: prompt,
      text: text === null ? name(row) : texts.affects({ name: name(row), text }),
      confirmLabel: label,
      danger,
    })
    return yes ? run(operation, row, null) : false
  }

  return {
    busy,
    asked,
    start(operation, row) {
      if (operationTerms(grid, operation).reason !== 'none') setAsked({ operation, row })
      else void askAndRun(operation, row)
    },
    switchNow: (operation, row) =>
      grid.affects?.[operation] === undefined ? run(operation, row, null) : askAndRun(operation, row),
    async answer(reason) {
      if (reason === null || !asked) {
        setAsked(null)
        return false
      }
      const done = await run(asked.operation, asked.row, reason)
      if (done) setAsked(null)
      return done
    },
  }
}
