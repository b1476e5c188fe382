import type { BackendModule } from '../backend-module.ts'
import { recommendationHandlers } from './recommendation-handlers.ts'
import { bankWeightTable, recommendationTable } from './recommendation-tables.ts'

/** Recommended organisations for a case. */
export const recommendationModule: BackendModule = {
  tables: [recommendationTable, bankWeightTable],
  handlers: recommendationHandlers,
}
