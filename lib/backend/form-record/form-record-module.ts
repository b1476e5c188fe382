import type { BackendModule } from '../backend-module.ts'
import { addTemplates } from '../seed/form-templates/seed-templates.ts'
import { formPrintTable } from './form-print-table.ts'
import { formRecordHandlers } from './form-record-handlers.ts'
import { formTemplateTable } from './form-template-table.ts'

/** Application forms. */
export const formRecordModule: BackendModule = {
  tables: [formTemplateTable, formPrintTable],
  handlers: formRecordHandlers,
  seed: addTemplates,
}
