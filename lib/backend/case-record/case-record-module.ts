import type { BackendModule } from '../backend-module.ts'
import { primeRateColumns } from '../grid/computed/money-columns.ts'
import { caseRecordHandlers } from './case-record-handlers.ts'
import { demandTable, houseTable, loanTable, tradeTable } from './case-record-tables.ts'
import { demandListRules, followUpHandler } from './follow-up.ts'
import { bankRateTable, cityRateTable, firstPaymentTable, fundPolicyTable, primeRateTable } from './lending-tables.ts'
import { loanOrganisationHandlers } from './loan-organisation-handlers.ts'

/** Demand, house, trade and loan of a case, and what loans are calculated by. */
export const caseRecordModule: BackendModule = {
  tables: [
    demandTable,
    houseTable,
    tradeTable,
    loanTable,
    bankRateTable,
    primeRateTable,
    cityRateTable,
    fundPolicyTable,
    firstPaymentTable,
  ],
  handlers: [...caseRecordHandlers, followUpHandler, ...loanOrganisationHandlers],
  listRules: () => ({ [demandTable.name]: demandListRules }),
  columns: { [primeRateTable.name]: primeRateColumns },
}
