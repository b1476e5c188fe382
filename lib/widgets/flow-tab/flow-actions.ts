import type { Day } from '../../catalogue/day.ts'
import type { AddedFlows, FlowJobRow, MainFlowRow } from '../../contract/flow/flow-job-calls.ts'

/** Any job of the tab: a sub-flow or a main flow. */
export type AnyJob = FlowJobRow | MainFlowRow

/** Props of the guide drawer, which is a chunk of its own. */
export interface GuideDrawerProps {
  readonly projectId: string
  readonly job: AnyJob
  /** Name of the main flow above a sub-flow. */
  readonly fatherName: string | null
  /** Opens the previous job of the shown list; null at the start. */
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
  /** Null where the job is finished, or the user may not finish or plan it. */
  readonly onFinish: (() => void) | null
  /** Plans the job for a day; the drawer asks for the day. */
  readonly onRemind: ((day: Day) => void) | null
  /** Asks for the day at once; a new object asks again. */
  readonly remind: object | undefined
  readonly busy: boolean
  /** Null where no page for papers is available. */
  readonly onPapers: (() => void) | null
  /** The organisation of the job was found, so the list has to show it. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** The dialog with both logs: of one job, or of the whole case. */
export interface LogDialogProps {
  readonly projectId: string
  readonly job: { readonly id: string; readonly name: string } | null
  readonly onClose: () => void
}

/** The dialog with the progress of the case as text for a reader. */
export interface ViewDialogProps {
  readonly projectId: string
  readonly onClose: () => void
}

/** The dialog to add flows, optionally finishing them at once. */
export interface AddFlowsDialogProps {
  readonly projectId: string
  readonly onAdded: (added: AddedFlows, when: { readonly day: Day; readonly reminder: boolean } | null) => void
  readonly onClose: () => void
}
