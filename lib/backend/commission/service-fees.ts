import { RECEIVER } from '../../domain/codes.ts'
import { fenOf } from '../../domain/fee/book.ts'
import type { ServiceFees } from '../../domain/flow/commission.ts'
import { type Book, standingOfType } from '../fee/book-of-case.ts'
import { textOf } from '../session.ts'

/** What a case brings for the company's own services: received, and charged. What is collected for others earns nobody anything. */
export function serviceFees(book: Book): ServiceFees {
  const own = book.charges.filter(({ values }) => values['receiveWho'] === RECEIVER.company)
  const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)
  return {
    received: sum(own.map(({ values }) => standingOfType(book, textOf(values['produceCls']))?.received ?? 0n)),
    charged: sum(own.map(({ values }) => fenOf(values['totalFee']) ?? 0n)),
  }
}
