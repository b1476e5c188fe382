import type { FormRecordRow } from '../../contract/document/form-record-calls.ts'
import { PRINT_STANDARD } from '../../domain/codes.ts'

/** One document: a form, or a form for one person. */
export interface FormDocumentRow {
  /** Id of the form; for a form per person, followed by a dot and the person's key. */
  readonly formId: string
  readonly formName: string
  /** Value for `pathUrl`; empty for a document that cannot be fetched. */
  readonly documentUrl: string
  readonly printStandard: string | null
  /** The case needs it. @source APP-009 */
  readonly needed: boolean
  /** Changes whenever a value on the document changes. */
  readonly stamp: string | null
  readonly printed: FormRecordRow['printed']
  /** The form it belongs to; equal to `formId` for a form that exists once. */
  readonly parentId: string
  readonly parentName: string
  readonly groupName: string
  /** The comparison form according to the back end; `variantOf` takes precedence. */
  readonly variant: string | null
  /** A form of the provident fund, according to the back end. */
  readonly isFund: boolean
  /**
   * File extension of a stored file, such as `docx`; null for a form that is generated for the case.
   * @source APP-013
   */
  readonly fileFormat: string | null
}

/** A form in the list. */
export interface FormListItem {
  readonly formId: string
  readonly formName: string
  readonly groupName: string
  readonly needed: boolean
  /** Number of required documents. */
  readonly count: number
  readonly printStandard: string | null
  /** For a form that exists once, the form itself. */
  readonly documents: readonly FormDocumentRow[]
  /** True for a form per person. */
  readonly perPerson: boolean
}

/** Paths of generated forms. */
const DRAWN = /^\/?form\//
const ENDING = /\.(docx?|xlsx?|gif|pdf)$/i

/** @param given format named by the back end, for addresses without a file extension */
function fileFormatOf(documentUrl: string, format: string | null): string | null {
  if (format !== null && format !== '') return format.toLowerCase()
  return DRAWN.test(documentUrl) ? null : (ENDING.exec(documentUrl)?.[1]?.toLowerCase() ?? null)
}

/** The forms of an answer with their documents, in its order. @source APP-001, APP-014 */
export function formListItems(rows: readonly FormRecordRow[]): readonly FormListItem[] {
  return rows.map((row) => {
    const { formId, formName, groupName, printStandard, Count, childs, variant, isFund, isValid } = row
    const document = (one: FormRecordRow | FormRecordRow['childs'][number]): FormDocumentRow => ({
      formId: one.formId,
      formName: one.formName,
      documentUrl: one.documentUrl,
      printStandard: one.printStandard ?? printStandard,
      needed: one.isValid !== 0 && isValid !== 0,
      stamp: one.stamp,
      printed: one.printed,
      parentId: formId,
      parentName: formName,
      groupName,
      variant,
      isFund: isFund === 1,
      fileFormat: fileFormatOf(one.documentUrl, one.fileFormat),
    })
    const perPerson = childs.length > 0 || row.documentUrl === ''
    return {
      formId,
      formName,
      groupName,
      needed: isValid !== 0,
      count: Count,
      printStandard,
      perPerson,
      documents: perPerson ? childs.map(document) : [document(row)],
    }
  })
}

/**
 * All documents in list order, required ones first within a form, for previous and next.
 * @source APP-006
 */
export function documentList(rows: readonly FormRecordRow[]): readonly FormDocumentRow[] {
  const all = formListItems(rows).flatMap(({ documents }) => documents)
  return [...all.filter(({ needed }) => needed), ...all.filter(({ needed }) => !needed)]
}

export const isDuplex = ({ printStandard }: Pick<FormDocumentRow, 'printStandard'>): boolean =>
  printStandard === PRINT_STANDARD.doubleSided
