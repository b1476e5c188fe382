import type { Day } from '../../catalogue/day.ts'
import type { AnyJob } from './flow-actions.ts'

/**
 * What holds for every row, and what rows may start. One object that stays the same while it says the same, so that
 * rows that did not change are not drawn anew.
 */
export interface FlowTerms {
  readonly projectId: string
  readonly readOnly: boolean
  /** Why nothing can be changed now. */
  readonly blocked: string | null
  readonly mayAssign: boolean
  readonly me: string | null
  readonly today: Day
  /** How many columns the table has. */
  readonly columns: number
  /** Null where nothing leads to the papers. */
  readonly openPapers: ((jobId: string) => void) | null
  readonly tick: (ids: readonly string[], on: boolean) => void
  readonly toggle: (id: string, open: boolean) => void
  readonly openGuide: (job: AnyJob) => void
  /** @param button gets the focus back */
  readonly pickPerson: (job: AnyJob, button: HTMLElement) => void
  readonly unassign: (job: AnyJob) => void
  readonly undo: (job: AnyJob) => void
}
