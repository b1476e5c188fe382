import { id, text } from '../../catalogue/field.ts'
import { UNMATCHED_STATE } from '../../domain/codes.ts'
import { unmatchedPayment } from '../../domain/fee/unmatched-payment.ts'
import type { Filter, Table } from '../store.ts'

/**
 * Payments that could not be posted. A row is never removed, because it records what was paid and how it was settled.
 */
export const unmatchedPaymentTable: Table = {
  name: 'unmatched_payment',
  topic: unmatchedPayment.service,
  fields: {
    ...unmatchedPayment.fields,
    codeId: id('收款码', { indexed: true }),
    /** Code and transaction: a repeated notice adds no second row. */
    notice: text('', { indexed: true }),
  },
  unique: [['notice']],
}

/**
 * Payments that wait for finance: those of a city, and those of unknown codes, which belong to no city.
 * @source ruling 23
 */
export const waitingPayments = (city: string): Filter => ({
  all: [
    { field: '$city', is: [city, null] },
    { field: 'state', is: [UNMATCHED_STATE.open] },
  ],
})
