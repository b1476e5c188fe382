import { screen, waitFor } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { FeeTab } from '../../../lib/widgets/fee-tab/fee-tab.tsx'
import type { RecordDecision } from '../../../lib/widgets/use-open-record.ts'
import { LONG_TIMEOUT } from '../form/stage.tsx'

export interface ReviewsProps {
  readonly projectId: string
  readonly records: readonly string[]
  readonly onDecided: (record: string, decision: RecordDecision) => void
}

/** Records of one case in a drawer of the host, which opens another one when the test presses its button. */
export function Reviews({ projectId, records, onDecided }: ReviewsProps): ReactElement {
  const [at, setAt] = useState(0)
  const record = records[at] ?? ''
  return (
    <div role="dialog" aria-label="审核">
      {records.map((one, to) => (
        <button key={one} type="button" onClick={() => setAt(to)}>
          第 {to + 1} 条
        </button>
      ))}
      <FeeTab
        projectId={projectId}
        record={record}
        recordOnly
        queue={{
          at: at + 1,
          count: records.length,
          onStep: (by) => setAt(at + by),
          onDecided: (decision) => onDecided(record, decision),
        }}
      />
    </div>
  )
}

const APPROVES = /^通过/

/** True for a button in its enabled style. */
const acts = (button: Element): boolean => !button.matches(':disabled, [aria-disabled=true], [aria-busy=true]')

/** Presses a key where the focus is after the button of a decision is removed. */
export function pressKey(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }))
}

/**
 * Presses A in the very tick in which the button that approves begins to be drawn as one that acts.
 * @param most how often at most
 * @returns how often it did, and how to stop
 */
export function pressAsDrawn(most = Number.POSITIVE_INFINITY): {
  readonly presses: () => number
  readonly stop: () => void
} {
  let presses = 0
  let before: HTMLElement | undefined
  const look = (): void => {
    const now = screen.queryAllByRole('button', { name: APPROVES }).find(acts)
    if (now !== undefined && now !== before && presses < most) {
      presses += 1
      pressKey('a')
    }
    before = now
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  look()
  return { presses: () => presses, stop: () => observer.disconnect() }
}

/** The approve button, once it has its enabled style. */
export const approves = (): Promise<HTMLElement> =>
  waitFor(() => {
    const found = screen.queryAllByRole('button', { name: APPROVES }).find(acts)
    if (found === undefined) throw new Error('nothing can be approved')
    return found
  }, LONG_TIMEOUT)
