import type { BackendModule } from '../backend-module.ts'
import { communityColumns } from '../grid/computed/place-columns.ts'
import { communityHandlers } from './community-handlers.ts'
import { communityTable } from './community-table.ts'

/** Housing estates. */
export const communityModule: BackendModule = {
  tables: [communityTable],
  handlers: communityHandlers,
  columns: { [communityTable.name]: communityColumns },
}
