import type { FangkitError } from '../../client/fangkit-error.ts'
import type { WidgetOwn } from '../widget-surroundings.tsx'

/** Another document is shown, or none: the list is. @public */
export interface FormOpenEvent {
  readonly formId: string | null
  readonly source: 'user' | 'widget'
}
/** Fields that stand on a document were saved; `entity` is the service of the record. @public */
export interface FieldSavedEvent {
  readonly projectId: string
  readonly formId: string
  readonly entity: string
  readonly keyValue: string
  readonly fields: readonly string[]
  readonly source: 'user'
}
/** Documents were handed to the printer or to a file. @public */
export interface FormsTakenEvent {
  readonly projectId: string
  readonly formIds: readonly string[]
  /** Pages of the file, blank ones that were put in included, and sheets of paper; null where whoever made it does not tell. */
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

/** @public */
export interface FormPreviewProps extends WidgetOwn {
  readonly projectId: string
  readonly readOnly?: boolean | undefined
  /** The document shown; the host decides. Null shows the list. */
  readonly formId?: string | null | undefined
  readonly defaultFormId?: string | null | undefined
  readonly onFormChange?: ((event: FormOpenEvent) => void) | undefined
  /** Which comparison form goes with a form, by its id; null for none. Forms that are not named have the one the back end says. @source APP-010, OPN-070 */
  readonly variants?: Readonly<Record<string, string | null>> | undefined
  /** Forms of the provident fund, besides those the back end says. @source APP-017 */
  readonly fundFormIds?: readonly string[] | undefined
  /** The same for documents of single people: form and document. */
  readonly fundFormPairs?: readonly (readonly [string, string])[] | undefined
  readonly endpoints?: FormEndpoints | undefined
  readonly onFieldSaved?: ((event: FieldSavedEvent) => void) | undefined
  readonly onPrinted?: ((event: FormsTakenEvent) => void) | undefined
  readonly onDownloaded?: ((event: FormsTakenEvent) => void) | undefined
  /** The forms are on screen. */
  readonly onReady?: (() => void) | undefined
  readonly onError?: ((error: FangkitError) => void) | undefined
}

/** @public */
export interface FormPreviewHandle {
  refresh(): void
  /** Opens a document; null goes back to the list. */
  goTo(formId: string | null): void
  /** Prints the document that is shown, or every one that is needed, one file for each print standard. */
  print(): void
  isDirty(): boolean
  requestLeave(): Promise<boolean>
}
