import type { Ref } from 'react'
import type { AppendixInfo, PaperFile, PaperRow } from '../../contract/document/paper-calls.ts'
import type { PaperSide } from '../../domain/paper/paper-side.ts'
import type { ListedPaper } from './paper-list.ts'
import type { PaperDraft } from './papers-tab-props.ts'

/** Methods of a drawer with uploads in progress. */
export interface UploadsHandle {
  retryAll(): void
  /** Number of files that are uploading or have failed. */
  unfinished(): number
}

/** Props of the drawer for submitting a paper, which is a chunk of its own. */
export interface UploadDrawerProps {
  readonly projectId: string
  readonly side: PaperSide
  readonly row: PaperRow
  /** Data of the whole case: other papers a file may count for, people who may provide it, and the user's rights. */
  readonly info: AppendixInfo
  readonly readOnly: boolean
  /** The person shown first; null for the first one who lacks the paper. */
  readonly usingId: string | null
  readonly beforeUpload:
    | ((draft: PaperDraft, options: { readonly signal: AbortSignal }) => Promise<true | string | File>)
    | null
  /** Files were added, removed or checked, or a paper was waived: the list loads again. */
  readonly onChanged: () => void
  readonly onAdded: (files: readonly PaperFile[]) => void
  readonly onRemoved: (id: string, cardType: string) => void
  /** Opens the previous paper of the shown list; null at the start. */
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
  /** Previous and next lead through a list of the host. */
  readonly queued: boolean
  /** The papers of the open tab, of both sides. */
  readonly listed: readonly ListedPaper[]
  /** Key of the file to look at first; the viewer stays closed when absent. */
  readonly look?: string | undefined
  /** Opens another paper. */
  readonly onMove: (paper: ListedPaper) => void
  readonly handle: Ref<UploadsHandle>
  readonly onClose: () => void
}

/** Props of the guidance and samples of a paper, which is a chunk of its own. */
export interface PaperGuideProps {
  readonly row: PaperRow
  readonly onClose: () => void
}
