import type { BackendModule } from '../backend-module.ts'
import { contractHandlers } from './contract-handlers.ts'
import { saleContractTable } from './sale-contract-table.ts'

/** Contracts of sale. */
export const contractModule: BackendModule = {
  tables: [saleContractTable],
  handlers: contractHandlers,
}
