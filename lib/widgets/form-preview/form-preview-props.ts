import type { FangkitError } from '../../client/fangkit-error.ts'
import type { WidgetOwn } from '../widget-providers.tsx'

/** Another document is shown, or the list. @public */
export interface FormOpenEvent {
  /** Key of the document; null for the list. */
  readonly formId: string | null
  /** `widget` where the host asked for it with `goTo`. */
  readonly source: 'user' | 'widget'
}
/** Fields shown on a document were saved; `entity` is the service of the record. @public */
export interface FieldSavedEvent {
  /** Key of the case. */
  readonly projectId: string
  /** Key of the document that showed the fields. */
  readonly formId: string
  /** Service of the saved record, such as `Hf20PrjBase`. */
  readonly entity: string
  /** Key of the saved record. */
  readonly keyValue: string
  /** Wire names of the changed fields, one for each control. */
  readonly fields: readonly string[]
  readonly source: 'user'
}
/** Documents were printed or saved as a file. @public */
export interface FormsTakenEvent {
  /** Key of the case. */
  readonly projectId: string
  /** Keys of the documents in the file, in their order. */
  readonly formIds: readonly string[]
  /** Pages of the file including inserted blank ones; null where the server does not send the number. */
  readonly pages: number | null
  /** Sheets of paper the file needs; null where the server does not send the number. */
  readonly sheets: number | null
  /** True for forms without the data of the case. */
  readonly blank: boolean
  readonly source: 'user'
}
/** Paths of the documents, below the base address. @source APP-016, APP-017 @public */
export interface FormEndpoints {
  /** Default `form/word`. */
  readonly word?: string | undefined
  /** Default `form/fund`; for forms of {@link FormPreviewProps.fundFormIds} and of the pairs. */
  readonly fund?: string | undefined
  /** Default `form/merged`. */
  readonly merged?: string | undefined
}

/** The case whose application forms FormPreview shows, the open document and what it notifies the host of. @public */
export interface FormPreviewProps extends WidgetOwn {
  /** Key of the case. */
  readonly projectId: string
  /** Makes the fields beside a document read-only. */
  readonly readOnly?: boolean | undefined
  /** The shown document, controlled by the host. Null shows the list. */
  readonly formId?: string | null | undefined
  /** The document shown at first; the list by default. */
  readonly defaultFormId?: string | null | undefined
  /** Another document is shown, or the user asks for it where the host controls it. */
  readonly onFormChange?: ((event: FormOpenEvent) => void) | undefined
  /**
   * The comparison form by form id; null for none. Forms that are not listed use the one from the back end.
   * @source APP-010, OPN-070
   */
  readonly variants?: Readonly<Record<string, string | null>> | undefined
  /** Forms of the provident fund, in addition to those marked by the back end. @source APP-017 */
  readonly fundFormIds?: readonly string[] | undefined
  /** The same for documents of a form per person: form id and document id. */
  readonly fundFormPairs?: readonly (readonly [string, string])[] | undefined
  /** Paths of documents, where a back end uses other ones than the default. */
  readonly endpoints?: FormEndpoints | undefined
  /** Fields shown on a document were saved. */
  readonly onFieldSaved?: ((event: FieldSavedEvent) => void) | undefined
  /** Documents were sent to the printer. */
  readonly onPrinted?: ((event: FormsTakenEvent) => void) | undefined
  /** Documents were saved as a file. */
  readonly onDownloaded?: ((event: FormsTakenEvent) => void) | undefined
  /** The forms are on screen. */
  readonly onReady?: (() => void) | undefined
  /** The forms could not be loaded. */
  readonly onError?: ((error: FangkitError) => void) | undefined
}

/** Methods a host can call on FormPreview. @public */
export interface FormPreviewHandle {
  /** Loads the list and the shown document again; unsaved values stay. */
  refresh(): void
  /** Opens a document; null goes back to the list. */
  goTo(formId: string | null): void
  /** Prints the shown document, or all required ones, one file per print standard. */
  print(): void
  /** True when fields beside the document have unsaved changes. */
  isDirty(): boolean
  /** Asks about unsaved changes. True when the page may be left. */
  requestLeave(): Promise<boolean>
}
