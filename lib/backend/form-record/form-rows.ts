import { documentUrlOf, type FormDocument, formSets, type FormSet } from '../../domain/form-record/form-documents.ts'
import { FORM_GROUP_NAMES, FORM_TEMPLATES } from '../../domain/form-record/form-templates.ts'
import type { FormTemplate } from '../../domain/form-record/form-template.ts'
import { formValues } from '../../domain/form-record/form-values.ts'
import type { FormRecordRow } from '../../contract/form-record-calls.ts'
import type { SignedIn } from '../handler.ts'
import { labelsOf } from '../record/labels.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { readFormCase, type ReadCase } from './form-case.ts'
import { formPrintTable } from './form-print-table.ts'
import { stampOf } from './form-stamp.ts'
import { printsOf } from './note-print.ts'

type Shared = Pick<FormRecordRow, 'formId' | 'formName' | 'documentUrl' | 'printStandard' | 'isValid' | 'stamp' | 'printed'>

/** Documents of a case under the forms they come in. */
export const setsOf = ({ of, facts }: ReadCase): readonly FormSet[] => formSets(FORM_TEMPLATES, facts, of.people)

/** Forms that go to the second address. @source APP-017 */
export const isFund = ({ group }: Pick<FormTemplate, 'group'>): boolean => group === 'fund'

/** The forms of a case, needed ones and others, in the order of their declaration. @source APP-001, APP-014 */
export async function formRows(context: SignedIn, project: Row): Promise<readonly FormRecordRow[]> {
  const read = await readFormCase(context.unit, project)
  const shared = await sharedBy(context, project, read)
  const rows: FormRecordRow[] = []
  for (const { template, isValid, documents } of setsOf(read)) {
    const { formId, formName, group, variant, printStandard, each } = template
    const answered = await Promise.all(documents.map(shared))
    const [only] = answered
    const own = each === undefined && only ? only : { formId, formName, printStandard, documentUrl: '', isValid: isValid ? 1 : 0, stamp: null, printed: null }
    rows.push({ ...own, Count: isValid ? documents.length : 0, childs: each === undefined ? [] : [...answered], group, groupName: FORM_GROUP_NAMES[group], variant, isFund: isFund(template) ? 1 : 0 })
  }
  return rows
}

/** What a form and one of its documents have in common on the wire. */
export async function sharedBy({ unit, ports }: SignedIn, project: Row, { of }: ReadCase): Promise<(document: FormDocument) => Promise<Shared>> {
  const prints = await printsOf(unit, project.key)
  const rows = [...prints.values()]
  const names = await labelsOf(unit, { printedBy: formPrintTable.fields['printedBy'] ?? { kind: 'account', label: '' } }, rows.map(({ values }) => ({ printedBy: values['printedBy'] ?? null })))
  const nameOf = new Map(rows.map((row, index) => [row.key, names[index]?.['printedBy'] ?? '']))
  const values = formValues(of)
  return async (document) => {
    const stamp = await stampOf(ports.files, document, values)
    const last = prints.get(document.formId)
    return {
      formId: document.formId, formName: document.formName, documentUrl: documentUrlOf(document.formId), printStandard: document.template.printStandard, isValid: document.isValid ? 1 : 0, stamp,
      printed: last ? { at: Number(last.values['printedAt']), by: textOf(last.values['printedBy']), byName: nameOf.get(last.key) ?? '', use: textOf(last.values['use']), stale: last.values['stamp'] !== stamp } : null,
    }
  }
}
