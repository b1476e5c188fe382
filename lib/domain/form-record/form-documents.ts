import { holds } from '../../catalogue/condition.ts'
import type { Scope } from '../../catalogue/kind.ts'
import { PRINT_STANDARD } from '../codes.ts'
import type { FormTemplate } from './form-template.ts'
import type { FormCase, FormTurn } from './form-values.ts'

/** One document to print: a form, or the form of one person. @public */
export interface FormDocument {
  /** Id of the form; where there is one for each person, followed by a dot and the key of the person. */
  readonly formId: string
  readonly formName: string
  readonly template: FormTemplate
  readonly turn: FormTurn
  readonly isValid: boolean
}
/** A form with the documents it consists of. @public */
export interface FormSet {
  readonly template: FormTemplate
  /** Whether the case needs it. */
  readonly isValid: boolean
  readonly documents: readonly FormDocument[]
}

/** Prefix of the addresses of forms. */
const ADDRESS = '/form/'

/** The documents of a case, needed or not. @param facts of the case, with its lending bank */
export function formSets(
  templates: readonly FormTemplate[],
  facts: Scope,
  people: FormCase['people'],
): readonly FormSet[] {
  return templates.map((template) => {
    const { formId, formName, each, needed } = template
    const isValid = needed === undefined || holds(needed, facts)
    if (each === undefined) return { template, isValid, documents: [{ formId, formName, template, turn: {}, isValid }] }
    const documents = people[each].map(
      ({ member }, at): FormDocument => ({
        formId: `${formId}.${member.key ?? at}`,
        formName: `${formName}（${String(member.record['hf23LinkName'] ?? `第${at + 1}人`)}）`,
        template,
        turn: { person: { among: each, at } },
        isValid,
      }),
    )
    return { template, isValid: isValid && documents.length > 0, documents }
  })
}

/** The document of a form id; without a person, a form that exists for each person is a blank one. */
export function documentOf(sets: readonly FormSet[], formId: string): FormDocument | null {
  for (const { template, documents, isValid } of sets) {
    const found = documents.find((document) => document.formId === formId)
    if (found) return found
    if (template.formId === formId) return { formId, formName: template.formName, template, turn: {}, isValid }
  }
  return null
}

/** The address of a document, as lists name it; `formIdIn` is the reverse. */
export const documentUrlOf = (formId: string): string => `${ADDRESS}${formId}.pdf`
export function formIdIn(documentUrl: string): string | null {
  return /^\/form\/([A-Za-z0-9-]{1,32}(?:\.[A-Za-z0-9-]{1,64})?)\.pdf$/.exec(documentUrl)?.[1] ?? null
}

export const isDoubleSided = ({ printStandard }: FormTemplate): boolean => printStandard === PRINT_STANDARD.doubleSided
