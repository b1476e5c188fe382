import type { Ref } from 'react'
import type { AppendixInfo, PaperFile, PaperRow } from '../../contract/document/paper-calls.ts'
import type { PaperSide } from '../../domain/paper/paper-side.ts'
import type { PaperDraft } from './papers-tab-props.ts'

/** What a drawer with uploads under way can be asked. */
export interface UploadsHandle {
  retryAll(): void
  /** How many files are on their way or did not arrive. */
  unfinished(): number
}

/** The drawer in which a paper is handed in; a chunk of its own. */
export interface UploadDrawerProps {
  readonly projectId: string
  readonly side: PaperSide
  readonly row: PaperRow
  /**
   * Everything else of the case: other papers a file may count for as well, people who may provide it, what the caller
   * may do.
   */
  readonly info: AppendixInfo
  readonly readOnly: boolean
  /** Whose paper is shown first; null for the first that lacks it. */
  readonly usingId: string | null
  readonly beforeUpload:
    | ((draft: PaperDraft, options: { readonly signal: AbortSignal }) => Promise<true | string | File>)
    | null
  /** Something changed: files were added, removed, compared, a paper was set aside. The list loads again. */
  readonly onChanged: () => void
  readonly onAdded: (files: readonly PaperFile[]) => void
  readonly onRemoved: (id: string, cardType: string) => void
  /** The paper before and after it in the list as it is shown; null at its ends. */
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
  readonly handle: Ref<UploadsHandle>
  readonly onClose: () => void
}

/** Guidance and sample pictures of a paper; a chunk of its own. */
export interface PaperGuideProps {
  readonly row: PaperRow
  readonly onClose: () => void
}
