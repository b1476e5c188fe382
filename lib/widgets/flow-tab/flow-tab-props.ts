import type { FangkitError } from '../../client/fangkit-error.ts'
import type { BulkResult } from '../../contract/operation-calls.ts'
import type { Day } from '../../catalogue/day.ts'
import type { WidgetOwn } from '../widget-surroundings.tsx'

/** Sub-flows were ticked, or main flows that have none below. @public */
export interface FlowSelectionEvent {
  /** Keys of jobs. */
  readonly ids: readonly string[]
  readonly source: 'user' | 'widget'
}
/** Jobs were finished, or some of them: `results` says which. @public */
export interface JobsFinishedEvent {
  readonly day: Day
  readonly results: readonly BulkResult[]
  readonly source: 'user'
}
/** A reminder was set for jobs, or for some of them. @public */
export interface ReminderSetEvent {
  readonly day: Day
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
  readonly projectId: string
  readonly jobId: string
  readonly source: 'user'
}

/** @public */
export interface FlowTabProps extends WidgetOwn {
  readonly projectId: string
  readonly readOnly?: boolean | undefined
  /** Keys of the ticked jobs; the host decides. */
  readonly selection?: readonly string[] | undefined
  readonly defaultSelection?: readonly string[] | undefined
  readonly onSelectionChange?: ((event: FlowSelectionEvent) => void) | undefined
  readonly onJobsFinished?: ((event: JobsFinishedEvent) => void) | undefined
  readonly onReminderSet?: ((event: ReminderSetEvent) => void) | undefined
  readonly onHandlersSaved?: ((event: HandlersSavedEvent) => void) | undefined
  /** Where papers are handed in; without it nothing leads there. */
  readonly onPapersWanted?: ((event: PapersWantedEvent) => void) | undefined
  /** The flows are on screen. */
  readonly onReady?: (() => void) | undefined
  readonly onError?: ((error: FangkitError) => void) | undefined
}

/** @public */
export interface FlowTabHandle {
  refresh(): void
  /** Follow-up people were chosen and not saved. */
  isDirty(): boolean
  requestLeave(): Promise<boolean>
}
