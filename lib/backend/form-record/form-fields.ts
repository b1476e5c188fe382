import { titleOf } from '../../catalogue/field-state.ts'
import type { FormFields } from '../../contract/document/form-record-calls.ts'
import { documentOf } from '../../domain/form-record/form-documents.ts'
import { entityOf, formValues } from '../../domain/form-record/form-values.ts'
import { layoutForm } from '../../domain/form-record/layout/layout-form.ts'
import type { FieldBox } from '../../domain/form-record/layout/drawing.ts'
import type { SignedIn } from '../handler.ts'
import { visibleCase } from '../member/case-access.ts'
import { Refusal } from '../refusal.ts'
import { type ReadCase, maskedCase, readFormCase } from './form-case.ts'
import { setsOf, sharedBy } from './form-rows.ts'

/** Message where the installation cannot draw forms. @source APP-018 */
export const NO_FORMS = '当前文档无法获取'

/**
 * Positions of the fields on a document of a case, as its preview shows it.
 * @throws Refusal NOT_FOUND, or STATUS where nothing draws forms
 */
export async function formFields(
  context: SignedIn,
  prjId: string | null | undefined,
  formId: string | null | undefined,
): Promise<FormFields> {
  const project = await visibleCase(context, prjId)
  const read = await readFormCase(context.unit, project, context.today)
  const document = documentOf(setsOf(read), formId ?? '')
  if (!document) throw new Refusal('NOT_FOUND', '没有这份申请表')
  const shared = await sharedBy(context, project, read)
  // A file of an institution has no known fields.
  if (document.template.file !== undefined)
    return { ...(await shared(document)), variant: null, pages: [], boxes: [], records: [] }
  const { forms } = context.ports
  if (!forms) throw new Refusal('STATUS', NO_FORMS)
  const { pages, boxes } = layoutForm(document.template, formValues(maskedCase(read.of)), forms.measure, document.turn)
  return {
    ...(await shared(document)),
    variant: document.template.variant,
    pages: pages.map(({ width, height }) => ({ width, height })),
    // Without the values: a user who wants to see one reads its record.
    boxes: boxes.map(({ page, x, y, width, height, entity, field, key }) => ({
      page,
      x,
      y,
      width,
      height,
      entity,
      field,
      key,
    })),
    records: recordsOn(boxes, read),
  }
}

/** The fields of a document grouped by record, both in reading order. */
function recordsOn(boxes: readonly FieldBox[], { of, facts }: ReadCase): FormFields['records'] {
  const records = new Map<
    string,
    {
      readonly entity: string
      readonly key: string | null
      readonly title: string
      readonly fields: Map<string, string>
    }
  >()
  for (const { entity, key, field, label } of boxes) {
    // Skips fields of a person who is not there yet. A record the case may have but has not stored can be started here.
    if (key === null && !Object.hasOwn(of.records, entity)) continue
    const id = `${entity} ${key}`
    const found = records.get(id) ?? {
      entity,
      key,
      title: titleIn(of, entity, key, facts),
      fields: new Map<string, string>(),
    }
    if (!found.fields.has(field)) found.fields.set(field, label)
    records.set(id, found)
  }
  return [...records.values()].map(({ fields, ...record }) => ({
    ...record,
    fields: [...fields].map(([field, label]) => ({ field, label })),
  }))
}

/** The title of a record; for records of a person it includes their name. */
function titleIn({ people }: ReadCase['of'], service: string, key: string | null, facts: ReadCase['facts']): string {
  for (const { member, records } of Object.values(people).flat()) {
    const own = member.key === key ? member : (records[service] ?? []).find((source) => source.key === key)
    if (key !== null && own) {
      const title = titleOf(entityOf({ entity: service }), { ...facts, ...own.record })
      return `${title}·${String(member.record['hf23LinkName'] ?? '')}`
    }
  }
  return titleOf(entityOf({ entity: service }), facts)
}
