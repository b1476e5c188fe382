import { FORM_TEMPLATES } from '../../../domain/form-record/form-templates.ts'
import { recordOfTemplate } from '../../../domain/form-record/template-row.ts'
import type { NewRow, Unit } from '../../store.ts'
import { formTemplateTable } from '../../form-record/form-template-table.ts'
import { filledOnly } from '../rows/filled.ts'

/** Leaves numbers free for forms in between. */
const STEP = 10

/** The forms of the program, as rows. */
export const TEMPLATE_ROWS: readonly NewRow[] = FORM_TEMPLATES.map((template, index) => ({
  key: `form-${template.formId.toLowerCase()}`,
  project: null,
  city: null,
  values: filledOnly(recordOfTemplate(template, (index + 1) * STEP)),
}))

/** Adds the forms only into an empty table, so that a form staff removed does not come back. */
export async function addTemplates(unit: Unit): Promise<void> {
  const { rows } = await unit.list(formTemplateTable, { page: 1, pageSize: 1, counted: false })
  if (rows.length === 0) await unit.insertAll(formTemplateTable, TEMPLATE_ROWS)
}
