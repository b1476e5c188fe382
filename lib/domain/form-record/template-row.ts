import type { RecordValues } from '../../catalogue/effect.ts'
import type { Scope } from '../../catalogue/kind.ts'
import { issueText, layoutIssues } from './check-template.ts'
import { isPersonList } from './form-people.ts'
import type { FormTemplate } from './form-template.ts'
import { layoutText } from './layout-text.ts'
import { parseCondition } from './parse-condition.ts'
import { type ParsedLayout, parseTemplateLayout, type TypedIssue } from './parse-template.ts'

/** The template a row stores, or what is wrong with it, in Chinese. @public */
export type TemplateAnswer =
  | { readonly ok: true; readonly template: FormTemplate }
  | { readonly ok: false; readonly problem: string }

/**
 * A form as it is stored. Its references were valid when it was written, so they are checked again. Never throws.
 * @public
 */
export function templateIn(record: Scope): TemplateAnswer {
  const { layout, needed, fileUrl } = record
  const file = typeof fileUrl === 'string' && fileUrl !== '' ? { file: fileUrl } : null
  // A file is the same for every person.
  const each = file ? {} : eachOf(record)
  const parsed: ParsedLayout = file ? { ok: true, blocks: [] } : parseTemplateLayout(String(layout ?? ''))
  if (!parsed.ok) return { ok: false, problem: issuesText(parsed.issues) }
  const wrong = layoutIssues({ blocks: parsed.blocks, ...each })
  if (wrong.length > 0) return { ok: false, problem: issuesText(wrong) }
  const condition = typeof needed === 'string' && needed.trim() !== '' ? parseCondition(needed) : null
  if (condition?.ok === false) return { ok: false, problem: `适用条件${issuesText(condition.issues)}` }
  const textOf = (name: string): string => String(record[name] ?? '')
  const { rowHeight } = record
  return {
    ok: true,
    template: {
      formId: textOf('formId'),
      formName: textOf('formName'),
      revision: Number(record['revision'] ?? 1),
      group: textOf('formGroup'),
      variant: textOf('variant') || null,
      issuer: textOf('issuer'),
      printStandard: textOf('printStandard'),
      ...(condition && { needed: condition.condition }),
      ...each,
      ...(typeof rowHeight === 'number' && { rowHeight }),
      ...file,
      blocks: parsed.blocks,
    },
  }
}

/** The row that stores a form; the reverse of `templateIn`. */
export function recordOfTemplate(
  { formId, formName, revision, group, variant, issuer, printStandard, needed, each, rowHeight, blocks }: FormTemplate,
  sortOrder: number,
): RecordValues {
  return {
    formId,
    formName,
    revision,
    formGroup: group,
    variant,
    issuer,
    printStandard,
    needed: needed ? JSON.stringify(needed, null, 2) : null,
    eachPerson: each ?? null,
    rowHeight: rowHeight ?? null,
    layout: layoutText(blocks),
    enabled: 1,
    sortOrder,
  }
}

/** The list of people for whom the form exists once each. */
export function eachOf(record: Scope): Pick<FormTemplate, 'each'> {
  const each = record['eachPerson']
  return typeof each === 'string' && isPersonList(each) ? { each } : {}
}

/** Only this number of issues is named; correct these first. */
const MOST_REPORTED = 3

/** The issues in words that continue a label. */
export function issuesText(issues: readonly TypedIssue[]): string {
  const reported = issues.slice(0, MOST_REPORTED).map(issueText).join('；')
  return issues.length > MOST_REPORTED ? `有${issues.length}处不正确：${reported}；等` : reported
}
