import { firstPayment } from '../../domain/loan/first-payment.ts'
import { fundPolicy } from '../../domain/loan/fund-policy.ts'
import { bankRate, cityRate, primeRate } from '../../domain/loan/lending-rates.ts'
import { recordTable } from '../make-table.ts'
import type { Table } from '../store.ts'

/** Tables for loans: bank rates, prime rates, minimum rates of cities, fund policies, minimum first payments. */
export const bankRateTable: Table = recordTable('bank_rate', bankRate, {
  unique: [['rateBank', 'rateHouse', 'rateFrom']],
  small: true,
})
export const primeRateTable: Table = recordTable('bank_lpr', primeRate, { unique: [['lprDate']], small: true })
export const cityRateTable: Table = recordTable('lpr_and_bank_rate', cityRate, { small: true })
export const fundPolicyTable: Table = recordTable('fund_policy', fundPolicy, { small: true })
export const firstPaymentTable: Table = recordTable('first_pay_cfg', firstPayment, {
  unique: [['payName', 'payCity']],
  small: true,
})
