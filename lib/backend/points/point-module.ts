import type { BackendModule } from '../backend-module.ts'
import { pointEntryRules } from './point-entry-rules.ts'
import { pointAccountTable, pointEntryTable, pointRuleTable } from './point-tables.ts'
import { writtenRules } from './give-points.ts'

/** Points people got and used. */
export const pointModule: BackendModule = {
  tables: [pointRuleTable, pointEntryTable, pointAccountTable],
  listRules: () => ({ [pointEntryTable.name]: pointEntryRules, article_record_info: writtenRules }),
}
