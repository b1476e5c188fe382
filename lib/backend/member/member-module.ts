import type { BackendModule } from '../backend-module.ts'
import { deleteMemberHandler } from './delete-member.ts'
import { memberHandlers } from './member-handlers.ts'
import { memberRecordHandlers } from './member-record-handlers.ts'
import { memberRecordTables, memberTable, relationTable } from './member-tables.ts'
import { relationHandlers } from './relation-handlers.ts'

/** People of a case, their records and their groups. */
export const memberModule: BackendModule = {
  tables: [memberTable, relationTable, ...Object.values(memberRecordTables)],
  handlers: [...memberHandlers, ...memberRecordHandlers, deleteMemberHandler, ...relationHandlers],
}
