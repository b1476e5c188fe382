import type { BackendModule } from '../backend-module.ts'
import { addDictionaries } from '../seed/dictionaries/add-dictionaries.ts'
import { describeChanges } from './audit-changes.ts'
import { auditActions, auditObjects } from './audit-dictionaries.ts'
import { auditLogTable } from './audit-log-table.ts'
import { loginLogTable, remindTable, shareTable } from './log-tables.ts'
import { shareRules } from './share-rules.ts'

/** The audit log, and logs of log-ins, reminders and shares. */
export const logModule: BackendModule = {
  tables: [remindTable, loginLogTable, shareTable, auditLogTable],
  listRules: ({ tables }) => ({
    [auditLogTable.name]: { complete: describeChanges(tables) },
    [shareTable.name]: shareRules,
  }),
  seed: (unit, tables) => addDictionaries(unit, [auditActions(), auditObjects(tables)]),
}
