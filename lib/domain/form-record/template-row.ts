import type { RecordValues } from '../../catalogue/effect.ts'
import type { Scope } from '../../catalogue/kind.ts'
import { issueText, layoutIssues } from './check-template.ts'
import { isPersonList } from './form-people.ts'
import type { FormTemplate } from './form-template.ts'
import { layoutText } from './layout-text.ts'
import { parseCondition } from './parse-condition.ts'
import { type ParsedLayout, parseTemplateLayout, type TypedIssue } from './parse-template.ts'

/** @public */
export type TemplateAnswer =
  | { readonly ok: true; readonly template: FormTemplate }
  | { readonly ok: false; readonly problem: string }

/**
 * A form as it is kept. What is written in it names fields that were there when it was written: they are looked for
 * anew. Never throws.
 * @public
 */
export function templateIn(record: Scope): TemplateAnswer {
  const { layout, needed, fileUrl } = record
  const file = typeof fileUrl === 'string' && fileUrl !== '' ? { file: fileUrl } : null
  // A file is the same for everybody.
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

/** A form as it is kept, and back. */
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

/** Whom there is one for each of. */
export function eachOf(record: Scope): Pick<FormTemplate, 'each'> {
  const each = record['eachPerson']
  return typeof each === 'string' && isPersonList(each) ? { each } : {}
}

/** More are named once these are mended. */
const MOST_REPORTED = 3

/** What is wrong in words that continue a label. */
export function issuesText(issues: readonly TypedIssue[]): string {
  const reported = issues.slice(0, MOST_REPORTED).map(issueText).join('；')
  return issues.length > MOST_REPORTED ? `有${issues.length}处不正确：${reported}；等` : reported
}
