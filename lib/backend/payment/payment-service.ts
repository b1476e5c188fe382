import type { Ports } from '../ports.ts'
import { listOf } from '../session.ts'
import type { Store } from '../store.ts'
import { codeState, numberOf, ordersOf } from './pay-code-answer.ts'
import { payCodeTable } from './pay-code-table.ts'
import { closeCodes } from './close-codes.ts'

/** A code as whoever holds its address may see it: nothing of it names a person or a house. @public */
export interface OpenPayCode {
  readonly codeId: string
  readonly state: 'live' | 'paid' | 'expired' | 'void'
  /** Yuan. */
  readonly amount: number
  /** Epoch milliseconds. */
  readonly expiresAt: number
  readonly paidAt: number | null
  readonly orders: readonly { readonly billNo: string; readonly amount: number; readonly chargeName: string }[]
}

/** What a host needs of the back end for a pay page, beside the calls. @public */
export interface PaymentService {
  /** The code, or null for one that never was. */
  open(codeId: string): Promise<OpenPayCode | null>
  /**
   * Closes codes that are over at the payment service: those of a moment ago, those whose time ran out, and those that
   * could not be closed before. To be called now and then; codes that are ended by a call are closed right after it.
   * `signal` ends it between two codes. One that is under way is waited for.
   */
  sweep(signal?: AbortSignal): Promise<void>
}

/** Whatever else stands in an address is no code, and need not be looked for. */
const CODE_ID = /^[0-9A-Za-z-]{1,64}$/

/** The side of payment codes that is no call. */
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
