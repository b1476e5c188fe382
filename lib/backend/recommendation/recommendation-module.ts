import type { BackendModule } from '../backend-module.ts'
import { bankWeightColumns } from '../grid/computed/money-columns.ts'
import { recommendationHandlers } from './recommendation-handlers.ts'
import { bankWeightTable, recommendationTable } from './recommendation-tables.ts'

/** Recommended organisations for a case. */
export const recommendationModule: BackendModule = {
  tables: [recommendationTable, bankWeightTable],
  handlers: recommendationHandlers,
  columns: { [bankWeightTable.name]: bankWeightColumns },
}
