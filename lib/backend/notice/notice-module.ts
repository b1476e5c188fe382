import type { BackendModule } from '../backend-module.ts'
import { noticeConfigColumns } from '../grid/computed/setting-columns.ts'
import { addMissing } from '../seed/rows/add-missing.ts'
import { noticeRules } from './announcements.ts'
import { NOTICE_CONFIG_ROWS } from './notice-config.ts'
import { noticeHandlers } from './notice-handlers.ts'
import { noticeConfigTable, noticeTable, noticeTemplateTable, remindRuleTable } from './notice-tables.ts'

/** Notices, to-dos and reminders. */
export const noticeModule: BackendModule = {
  tables: [noticeTable, noticeConfigTable, remindRuleTable, noticeTemplateTable],
  handlers: noticeHandlers,
  listRules: () => ({ [noticeTable.name]: noticeRules }),
  columns: { [noticeConfigTable.name]: noticeConfigColumns },
  seed: (unit) => addMissing(unit, noticeConfigTable, NOTICE_CONFIG_ROWS),
}
