import { documentUrlOf, type FormDocument, formSets, type FormSet } from '../../domain/form-record/form-documents.ts'
import type { FormTemplate } from '../../domain/form-record/form-template.ts'
import { formValues } from '../../domain/form-record/form-values.ts'
import type { FormRecordRow } from '../../contract/document/form-record-calls.ts'
import { signedAddress } from '../file/document-address.ts'
import { documentTable } from '../file/document-table.ts'
import type { SignedIn } from '../handler.ts'
import { labelsOf } from '../record/labels.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { GROUPS, readFormCase, type ReadCase } from './form-case.ts'
import { formPrintTable } from './form-print-table.ts'
import { stampOf } from './form-stamp.ts'
import { printsOf } from './note-print.ts'

type Shared = Pick<
  FormRecordRow,
  'formId' | 'formName' | 'documentUrl' | 'printStandard' | 'isValid' | 'stamp' | 'printed' | 'fileFormat'
>

/** Documents of a case grouped by form. */
export const setsOf = ({ of, facts, templates }: ReadCase): readonly FormSet[] => formSets(templates, facts, of.people)

/** True for forms served under the second address. @source APP-017 */
export const isFund = ({ group }: Pick<FormTemplate, 'group'>): boolean => group === 'fund'

/** The forms of a case, needed ones and others, in order. @source APP-001, APP-014 */
export async function formRows(context: SignedIn, project: Row): Promise<readonly FormRecordRow[]> {
  const read = await readFormCase(context.unit, project, context.today)
  const shared = await sharedBy(context, project, read)
  const groups = new Map((read.of.dictionaries[GROUPS] ?? []).map(({ key, text }) => [key, text]))
  const rows: FormRecordRow[] = []
  for (const { template, isValid, documents } of setsOf(read)) {
    const { formId, formName, group, variant, printStandard, each } = template
    const answered = await Promise.all(documents.map(shared))
    const [only] = answered
    const own =
      each === undefined && only
        ? only
        : {
            formId,
            formName,
            printStandard,
            documentUrl: '',
            isValid: isValid ? 1 : 0,
            stamp: null,
            printed: null,
            fileFormat: null,
          }
    rows.push({
      ...own,
      Count: isValid ? documents.length : 0,
      childs: each === undefined ? [] : [...answered],
      group,
      groupName: groups.get(group) ?? group,
      variant: template.file === undefined ? variant : null,
      isFund: isFund(template) ? 1 : 0,
    })
  }
  return rows
}

/** Wire values that a form and its documents have in common. */
export async function sharedBy(
  { unit, ports, now }: SignedIn,
  project: Row,
  { of }: ReadCase,
): Promise<(document: FormDocument) => Promise<Shared>> {
  const prints = await printsOf(unit, project.key)
  const rows = [...prints.values()]
  const names = await labelsOf(
    unit,
    { printedBy: formPrintTable.fields['printedBy'] ?? { kind: 'account', label: '' } },
    rows.map(({ values }) => ({ printedBy: values['printedBy'] ?? null })),
  )
  const nameOf = new Map(rows.map((row, index) => [row.key, names[index]?.['printedBy'] ?? '']))
  const values = formValues(of)
  return async (document) => {
    const { file } = document.template
    if (file !== undefined)
      return {
        ...(await fileOf({ unit, ports, now }, file)),
        formId: document.formId,
        formName: document.formName,
        printStandard: document.template.printStandard,
        isValid: document.isValid ? 1 : 0,
        stamp: null,
        printed: null,
      }
    const stamp = await stampOf(ports.files, document, values)
    const last = prints.get(document.formId)
    return {
      formId: document.formId,
      formName: document.formName,
      documentUrl: documentUrlOf(document.formId),
      printStandard: document.template.printStandard,
      isValid: document.isValid ? 1 : 0,
      stamp,
      fileFormat: null,
      printed: last
        ? {
            at: Number(last.values['printedAt']),
            by: textOf(last.values['printedBy']),
            byName: nameOf.get(last.key) ?? '',
            use: textOf(last.values['use']),
            stale: last.values['stamp'] !== stamp,
          }
        : null,
    }
  }
}

/** Address and type of an institution's own file; empty when the file was removed. @source APP-013 */
async function fileOf(
  { unit, ports, now }: Pick<SignedIn, 'unit' | 'ports' | 'now'>,
  file: string,
): Promise<Pick<Shared, 'documentUrl' | 'fileFormat'>> {
  const document = await unit.get(documentTable, file)
  if (!document) return { documentUrl: '', fileFormat: null }
  return { documentUrl: await signedAddress(ports.files, file, now), fileFormat: textOf(document.values['format']) }
}
