import type { BackendModule } from '../backend-module.ts'
import { documentTable } from './document-table.ts'
import { fileHandlers } from './file-handlers.ts'
import { printTable } from './print-table.ts'

/** Documents and what pictures look like. */
export const fileModule: BackendModule = {
  tables: [documentTable, printTable],
  handlers: fileHandlers,
}
