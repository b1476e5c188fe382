import type { Day } from '../../catalogue/day.ts'
import type { AnyJob } from './flow-actions.ts'

/**
 * Values and actions shared by all rows. The object keeps its identity while its values do, so that unchanged rows do
 * not render again.
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
  /** Null where no page for papers is available. */
  readonly openPapers: ((jobId: string) => void) | null
  readonly tick: (ids: readonly string[], on: boolean) => void
  readonly toggle: (id: string, open: boolean) => void
  readonly openGuide: (job: AnyJob) => void
  /** @param button gets the focus back */
  readonly pickPerson: (job: AnyJob, button: HTMLElement) => void
  readonly unassign: (job: AnyJob) => void
  readonly undo: (job: AnyJob) => void
}
