import type { BackendModule } from '../backend-module.ts'
import { addTemplates } from '../seed/form-templates/seed-templates.ts'
import { formPrintTable } from './form-print-table.ts'
import { formTemplateTable } from './form-template-table.ts'
import { formRecordCalls } from '../../contract/document/form-record-calls.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { implement, type Implementation } from '../handler.ts'
import { visibleCase } from '../member/case-access.ts'
import { needs } from '../policy.ts'
import { formFields } from './form-fields.ts'
import { formRows } from './form-rows.ts'

/** Calls for the application forms of a case. @source APP-001, APP-007, APP-015 */
const formRecordHandlers: readonly Implementation[] = [
  implement(formRecordCalls.getFormRecordList, needs(PRIVILEGE.search), async ({ prjId }, context) => {
    const data = await formRows(context, await visibleCase(context, prjId))
    return { data, total: data.length }
  }),
  implement(formRecordCalls.getFormFields, needs(PRIVILEGE.detail), async ({ prjId, formId }, context) => ({
    data: await formFields(context, prjId, formId),
  })),
]

/** Application forms. */
export const formRecordModule: BackendModule = {
  tables: [formTemplateTable, formPrintTable],
  handlers: formRecordHandlers,
  seed: addTemplates,
}
