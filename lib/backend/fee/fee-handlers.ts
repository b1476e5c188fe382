import type { Implementation } from '../handler.ts'
import { chargeHandlers } from './charge-handlers.ts'
import { examinationHandlers } from './examination-handlers.ts'
import { expenseHandlers } from './expense-handlers.ts'
import { incomeHandlers } from './income-handlers.ts'
import type { LedgerParts } from './ledger-parts.ts'
import { orderHandlers } from './order-handlers.ts'

/**
 * The book of a case: charges, income with its orders, expenses, and what finance makes of them.
 * @source CAL-065 to CAL-084
 */
export const feeHandlers = (parts: LedgerParts = {}): readonly Implementation[] => [
  ...chargeHandlers,
  ...incomeHandlers(parts),
  ...orderHandlers(parts),
  ...expenseHandlers,
  ...examinationHandlers,
]
