import type { Ports } from '../ports.ts'
import { listOf } from '../session.ts'
import type { Store } from '../store.ts'
import { codeState, numberOf, ordersOf } from './pay-code-answer.ts'
import { payCodeTable } from './pay-code-table.ts'
import { closeCodes } from './close-codes.ts'

/** A code as anyone who has its address may see it: it names no person and no house. @public */
export interface OpenPayCode {
  /** Key of the code, which is part of its address. */
  readonly codeId: string
  /** Only a `live` code can be paid; `void` was replaced or withdrawn. */
  readonly state: 'live' | 'paid' | 'expired' | 'void'
  /** In yuan. */
  readonly amount: number
  /** In epoch milliseconds. */
  readonly expiresAt: number
  /** Epoch milliseconds; null while it is not paid. */
  readonly paidAt: number | null
  /** What is paid: number of the order, amount in yuan, and purpose. */
  readonly orders: readonly { readonly billNo: string; readonly amount: number; readonly chargeName: string }[]
}

/** What a host needs of the back end for a pay page, in addition to the calls. @public */
export interface PaymentService {
  /** Returns the code, or null for an unknown one. */
  open(codeId: string): Promise<OpenPayCode | null>
  /**
   * Closes codes that are over at the payment service: those ended just now, those that expired, and those that could
   * not be closed before. Call it regularly; codes that a call ends are closed right after it. `signal` stops it
   * between two codes; a code being closed is waited for.
   */
  sweep(signal?: AbortSignal): Promise<void>
}

/** Any other text in an address is no code and need not be looked up. */
const CODE_ID = /^[0-9A-Za-z-]{1,64}$/

/** Creates the service that pay pages and the sweep of a host use. */
export function createPaymentService({
  store,
  ports,
}: {
  readonly store: Store
  readonly ports: Ports
}): PaymentService {
  let closing: Promise<unknown> = Promise.resolve()
  return {
    sweep: async (signal) => {
      closing = closing.catch(() => null).then(() => closeCodes({ store, ports }, signal))
      await closing
    },
    open: async (codeId) => {
      if (!CODE_ID.test(codeId)) return null
      const now = ports.clock()
      return store.unit({ account: 'system', now }, async (unit) => {
        const row = await unit.get(payCodeTable, codeId)
        if (!row) return null
        const orders = await ordersOf(unit, listOf(row.values['orderIds']))
        return {
          codeId,
          state: codeState(row, now),
          amount: numberOf(row.values['amount']) ?? 0,
          expiresAt: numberOf(row.values['expiresAt']) ?? 0,
          paidAt: numberOf(row.values['paidAt']),
          orders: orders.map(({ billNo, amount, chargeName }) => ({ billNo, amount, chargeName: chargeName ?? '' })),
        }
      })
    },
  }
}
