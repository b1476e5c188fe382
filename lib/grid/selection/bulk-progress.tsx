import type { ReactElement } from 'react'
import { gridDialogMessages } from '../../locale/zh-cn/grid-dialogs.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { css } from '../../styled-system/css/index.js'
import { TaskProgress, type TaskRow } from '../../ui/feedback/task-progress.tsx'
import type { BulkCheck } from './use-bulk-check.ts'
import type { BulkOutcome, BulkRun } from './use-bulk-run.ts'

/** A selected row and its name. */
export interface BulkRow {
  readonly id: string
  readonly name: string
}

const results = css({ maxHeight: '320px', overflowY: 'auto' })

const failedFirst = (rows: readonly TaskRow[]): readonly TaskRow[] => [
  ...rows.filter(({ state }) => state === 'failed'),
  ...rows.filter(({ state }) => state !== 'failed'),
]

export interface BulkCheckedProps {
  readonly label: string
  readonly check: BulkCheck
  readonly rows: readonly BulkRow[]
}

/** For each row whether the operation is possible, or why not. */
export function BulkChecked({ label, check, rows }: BulkCheckedProps): ReactElement {
  const texts = useMessages(gridDialogMessages)
  const { answers } = check
  if (check.failure !== null)
    return (
      <Notice
        tone="bad"
        title={texts.bulkNotChecked}
        actions={
          <Button size="sm" onClick={check.again}>
            {texts.bulkCheckAgain}
          </Button>
        }
      >
        {check.failure}
      </Notice>
    )
  const able = [...answers.values()].filter(({ ok }) => ok).length
  const lines = rows.map(({ id, name }): TaskRow => {
    const answer = answers.get(id)
    if (!answer) return { id, state: 'waiting', text: name }
    return answer.ok
      ? {
          id,
          state: 'done',
          text: `${name}：${[texts.bulkGoes, answer.affects].filter(Boolean).join(texts.bulkAffects)}`,
        }
      : { id, state: 'failed', text: `${name}：${answer.message}` }
  })
  return (
    <div className={results}>
      <TaskProgress
        title={
          check.state === 'running'
            ? texts.bulkChecking
            : texts.bulkChecked({ label, able, unable: answers.size - able })
        }
        value={(answers.size / rows.length) * 100}
        note={texts.bulkProgress({ done: answers.size, count: rows.length })}
        rows={failedFirst(lines)}
      />
    </div>
  )
}

export interface BulkProgressProps {
  readonly label: string
  readonly run: BulkRun
  /** The rows the operation runs on. */
  readonly rows: readonly BulkRow[]
}

/** Progress of an operation on many rows, and the result for each. */
export function BulkProgress({ label, run, rows }: BulkProgressProps): ReactElement {
  const texts = useMessages(gridDialogMessages)
  const working = run.state === 'running' || run.state === 'stopping'
  const outcomes = rows.flatMap(({ id }) => run.outcomes.get(id) ?? [])
  const done = outcomes.filter(({ ok }) => ok).length
  const left = rows.length - outcomes.length
  const lines = rows.map(({ id, name }): TaskRow => lineOf(id, name, run.outcomes.get(id), working, texts.notDone))
  return (
    <div className={results}>
      <TaskProgress
        title={
          working ? texts.bulkRunning({ label }) : texts.bulkOver({ label, done, failed: outcomes.length - done, left })
        }
        value={working && run.count > 0 ? ((run.count - left) / run.count) * 100 : 100}
        note={texts.bulkProgress({ done: outcomes.length, count: rows.length })}
        onCancel={working ? run.stop : undefined}
        cancelling={run.state === 'stopping'}
        rows={failedFirst(lines)}
      />
    </div>
  )
}

function lineOf(
  id: string,
  name: string,
  outcome: BulkOutcome | undefined,
  working: boolean,
  notDone: string,
): TaskRow {
  if (!outcome) return { id, state: 'waiting', text: working ? name : `${name}：${notDone}` }
  return outcome.ok ? { id, state: 'done', text: name } : { id, state: 'failed', text: `${name}：${outcome.message}` }
}
