import type { BackendModule } from '../backend-module.ts'
import { partnerHandlers } from './partner-handlers.ts'
import { partnerRules } from './partner-rules.ts'
import { partnerTable } from './partner-table.ts'

/** Partners whose pages embed parts of the portal. */
export const partnerModule: BackendModule = {
  tables: [partnerTable],
  handlersBeside: partnerHandlers,
  listRules: () => ({ [partnerTable.name]: partnerRules }),
}
