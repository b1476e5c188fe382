import type { FangkitError } from '../../client/fangkit-error.ts'
import type { PaperFile } from '../../contract/document/paper-calls.ts'
import type { PaperSide } from '../../domain/paper/paper-side.ts'
import type { CaseQueueProps, CaseRecordProps, RecordOnlyProps } from '../use-open-record.ts'
import type { WidgetOwn } from '../widget-providers.tsx'

/** The user switched to another job or side. @public */
export interface PapersViewEvent {
  /** Null for the papers of all jobs. */
  readonly jobId: string | null
  /** The side whose papers are shown. */
  readonly role: PaperSide
  /** `widget` where the tab moved to the side and job of a paper that was opened. */
  readonly source: 'user' | 'widget'
}
/** A file that is about to be uploaded for a paper. @public */
export interface PaperDraft {
  /** Key of the case. */
  readonly projectId: string
  /** CARD_PAPER. */
  readonly cardType: string
  /** Key of the member, or `buyer`/`owner`. */
  readonly usingId: string
  /** As the user chose it, before a large picture is scaled down. */
  readonly file: File
}
/** Files were submitted. @public */
export interface PaperAddedEvent {
  /** Key of the case. */
  readonly projectId: string
  /** As the server stored them. */
  readonly files: readonly PaperFile[]
  readonly source: 'user'
}
/** A file was removed from a paper. @public */
export interface PaperRemovedEvent {
  /** Key of the case. */
  readonly projectId: string
  readonly id: string
  /** Kind of the paper the file belonged to (CARD_PAPER). */
  readonly cardType: string
  readonly source: 'user'
}

/** The case whose papers PapersTab shows, the chosen job and what it notifies the host of. @public */
export interface PapersTabProps extends WidgetOwn, CaseRecordProps, CaseQueueProps, RecordOnlyProps {
  /** Key of the case. */
  readonly projectId: string
  /** Hides every action that changes data. */
  readonly readOnly?: boolean | undefined
  /** Shows the papers of one job, controlled by the host. Null for all. */
  readonly jobId?: string | null | undefined
  /** The job whose papers are shown at first; null, the default, for all jobs. */
  readonly defaultJobId?: string | null | undefined
  /** The side whose papers are shown, controlled by the host. */
  readonly role?: PaperSide | undefined
  /** The side whose papers are shown at first. */
  readonly defaultRole?: PaperSide | undefined
  /** The user switched to another job or side, or asks for it where the host controls it. */
  readonly onViewChange?: ((event: PapersViewEvent) => void) | undefined
  /** Called for each file: false refuses it, a string refuses it with that message, and a file replaces it. */
  readonly beforeUpload?:
    | ((
        draft: PaperDraft,
        options: { readonly signal: AbortSignal },
      ) => boolean | string | File | Promise<boolean | string | File>)
    | undefined
  /** Files were submitted. */
  readonly onPaperAdded?: ((event: PaperAddedEvent) => void) | undefined
  /** A file was removed from a paper. */
  readonly onPaperRemoved?: ((event: PaperRemovedEvent) => void) | undefined
  /** The papers are on screen. */
  readonly onReady?: (() => void) | undefined
  /** The papers could not be loaded. */
  readonly onError?: ((error: FangkitError) => void) | undefined
}

/** Methods a host can call on PapersTab. @public */
export interface PapersTabHandle {
  /** Loads the papers again; uploads continue. */
  refresh(): void
  /** Retries all failed uploads. */
  retryAll(): void
  /** True while files are uploading or have failed. */
  isDirty(): boolean
  /** Asks about failed uploads. True when the page may be left. */
  requestLeave(): Promise<boolean>
}
