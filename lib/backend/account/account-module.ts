import type { BackendModule } from '../backend-module.ts'
import { accountHandlers } from './account-handlers.ts'
import { accountTable } from './account-table.ts'
import { cityHandlers } from './city-handlers.ts'

/** Accounts, their pictures, and the city one works in. */
export const accountModule: BackendModule = {
  tables: [accountTable],
  handlers: [...cityHandlers, ...accountHandlers],
}
