import type { Ref } from 'react'
import type { LeaveGuard } from '../../form/leaving/leave-guard.ts'
import type { FormDocumentRow } from './document-list.ts'
import type { FieldSavedEvent } from './form-preview-props.ts'

/** What a document is fetched for: a preview is masked, a download or a print is noted. */
export type FormUse = 'preview' | 'download' | 'print'

export interface FetchOptions {
  /** Without anything of the case on it. */
  readonly blank?: boolean | undefined
  readonly use: FormUse
  readonly signal?: AbortSignal | undefined
}
/** A file that arrived; numbers are null where whoever answered does not tell them. */
export interface FetchedForm {
  readonly blob: Blob
  readonly pages: number | null
  readonly sheets: number | null
  readonly count: number | null
  readonly stamp: string | null
  /** One for each page where the back end tells them: the same stamp, the same page. */
  readonly pageStamps: readonly string[]
}
/**
 * Fetches one document.
 *
 * @throws FormFileError in words for people; FangkitError of kind `aborted` when it was called off
 */
export type FetchForm = (document: FormDocumentRow, options: FetchOptions) => Promise<FetchedForm>
/** Several of one print standard in one file. @throws as {@link FetchForm} */
export type FetchForms = (documents: readonly FormDocumentRow[], options: FetchOptions) => Promise<FetchedForm>

/** One document beside its fields; a chunk of its own, which draws its own page. */
export interface FormPreviewScreenProps {
  readonly projectId: string
  /** All of them in the order of previous and next. */
  readonly documents: readonly FormDocumentRow[]
  readonly formId: string
  /** Which comparison form goes with a document; null for none. @source APP-010, OPN-070 */
  readonly variantOf: (formId: string) => string | null
  readonly fetchForm: FetchForm
  readonly readOnly: boolean
  /** Another document, or null for the list. Whoever is asked asks `guard` before. */
  readonly onOpen: (formId: string | null) => void
  readonly onSaved: (event: FieldSavedEvent) => void
  readonly onPrint: (document: FormDocumentRow) => void
  readonly onDownload: (document: FormDocumentRow, blank: boolean) => void
  /** A print or a download of it is under way. */
  readonly busy: boolean
  readonly guard: Ref<LeaveGuard>
}

/** A file that is kept as it is. */
export interface FormFileScreenProps
  extends Pick<FormPreviewScreenProps, 'documents' | 'fetchForm' | 'onOpen' | 'onDownload' | 'onPrint' | 'busy'> {
  readonly document: FormDocumentRow
}
