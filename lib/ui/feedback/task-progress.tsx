import { Circle, CircleCheck, CircleX } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { progressBar } from '../../styled-system/recipes/index.js'
import { Button } from '../buttons/button.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { Spinner } from '../indicators/spinner.tsx'
import { useUiText } from '../ui-text.tsx'

/** How far one item of a task is. */
export type TaskRowState = 'waiting' | 'running' | 'done' | 'failed'

/** The state of one item of a task. */
export interface TaskRow {
  readonly id: string
  /** Decides the icon before the text. */
  readonly state: TaskRowState
  /** What the item is, and why it failed. */
  readonly text: ReactNode
}

/** Progress, items and actions of a long-running task. */
export interface TaskProgressProps {
  readonly title: string
  /** `null` when the progress is unknown. @unit percent */
  readonly value: number | null
  /** Progress and time as text, such as 7 / 12 · 约 40 秒. */
  readonly note?: ReactNode
  /** Shows a cancel button that calls it. */
  readonly onCancel?: (() => void) | undefined
  /** True from the press until the task has stopped. */
  readonly cancelling?: boolean | undefined
  /** Items of the task in their order; none when absent. */
  readonly rows?: readonly TaskRow[] | undefined
}

const icons: Readonly<Record<TaskRowState, ReactElement>> = {
  waiting: <Circle aria-hidden />,
  running: <Spinner size={16} />,
  done: <CircleCheck aria-hidden />,
  failed: <CircleX aria-hidden />,
}

/** The progress of a long task: a bar, a cancel button and the state of each item. */
export function TaskProgress({
  title,
  value,
  note,
  onCancel,
  cancelling = false,
  rows = [],
}: TaskProgressProps): ReactElement {
  const text = useUiText()
  const classes = progressBar()
  return (
    <div className={classes.task}>
      <div className={classes.head}>
        <b>{title}</b>
        {note === undefined || note === null ? null : (
          <span role="status" className={classes.note}>
            {note}
          </span>
        )}
      </div>
      <ProgressBar
        label={title}
        value={value}
        tone={rows.some(({ state }) => state === 'failed') && value === 100 ? 'warn' : value === 100 ? 'ok' : 'brand'}
        actions={
          onCancel === undefined ? undefined : (
            <Button size="sm" loading={cancelling} onClick={onCancel}>
              {text.cancel}
            </Button>
          )
        }
      />
      {rows.length === 0 ? null : (
        <ul className={classes.rows}>
          {rows.map((row) => (
            <li key={row.id} className={classes.row} data-state={row.state}>
              {icons[row.state]}
              <span>{row.text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
