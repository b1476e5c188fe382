import { type ReactElement, useMemo, useState } from 'react'
import { LONGEST_REASON } from '../../contract/record/operation-calls.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import { operationLabel, operationTerms } from '../../domain/grid/operation-state.ts'
import type { RowOperation } from '../../domain/grid/row-operation.ts'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { gridDialogMessages } from '../../locale/zh-cn/grid-dialogs.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import type { Ticked } from './grid-selection.ts'
import type { GridRow } from '../grid-row.ts'
import { BulkChecked, BulkProgress } from './bulk-progress.tsx'
import { useBulkCheck } from './use-bulk-check.ts'
import { useBulkRun, useOperationRequest } from './use-bulk-run.ts'

/** What an operation on many rows came to. */
export interface BulkResultOfRows {
  /** Keys of the changed rows, without those that were undone. */
  readonly done: readonly string[]
  readonly failed: number
}

export interface BulkDialogProps {
  readonly grid: Grid
  readonly operation: RowOperation
  /** The operation that undoes it; null when there is none, or the user may not use it. */
  readonly undo: RowOperation | null
  readonly ticked: Ticked
  readonly name: (row: GridRow) => string
  /** Called with null when nothing was run. */
  readonly onClose: (result: BulkResultOfRows | null) => void
}

const body = css({ display: 'grid', gap: '14' })

/**
 * Runs an operation on many rows. It first asks the server about each row and shows the answers, then runs on the rows
 * that go, shows the result for each, and offers to undo it.
 */
export function BulkDialog({ grid, operation, undo, ticked, name, onClose }: BulkDialogProps): ReactElement {
  const texts = useMessages(gridDialogMessages)
  const list = useMessages(configGridMessages)
  const { label, bulkPrompt, danger, reason: wantsReason } = operationTerms(grid, operation)
  const request = useOperationRequest(grid.entity, operation)
  const run = useBulkRun(request)
  const undoing = useBulkRun(useOperationRequest(grid.entity, undo ?? operation))
  const [reason, setReason] = useState('')
  const [words, setWords] = useState('')
  // The rows selected when the dialog opened, because the selection may change while it runs.
  const [rows] = useState(() => [...ticked].map(([id, row]) => ({ id, name: name(row) })))
  const check = useBulkCheck(
    request,
    useMemo(() => rows.map(({ id }) => id), [rows]),
  )
  const able = rows.filter(({ id }) => check.answers.get(id)?.ok === true)
  const done = able.filter(({ id }) => run.outcomes.get(id)?.ok === true)
  const undone = new Set(done.flatMap(({ id }) => (undoing.outcomes.get(id)?.ok === true ? [id] : [])))
  const remaining = able.filter(({ id }) => run.outcomes.get(id)?.ok !== true).map(({ id }) => id)
  const working = [run, undoing].some(({ state }) => state === 'running' || state === 'stopping')
  const blocked =
    check.state === 'running' ||
    check.failure !== null ||
    able.length === 0 ||
    (wantsReason === 'required' && reason.trim() === '') ||
    (operation === 'delete' && words.trim() !== label)
  const close = () => {
    if (working) return
    if (run.state === 'idle') return onClose(null)
    onClose({
      done: done.flatMap(({ id }) => (undone.has(id) ? [] : [id])),
      failed: [...run.outcomes.values()].filter(({ ok }) => !ok).length,
    })
  }
  return (
    <Dialog
      open
      width="600px"
      title={list.bulk({ action: label })}
      busy={working}
      onClose={close}
      footer={
        run.state === 'idle' ? (
          <>
            <Button onClick={close}>{texts.cancel}</Button>
            <Button
              variant={danger ? 'dangerSolid' : 'primary'}
              disabled={blocked}
              onClick={() =>
                void run.start(
                  able.map(({ id }) => id),
                  reason.trim(),
                )
              }
            >
              {texts.bulkStart({ label, count: able.length })}
            </Button>
          </>
        ) : (
          <>
            {run.state === 'over' && undoing.state === 'idle' && remaining.length > 0 ? (
              <Button onClick={() => void run.start(remaining, reason.trim())}>
                {texts.bulkRetry({ count: remaining.length })}
              </Button>
            ) : null}
            {run.state === 'over' && undo !== null && done.length > undone.size ? (
              <Button
                disabled={working}
                onClick={() =>
                  void undoing.start(
                    done.flatMap(({ id }) => (undone.has(id) ? [] : [id])),
                    '',
                  )
                }
              >
                {texts.bulkUndo({ count: done.length - undone.size })}
              </Button>
            ) : null}
            <Button variant="primary" disabled={working} onClick={close}>
              {texts.close}
            </Button>
          </>
        )
      }
    >
      <div className={body}>
        {undo !== null && undoing.state !== 'idle' ? (
          <BulkProgress label={operationLabel(grid, undo)} run={undoing} rows={done} />
        ) : run.state !== 'idle' ? (
          <BulkProgress label={label} run={run} rows={able} />
        ) : (
          <>
            <p>{bulkPrompt(rows.length)}</p>
            <BulkChecked label={label} check={check} rows={rows} />
            {wantsReason === 'none' ? null : (
              <FormField label={texts.reason} required={wantsReason === 'required'}>
                <TextArea
                  rows={3}
                  maxLength={LONGEST_REASON}
                  value={reason}
                  onChange={(event) => setReason(event.currentTarget.value)}
                />
              </FormField>
            )}
            {operation === 'delete' && able.length > 0 ? (
              <FormField label={texts.typeWords({ words: label })}>
                <TextInput value={words} onChange={(event) => setWords(event.currentTarget.value)} />
              </FormField>
            ) : null}
          </>
        )}
      </div>
    </Dialog>
  )
}
