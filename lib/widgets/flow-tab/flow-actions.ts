import type { Day } from '../../catalogue/day.ts'
import type { AddedFlows, FlowJobRow, MainFlowRow } from '../../contract/flow/flow-job-calls.ts'

/** Any job of the tab. */
export type AnyJob = FlowJobRow | MainFlowRow

/** What stands over or beside the list; each is a chunk of its own. */
export interface GuideDrawerProps {
  readonly projectId: string
  readonly job: AnyJob
  /** Name of the main flow above a sub-flow. */
  readonly fatherName: string | null
  /** The job before and after it in the list as it is shown; null at its ends. */
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
  /** Null where the job cannot be finished or planned; the person may not, or it is finished. */
  readonly onFinish: (() => void) | null
  /** Plans the job for a day; the drawer asks for it. */
  readonly onRemind: ((day: Day) => void) | null
  readonly busy: boolean
  /** Null where nothing leads to the papers. */
  readonly onPapers: (() => void) | null
  /** The organisation of the job was found, so that the list shows it. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Both logs: of one job, or of the whole case. */
export interface LogDialogProps {
  readonly projectId: string
  readonly job: { readonly id: string; readonly name: string } | null
  readonly onClose: () => void
}

/** The progress of the case in the words for somebody. */
export interface ViewDialogProps {
  readonly projectId: string
  readonly onClose: () => void
}

/** Flows to add, with the choice to finish them at once. */
export interface AddFlowsDialogProps {
  readonly projectId: string
  readonly onAdded: (added: AddedFlows, when: { readonly day: Day; readonly reminder: boolean } | null) => void
  readonly onClose: () => void
}
