import type { FormTemplate } from '../../domain/form-record/form-template.ts'
import { type TemplateAnswer, templateIn } from '../../domain/form-record/template-row.ts'
import type { Unit, Values } from '../store.ts'
import { formTemplateTable } from './form-template-table.ts'

/** Stored values are never changed in place, so equal objects are the same form. */
const readBefore = new WeakMap<Values, TemplateAnswer>()

function templateOf(values: Values): TemplateAnswer {
  const answer = readBefore.get(values) ?? templateIn(values)
  readBefore.set(values, answer)
  return answer
}

/**
 * The forms in use, in order. A form that refers to something removed is left out; the list of templates shows the
 * reason.
 */
export async function readTemplates(unit: Unit): Promise<readonly FormTemplate[]> {
  const { rows } = await unit.list(formTemplateTable, {
    where: { field: 'enabled', is: [1] },
    sort: [{ field: 'sortOrder' }],
    counted: false,
  })
  return rows.flatMap(({ values }) => {
    const answer = templateOf(values)
    return answer.ok ? [answer.template] : []
  })
}
