import type { BackendModule } from '../backend-module.ts'
import { HELP_NOTES } from '../seed/fields/help-notes.ts'
import { addMissing } from '../seed/rows/add-missing.ts'
import { helpHandlers } from './help-handlers.ts'
import { helpNoteTable } from './help-note-table.ts'

/** Help texts of fields. */
export const helpModule: BackendModule = {
  tables: [helpNoteTable],
  handlers: helpHandlers,
  seed: (unit) => addMissing(unit, helpNoteTable, HELP_NOTES),
}
