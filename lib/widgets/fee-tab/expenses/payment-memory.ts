import type { PaidExpense } from '../../../domain/fee/expense-payment.ts'

/** How expenses were paid that the user approved since the page opened, over all cases. */
export interface PaymentMemory {
  /** The latest first. */
  readonly list: () => readonly PaidExpense[]
  readonly remember: (paid: PaidExpense) => void
}

const MOST = 50
const memories = new WeakMap<object, PaymentMemory>()

/** The memory of one client; lasts as long as it does. */
export function paymentMemoryOf(client: object): PaymentMemory {
  const known = memories.get(client)
  if (known) return known
  const paid: PaidExpense[] = []
  const memory: PaymentMemory = {
    list: () => paid,
    remember: (one) => {
      paid.unshift(one)
      paid.splice(MOST)
    },
  }
  memories.set(client, memory)
  return memory
}
