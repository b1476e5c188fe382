import type { FangkitError } from '../../client/fangkit-error.ts'
import type { PaperFile } from '../../contract/paper-calls.ts'
import type { PaperSide } from '../../domain/paper/paper-side.ts'
import type { WidgetOwn } from '../widget-surroundings.tsx'

/** Another job or another side is shown. @public */
export interface PapersViewEvent {
  /** Null for the papers of all jobs. */
  readonly jobId: string | null
  readonly role: PaperSide
  readonly source: 'user' | 'widget'
}
/** A file is about to be uploaded for a paper. @public */
export interface PaperDraft {
  readonly projectId: string
  /** CARD_PAPER. */
  readonly cardType: string
  /** Key of the member, or `buyer`/`owner`. */
  readonly usingId: string
  readonly file: File
}
/** Files were handed in. @public */
export interface PaperAddedEvent {
  readonly projectId: string
  readonly files: readonly PaperFile[]
  readonly source: 'user'
}
/** A file was taken out of a paper. @public */
export interface PaperRemovedEvent {
  readonly projectId: string
  readonly id: string
  readonly cardType: string
  readonly source: 'user'
}

/** @public */
export interface PapersTabProps extends WidgetOwn {
  readonly projectId: string
  readonly readOnly?: boolean | undefined
  /** Papers of one job alone; the host decides. Null for all. */
  readonly jobId?: string | null | undefined
  readonly defaultJobId?: string | null | undefined
  /** Whose papers; the host decides. */
  readonly role?: PaperSide | undefined
  readonly defaultRole?: PaperSide | undefined
  readonly onViewChange?: ((event: PapersViewEvent) => void) | undefined
  /** Asked for each file: false refuses it, a string refuses it with that sentence, another file takes its place. */
  readonly beforeUpload?: ((draft: PaperDraft, options: { readonly signal: AbortSignal }) => boolean | string | File | Promise<boolean | string | File>) | undefined
  readonly onPaperAdded?: ((event: PaperAddedEvent) => void) | undefined
  readonly onPaperRemoved?: ((event: PaperRemovedEvent) => void) | undefined
  /** The papers are on screen. */
  readonly onReady?: (() => void) | undefined
  readonly onError?: ((error: FangkitError) => void) | undefined
}

/** @public */
export interface PapersTabHandle {
  refresh(): void
  /** Sends every file again that did not arrive. */
  retryAll(): void
  /** Files are on their way, or did not arrive. */
  isDirty(): boolean
  requestLeave(): Promise<boolean>
}
