import type { BackendModule } from '../backend-module.ts'
import { helpNoteColumns, knowledgeClassColumns } from '../grid/computed/setting-columns.ts'
import { HELP_NOTES } from '../seed/fields/help-notes.ts'
import { addMissing } from '../seed/rows/add-missing.ts'
import { helpHandlers } from './help-handlers.ts'
import { helpNoteTable } from './help-note-table.ts'

/** Help texts of fields, and the classes of the knowledge base. */
export const helpModule: BackendModule = {
  tables: [helpNoteTable],
  handlers: helpHandlers,
  columns: { [helpNoteTable.name]: helpNoteColumns, knowledge_cls: knowledgeClassColumns },
  seed: (unit) => addMissing(unit, helpNoteTable, HELP_NOTES),
}
