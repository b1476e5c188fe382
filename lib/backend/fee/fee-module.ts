import type { BackendModule } from '../backend-module.ts'
import { voidCodesOf } from '../payment/void-codes.ts'
import { compareReceipt } from '../receipt/compare-receipt.ts'
import { readReceipt } from '../receipt/read-receipt.ts'
import { chargeItemRules } from './charges/charge-item-rules.ts'
import { feeHandlers } from './fee-handlers.ts'
import {
  chargeItemTable,
  chargeTable,
  examinationTable,
  expenseTable,
  feeStandardTable,
  incomeTable,
  orderTable,
  servicePriceTable,
} from './fee-tables.ts'

/** The ledger of a case: charges, incomes, expenses, and the decisions of finance. */
export const feeModule: BackendModule = {
  tables: [
    chargeTable,
    incomeTable,
    orderTable,
    expenseTable,
    examinationTable,
    feeStandardTable,
    chargeItemTable,
    servicePriceTable,
  ],
  handlers: feeHandlers({ voidCodesOf, compareReceipt, readReceipt }),
  listRules: () => ({ [chargeItemTable.name]: chargeItemRules }),
}
