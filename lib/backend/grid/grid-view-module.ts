import type { BackendModule } from '../backend-module.ts'
import { gridViewHandlers } from './grid-view-handlers.ts'
import { gridViewTable } from './grid-view-table.ts'

/** Saved views of lists. */
export const gridViewModule: BackendModule = {
  tables: [gridViewTable],
  handlers: gridViewHandlers,
}
