import type { FormTemplate } from '../../domain/form-record/form-template.ts'
import { templateIn } from '../../domain/form-record/template-row.ts'
import type { Unit } from '../store.ts'
import { formTemplateTable } from '../tables.ts'

/** The forms of an installation that are in use, in their order. One that names what is no longer there is left out; the list of templates says why. */
export async function readTemplates(unit: Unit): Promise<readonly FormTemplate[]> {
  const { rows } = await unit.list(formTemplateTable, { where: { field: 'enabled', is: [1] }, sort: [{ field: 'sortOrder' }], counted: false })
  return rows.flatMap(({ values }) => {
    const answer = templateIn(values)
    return answer.ok ? [answer.template] : []
  })
}
