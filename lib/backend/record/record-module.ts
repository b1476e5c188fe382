import type { BackendModule } from '../backend-module.ts'
import { idempotencyTable, numberSearchTable, revealTable } from './call-tables.ts'

/** What every call needs to store besides records. */
export const recordModule: BackendModule = {
  tables: [revealTable, numberSearchTable, idempotencyTable],
}
