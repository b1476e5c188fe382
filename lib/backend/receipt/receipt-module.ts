import type { BackendModule } from '../backend-module.ts'
import { readingTable } from './reading-table.ts'
import { receiptHandlers } from './receipt-handlers.ts'

/** What is read off receipts. */
export const receiptModule: BackendModule = {
  tables: [readingTable],
  handlers: receiptHandlers,
}
