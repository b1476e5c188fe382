import { type ReactElement, useMemo, useState } from 'react'
import { LONGEST_REASON } from '../../contract/record/operation-calls.ts'
import type { Grid, GridOperation } from '../../domain/grid/define-grid.ts'
import { type OperationState, operationTerms } from '../../domain/grid/operation-state.ts'
import type { RowOperation } from '../../domain/grid/row-operation.ts'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { gridDialogMessages } from '../../locale/zh-cn/grid-dialogs.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TaskProgress, type TaskRow } from '../../ui/feedback/task-progress.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import type { Ticked } from './grid-selection.ts'
import type { GridRow } from '../grid-row.ts'
import { type BulkOutcome, type BulkRun, useBulkRun } from './use-bulk-run.ts'

export interface BulkDialogProps {
  readonly grid: Grid
  readonly operation: RowOperation
  readonly ticked: Ticked
  readonly state: (operation: GridOperation, row: GridRow) => OperationState
  readonly name: (row: GridRow) => string
  /** Called with the keys of the changed rows. */
  readonly onClose: (done: readonly string[], failed: number) => void
}

const body = css({ display: 'grid', gap: '14' })
const refused = css({
  margin: '0',
  paddingInlineStart: '20',
  maxHeight: '160px',
  overflowY: 'auto',
  color: 'ink-2',
  textStyle: 'label',
})
const results = css({ maxHeight: '320px', overflowY: 'auto' })

/** Runs an operation on many rows: shows what it will do, its progress and the result for each row. */
export function BulkDialog({ grid, operation, ticked, state, name, onClose }: BulkDialogProps): ReactElement {
  const texts = useMessages(gridDialogMessages)
  const list = useMessages(configGridMessages)
  const { label, bulkPrompt, danger, reason: wantsReason } = operationTerms(grid, operation)
  const run = useBulkRun(grid.entity, operation)
  const [reason, setReason] = useState('')
  const [words, setWords] = useState('')
  // The rows selected when the dialog opened, because the selection may change while it runs.
  const [rows] = useState(() => [...ticked])
  const fit = useMemo(
    () => rows.map(([id, row]) => ({ id, row, why: state(operation, row).reason })),
    [rows, state, operation],
  )
  const able = fit.filter(({ why }) => why === null)
  const unable = fit.filter(({ why }) => why !== null)
  const outcomes = [...run.outcomes]
  const failed = outcomes.filter(([, { ok }]) => !ok).map(([id]) => id)
  const done = outcomes.filter(([, { ok }]) => ok).map(([id]) => id)
  const working = run.state === 'running' || run.state === 'stopping'
  const left = able.filter(({ id }) => !run.outcomes.has(id)).map(({ id }) => id)
  const blocked =
    able.length === 0 ||
    (wantsReason === 'required' && reason.trim() === '') ||
    (operation === 'delete' && words.trim() !== label)
  const close = () => (working ? undefined : onClose(done, failed.length))
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
            {run.state === 'over' && failed.length + left.length > 0 ? (
              <Button onClick={() => void run.start([...failed, ...left], reason.trim())}>
                {texts.bulkRetry({ count: failed.length + left.length })}
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
        {run.state !== 'idle' ? (
          <Progress
            run={run}
            label={label}
            rows={fit}
            name={name}
            done={done.length}
            failed={failed.length}
            left={left.length}
          />
        ) : (
          <>
            <p>{bulkPrompt(rows.length)}</p>
            {unable.length === 0 ? null : (
              <Notice tone="warn" title={texts.bulkUnable({ count: unable.length })}>
                <ul className={refused}>
                  {unable.map(({ id, row, why }) => (
                    <li key={id}>
                      {name(row)}：{why}
                    </li>
                  ))}
                </ul>
              </Notice>
            )}
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

interface ProgressProps {
  readonly run: BulkRun
  readonly label: string
  readonly rows: readonly { readonly id: string; readonly row: GridRow; readonly why: string | null }[]
  readonly name: (row: GridRow) => string
  readonly done: number
  readonly failed: number
  readonly left: number
}

function Progress({ run, label, rows, name, done, failed, left }: ProgressProps): ReactElement {
  const texts = useMessages(gridDialogMessages)
  const working = run.state === 'running' || run.state === 'stopping'
  const lines = rows.map(
    ({ id, row, why }): TaskRow => taskRowOf(id, name(row), why, run.outcomes.get(id), working, texts),
  )
  return (
    <div className={results}>
      <TaskProgress
        title={working ? texts.bulkRunning({ label }) : texts.bulkOver({ done, failed, left })}
        value={run.count === 0 ? 100 : working ? ((run.count - left) / run.count) * 100 : 100}
        note={texts.bulkProgress({ done: done + failed, count: done + failed + left })}
        onCancel={working ? run.stop : undefined}
        cancelling={run.state === 'stopping'}
        rows={[...lines.filter(({ state }) => state === 'failed'), ...lines.filter(({ state }) => state !== 'failed')]}
      />
    </div>
  )
}

function taskRowOf(
  id: string,
  name: string,
  why: string | null,
  outcome: BulkOutcome | undefined,
  working: boolean,
  texts: (typeof gridDialogMessages)['texts'],
): TaskRow {
  if (why !== null) return { id, state: 'failed', text: `${name}：${why}` }
  if (!outcome) return { id, state: 'waiting', text: working ? name : `${name}：${texts.notDone}` }
  return outcome.ok ? { id, state: 'done', text: name } : { id, state: 'failed', text: `${name}：${outcome.message}` }
}
