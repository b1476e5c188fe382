import type { FangkitError } from '../../client/fangkit-error.ts'
import type { BulkResult } from '../../contract/record/operation-calls.ts'
import type { Day } from '../../catalogue/day.ts'
import type { CaseRecordProps } from '../use-open-record.ts'
import type { WidgetOwn } from '../widget-providers.tsx'

/** The user ticked or unticked jobs: sub-flows, or main flows without sub-flows. @public */
export interface FlowSelectionEvent {
  /** Keys of jobs. */
  readonly ids: readonly string[]
  /** `widget` where finished jobs were taken out of the selection. */
  readonly source: 'user' | 'widget'
}
/** Jobs were finished, or some of them: see `results`. @public */
export interface JobsFinishedEvent {
  /** The day that was chosen. */
  readonly day: Day
  /** Result of each job. */
  readonly results: readonly BulkResult[]
  readonly source: 'user'
}
/** A reminder was set for jobs, or for some of them: see `results`. @public */
export interface ReminderSetEvent {
  /** The day that was chosen. */
  readonly day: Day
  /** Result of each job. */
  readonly results: readonly BulkResult[]
  readonly source: 'user'
}
/** Follow-up people were saved. @public */
export interface HandlersSavedEvent {
  /** `obligationUserId` is null where nobody follows the job any longer. */
  readonly handlers: readonly { readonly flowJobId: string; readonly obligationUserId: string | null }[]
  readonly source: 'user'
}
/** The user asks to submit the papers of a job. @public */
export interface PapersWantedEvent {
  /** Key of the case. */
  readonly projectId: string
  /** Key of the job, for `PapersTab`. */
  readonly jobId: string
  readonly source: 'user'
}

/** The case whose work FlowTab shows, the ticked jobs and what it notifies the host of. @public */
export interface FlowTabProps extends WidgetOwn, CaseRecordProps {
  /** Key of the case; a new key resets the widget. */
  readonly projectId: string
  /** Hides every action that changes data. */
  readonly readOnly?: boolean | undefined
  /** Keys of the ticked jobs, controlled by the host. */
  readonly selection?: readonly string[] | undefined
  /** Keys of the jobs that are ticked at first. */
  readonly defaultSelection?: readonly string[] | undefined
  /** The user ticked or unticked jobs, or asks for it where the host controls the selection. */
  readonly onSelectionChange?: ((event: FlowSelectionEvent) => void) | undefined
  /** Jobs were finished, or some of them. */
  readonly onJobsFinished?: ((event: JobsFinishedEvent) => void) | undefined
  /** A reminder was set. */
  readonly onReminderSet?: ((event: ReminderSetEvent) => void) | undefined
  /** Follow-up people were saved. */
  readonly onHandlersSaved?: ((event: HandlersSavedEvent) => void) | undefined
  /** Opens the page for papers; without it the widget offers no link to papers. */
  readonly onPapersWanted?: ((event: PapersWantedEvent) => void) | undefined
  /** The flows are on screen. */
  readonly onReady?: (() => void) | undefined
  /** The flows could not be loaded. */
  readonly onError?: ((error: FangkitError) => void) | undefined
}

/** Methods a host can call on FlowTab. @public */
export interface FlowTabHandle {
  /** Loads the flows again; unsaved choices stay. */
  refresh(): void
  /** True when choices of people are not saved. */
  isDirty(): boolean
  /** Asks about unsaved choices. True when the page may be left. */
  requestLeave(): Promise<boolean>
}
