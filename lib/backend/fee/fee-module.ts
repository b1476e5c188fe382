import type { BackendModule } from '../backend-module.ts'
import { voidCodesOf } from '../payment/void-codes.ts'
import { compareReceipt } from '../receipt/compare-receipt.ts'
import { readReceipt } from '../receipt/read-receipt.ts'
import { chargeItemRules } from './charges/charge-item-rules.ts'
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
import type { Implementation } from '../handler.ts'
import { chargeHandlers } from './charges/charge-handlers.ts'
import { examinationHandlers } from './examinations/examination-handlers.ts'
import { expenseHandlers } from './expenses/expense-handlers.ts'
import { incomeHandlers } from './incomes/income-handlers.ts'
import type { LedgerParts } from './ledger-parts.ts'
import { orderHandlers } from './orders/order-handlers.ts'

/**
 * Calls for the ledger of a case: charges, incomes with their orders, expenses, and the decisions of finance.
 * @source CAL-065 to CAL-084
 */
export const feeHandlers = (parts: LedgerParts = {}): readonly Implementation[] => [
  ...chargeHandlers,
  ...incomeHandlers(parts),
  ...orderHandlers(parts),
  ...expenseHandlers,
  ...examinationHandlers,
]

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
