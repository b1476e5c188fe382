import type { FangkitError } from '../../client/fangkit-error.ts'
import type { PaperFile } from '../../contract/document/paper-calls.ts'
import type { PaperSide } from '../../domain/paper/paper-side.ts'
import type { WidgetOwn } from '../widget-providers.tsx'

/** Another job or another side is shown. @public */
export interface PapersViewEvent {
  /** Null for the papers of all jobs. */
  readonly jobId: string | null
  readonly role: PaperSide
  readonly source: 'user' | 'widget'
}
/** A file is about to be uploaded for a paper. @public */
export interface PaperDraft {
  /** Key of the case. */
  readonly projectId: string
  /** CARD_PAPER. */
  readonly cardType: string
  /** Key of the member, or `buyer`/`owner`. */
  readonly usingId: string
  readonly file: File
}
/** Files were handed in. @public */
export interface PaperAddedEvent {
  /** Key of the case. */
  readonly projectId: string
  readonly files: readonly PaperFile[]
  readonly source: 'user'
}
/** A file was taken out of a paper. @public */
export interface PaperRemovedEvent {
  /** Key of the case. */
  readonly projectId: string
  readonly id: string
  readonly cardType: string
  readonly source: 'user'
}

/** What PapersTab takes. @public */
export interface PapersTabProps extends WidgetOwn {
  /** Key of the case. */
  readonly projectId: string
  /** Nothing that changes anything is offered. */
  readonly readOnly?: boolean | undefined
  /** Papers of one job alone; the host decides. Null for all. */
  readonly jobId?: string | null | undefined
  /** The job whose papers are shown at first; null, as when absent, for those of all jobs. */
  readonly defaultJobId?: string | null | undefined
  /** Whose papers; the host decides. */
  readonly role?: PaperSide | undefined
  /** Whose papers are shown at first. */
  readonly defaultRole?: PaperSide | undefined
  /** Papers of another job or side are shown, or asked for where the host decides. */
  readonly onViewChange?: ((event: PapersViewEvent) => void) | undefined
  /** Asked for each file: false refuses it, a string refuses it with that sentence, another file takes its place. */
  readonly beforeUpload?:
    | ((
        draft: PaperDraft,
        options: { readonly signal: AbortSignal },
      ) => boolean | string | File | Promise<boolean | string | File>)
    | undefined
  /** Files were handed in. */
  readonly onPaperAdded?: ((event: PaperAddedEvent) => void) | undefined
  /** A file was taken out of a paper. */
  readonly onPaperRemoved?: ((event: PaperRemovedEvent) => void) | undefined
  /** The papers are on screen. */
  readonly onReady?: (() => void) | undefined
  /** The papers could not be loaded. */
  readonly onError?: ((error: FangkitError) => void) | undefined
}

/** What a host may ask of PapersTab. @public */
export interface PapersTabHandle {
  /** Loads the papers anew; files on their way stay. */
  refresh(): void
  /** Sends every file again that did not arrive. */
  retryAll(): void
  /** Files are on their way, or did not arrive. */
  isDirty(): boolean
  /** Asks what becomes of files that did not arrive. True when the page may be left. */
  requestLeave(): Promise<boolean>
}
