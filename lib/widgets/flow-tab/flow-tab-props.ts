import type { FangkitError } from '../../client/fangkit-error.ts'
import type { BulkResult } from '../../contract/record/operation-calls.ts'
import type { Day } from '../../catalogue/day.ts'
import type { WidgetOwn } from '../widget-providers.tsx'

/** Sub-flows were ticked, or main flows that have none below. @public */
export interface FlowSelectionEvent {
  /** Keys of jobs. */
  readonly ids: readonly string[]
  readonly source: 'user' | 'widget'
}
/** Jobs were finished, or some of them: `results` says which. @public */
export interface JobsFinishedEvent {
  /** The day that was chosen. */
  readonly day: Day
  /** Job by job, whether it was done. */
  readonly results: readonly BulkResult[]
  readonly source: 'user'
}
/** A reminder was set for jobs, or for some of them. @public */
export interface ReminderSetEvent {
  /** The day that was chosen. */
  readonly day: Day
  /** Job by job, whether it was done. */
  readonly results: readonly BulkResult[]
  readonly source: 'user'
}
/** Follow-up people were saved. @public */
export interface HandlersSavedEvent {
  /** `obligationUserId` is null where nobody follows the job any more. */
  readonly handlers: readonly { readonly flowJobId: string; readonly obligationUserId: string | null }[]
  readonly source: 'user'
}
/** Somebody wants to hand in the papers of a job. @public */
export interface PapersWantedEvent {
  /** Key of the case; another one starts afresh. */
  readonly projectId: string
  readonly jobId: string
  readonly source: 'user'
}

/** What FlowTab takes. @public */
export interface FlowTabProps extends WidgetOwn {
  /** Key of the case; another one starts afresh. */
  readonly projectId: string
  /** Nothing that changes anything is offered. */
  readonly readOnly?: boolean | undefined
  /** Keys of the ticked jobs; the host decides. */
  readonly selection?: readonly string[] | undefined
  /** Keys of the jobs that are ticked at first. */
  readonly defaultSelection?: readonly string[] | undefined
  /** Other jobs were ticked, or are asked for where the host decides. */
  readonly onSelectionChange?: ((event: FlowSelectionEvent) => void) | undefined
  /** Jobs were finished, or some of them. */
  readonly onJobsFinished?: ((event: JobsFinishedEvent) => void) | undefined
  /** A reminder was set. */
  readonly onReminderSet?: ((event: ReminderSetEvent) => void) | undefined
  /** Follow-up people were saved. */
  readonly onHandlersSaved?: ((event: HandlersSavedEvent) => void) | undefined
  /** Where papers are handed in; without it nothing leads there. */
  readonly onPapersWanted?: ((event: PapersWantedEvent) => void) | undefined
  /** The flows are on screen. */
  readonly onReady?: (() => void) | undefined
  /** The flows could not be loaded. */
  readonly onError?: ((error: FangkitError) => void) | undefined
}

/** What a host may ask of FlowTab. @public */
export interface FlowTabHandle {
  /** Loads the flows anew; choices that are not saved stay. */
  refresh(): void
  /** Follow-up people were chosen and not saved. */
  isDirty(): boolean
  /** Asks what becomes of unsaved choices. True when the page may be left. */
  requestLeave(): Promise<boolean>
}
