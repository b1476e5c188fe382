import { FORM_TEMPLATES } from '../../../domain/form-record/form-templates.ts'
import { recordOfTemplate } from '../../../domain/form-record/template-row.ts'
import type { NewRow, Unit } from '../../store.ts'
import { formTemplateTable } from '../../tables.ts'
import { filledOnly } from '../rows/filled.ts'

/** Room for others in between. */
const STEP = 10

/** The forms that come along, as rows. */
export const TEMPLATE_ROWS: readonly NewRow[] = FORM_TEMPLATES.map((template, index) => ({
  key: `form-${template.formId.toLowerCase()}`,
  project: null,
  city: null,
  values: filledOnly(recordOfTemplate(template, (index + 1) * STEP)),
}))

/** Only where there is none: a form that somebody took out must not come back. */
export async function addTemplates(unit: Unit): Promise<void> {
  const { rows } = await unit.list(formTemplateTable, { page: 1, pageSize: 1, counted: false })
  if (rows.length === 0) await unit.insertAll(formTemplateTable, TEMPLATE_ROWS)
}
