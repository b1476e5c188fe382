import type { FangkitError } from '../../client/fangkit-error.ts'
import type { WidgetOwn } from '../widget-providers.tsx'

/** Another document is shown, or none: the list is. @public */
export interface FormOpenEvent {
  readonly formId: string | null
  readonly source: 'user' | 'widget'
}
/** Fields that stand on a document were saved; `entity` is the service of the record. @public */
export interface FieldSavedEvent {
  /** Key of the case. */
  readonly projectId: string
  readonly formId: string
  readonly entity: string
  readonly keyValue: string
  readonly fields: readonly string[]
  readonly source: 'user'
}
/** Documents were handed to the printer or to a file. @public */
export interface FormsTakenEvent {
  /** Key of the case. */
  readonly projectId: string
  readonly formIds: readonly string[]
  /**
   * Pages of the file, blank ones that were put in included, and sheets of paper; null where whoever made it does not
   * tell.
   */
  readonly pages: number | null
  readonly sheets: number | null
  readonly blank: boolean
  readonly source: 'user'
}
/** Where documents are fetched, below the base address. @source APP-016, APP-017 @public */
export interface FormEndpoints {
  /** `form/word`. */
  readonly word?: string | undefined
  /** `form/fund`: forms of {@link FormPreviewProps.fundFormIds} and of the pairs. */
  readonly fund?: string | undefined
  /** `form/merged`. */
  readonly merged?: string | undefined
}

/** What FormPreview takes. @public */
export interface FormPreviewProps extends WidgetOwn {
  /** Key of the case. */
  readonly projectId: string
  /** Fields beside a document cannot be changed. */
  readonly readOnly?: boolean | undefined
  /** The document shown; the host decides. Null shows the list. */
  readonly formId?: string | null | undefined
  /** The document shown at first; the list when absent. */
  readonly defaultFormId?: string | null | undefined
  /** Another document is shown, or asked for where the host decides. */
  readonly onFormChange?: ((event: FormOpenEvent) => void) | undefined
  /**
   * Which comparison form goes with a form, by its id; null for none. Forms that are not named have the one the back
   * end says.
   * @source APP-010, OPN-070
   */
  readonly variants?: Readonly<Record<string, string | null>> | undefined
  /** Forms of the provident fund, besides those the back end says. @source APP-017 */
  readonly fundFormIds?: readonly string[] | undefined
  /** The same for documents of single people: form and document. */
  readonly fundFormPairs?: readonly (readonly [string, string])[] | undefined
  /** Where documents are fetched, where a back end has other addresses. */
  readonly endpoints?: FormEndpoints | undefined
  /** Fields that stand on a document were saved. */
  readonly onFieldSaved?: ((event: FieldSavedEvent) => void) | undefined
  /** Documents were handed to the printer. */
  readonly onPrinted?: ((event: FormsTakenEvent) => void) | undefined
  /** Documents were saved as a file. */
  readonly onDownloaded?: ((event: FormsTakenEvent) => void) | undefined
  /** The forms are on screen. */
  readonly onReady?: (() => void) | undefined
  /** The forms could not be loaded. */
  readonly onError?: ((error: FangkitError) => void) | undefined
}

/** What a host may ask of FormPreview. @public */
export interface FormPreviewHandle {
  /** Asks for the list, and the document that is shown, anew; what is being typed stays. */
  refresh(): void
  /** Opens a document; null goes back to the list. */
  goTo(formId: string | null): void
  /** Prints the document that is shown, or every one that is needed, one file for each print standard. */
  print(): void
  /** Something beside the document is not saved. */
  isDirty(): boolean
  /** Asks what becomes of unsaved changes. True when the page may be left. */
  requestLeave(): Promise<boolean>
}
