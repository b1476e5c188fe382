import type { Ref } from 'react'
import type { LeaveGuard } from '../../form/leaving/leave-guard.ts'
import type { FormDocumentRow } from './document-list.ts'
import type { FieldSavedEvent } from './form-preview-props.ts'

/** Why a document is fetched: a preview is masked; a download or a print is logged. */
export type FormUse = 'preview' | 'download' | 'print'

export interface FetchOptions {
  /** Generates the form without any data of the case. */
  readonly blank?: boolean | undefined
  readonly use: FormUse
  readonly signal?: AbortSignal | undefined
}
/** A fetched file; numbers are null where the server does not send them. */
export interface FetchedForm {
  readonly blob: Blob
  readonly pages: number | null
  readonly sheets: number | null
  readonly count: number | null
  readonly stamp: string | null
  /** One stamp per page where the server sends them; equal stamps mean an unchanged page. */
  readonly pageStamps: readonly string[]
}
/**
 * Fetches one document.
 *
 * @throws FormFileError with a user-facing text; FangkitError of kind `aborted` when cancelled
 */
export type FetchForm = (document: FormDocumentRow, options: FetchOptions) => Promise<FetchedForm>
/** Fetches several documents of one print standard as one file. @throws as {@link FetchForm} */
export type FetchForms = (documents: readonly FormDocumentRow[], options: FetchOptions) => Promise<FetchedForm>

/** Props of the screen with one document beside its fields; a chunk that draws its own page. */
export interface FormPreviewScreenProps {
  readonly projectId: string
  /** All documents in the order of previous and next. */
  readonly documents: readonly FormDocumentRow[]
  readonly formId: string
  /** The comparison form of a document; null for none. @source APP-010, OPN-070 */
  readonly variantOf: (formId: string) => string | null
  readonly fetchForm: FetchForm
  readonly readOnly: boolean
  /** Opens another document, or the list for null. The callee asks `guard` first. */
  readonly onOpen: (formId: string | null) => void
  readonly onSaved: (event: FieldSavedEvent) => void
  readonly onPrint: (document: FormDocumentRow) => void
  readonly onDownload: (document: FormDocumentRow, blank: boolean) => void
  /** True while it is being printed or downloaded. */
  readonly busy: boolean
  readonly guard: Ref<LeaveGuard>
}

/** Props of the screen for a stored file. */
export interface FormFileScreenProps
  extends Pick<FormPreviewScreenProps, 'documents' | 'fetchForm' | 'onOpen' | 'onDownload' | 'onPrint' | 'busy'> {
  readonly document: FormDocumentRow
}
