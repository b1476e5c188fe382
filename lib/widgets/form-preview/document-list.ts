import type { FormRecordRow } from '../../contract/document/form-record-calls.ts'
import { PRINT_STANDARD } from '../../domain/codes.ts'

/** One document: a form, or that of one person. */
export interface FormDocumentRow {
  /** That of the form; with the key of the person behind a dot where there is one for each. */
  readonly formId: string
  readonly formName: string
  /** What to send as `pathUrl`; empty for a document nobody can fetch. */
  readonly documentUrl: string
  readonly printStandard: string | null
  /** The case needs it. @source APP-009 */
  readonly needed: boolean
  /** Changes with anything that stands on it. */
  readonly stamp: string | null
  readonly printed: FormRecordRow['printed']
  /** The form it belongs to; `formId` where it comes once. */
  readonly parentId: string
  readonly parentName: string
  readonly groupName: string
  /** The comparison form the back end says; what counts is `variantOf`. */
  readonly variant: string | null
  /** Of the provident fund, as the back end says. */
  readonly isFund: boolean
  /**
   * Ending of a file that is kept as it is, such as `docx`; null for a form that is drawn for the case.
   * @source APP-013
   */
  readonly fileFormat: string | null
}

/** A form as the list shows it. */
export interface FormListItem {
  readonly formId: string
  readonly formName: string
  readonly groupName: string
  readonly needed: boolean
  /** Documents that are needed. */
  readonly count: number
  readonly printStandard: string | null
  /** Of a form that comes once, itself. */
  readonly documents: readonly FormDocumentRow[]
  /** It comes once for each person. */
  readonly perPerson: boolean
}

/** Drawn for the case by whoever answers the addresses of forms. */
const DRAWN = /^\/?form\//
const ENDING = /\.(docx?|xlsx?|gif|pdf)$/i

/** @param given by the back end, for files whose address does not end in what they are */
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
 * Documents one after another as the list has them: needed ones first within the order of the forms, for previous and
 * next.
 * @source APP-006
 */
export function documentList(rows: readonly FormRecordRow[]): readonly FormDocumentRow[] {
  const all = formListItems(rows).flatMap(({ documents }) => documents)
  return [...all.filter(({ needed }) => needed), ...all.filter(({ needed }) => !needed)]
}

export const isDuplex = ({ printStandard }: Pick<FormDocumentRow, 'printStandard'>): boolean =>
  printStandard === PRINT_STANDARD.doubleSided
