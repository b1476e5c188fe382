import type { BackendModule } from '../backend-module.ts'
import { payCodeTable } from './pay-code-table.ts'
import { paymentHandlers } from './payment-handlers.ts'
import { unmatchedPaymentTable } from './unmatched-payment-table.ts'

/** Payment codes, and payments that fit no code. */
export const paymentModule: BackendModule = {
  tables: [payCodeTable, unmatchedPaymentTable],
  handlers: paymentHandlers,
}
