import type { BackendModule } from '../backend-module.ts'
import { addDictionaries } from '../seed/dictionaries/add-dictionaries.ts'
import { describeChanges } from './audit-changes.ts'
import { auditActions, auditObjects } from './audit-dictionaries.ts'
import { auditLogTable } from './audit-log-table.ts'
import { caseChangeHandlers } from './changes/case-change-handlers.ts'
import { caseLookTable, loginLogTable, remindTable, shareTable } from './log-tables.ts'
import { shareRules } from './share-rules.ts'

/** The audit log, logs of log-ins, reminders and shares, and what changed in a case since a look at it. */
export const logModule: BackendModule = {
  tables: [remindTable, loginLogTable, shareTable, auditLogTable, caseLookTable],
  handlersBeside: caseChangeHandlers,
  listRules: ({ tables }) => ({
    [auditLogTable.name]: { complete: describeChanges(tables) },
    [shareTable.name]: shareRules,
  }),
  seed: (unit, tables) => addDictionaries(unit, [auditActions(), auditObjects(tables)]),
}
