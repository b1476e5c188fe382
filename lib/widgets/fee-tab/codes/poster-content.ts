import { instantText } from '../../../catalogue/day.ts'
import { formatShown, fromFen, toFen } from '../../../catalogue/unit.ts'
import type { PayCode } from '../../../contract/fee/payment-calls.ts'
import { amountInWords } from '../../../domain/trade/amount-words.ts'
import type { Messages } from '../../../locale/messages.ts'
import type { CodeModules, PosterContent } from './poster.ts'

const YUAN = { stored: 'yuan' } as const
/** Most orders that fit on the poster. */
const MOST_ORDERS = 3

/** An amount in yuan for display. */
export const shownYuan = (amount: number | null): string => formatShown(YUAN, amount ?? 0)

/** An instant as date and minute in Asia/Shanghai. */
export const minuteOf = (instant: number | null): string => (instant === null ? '' : instantText(instant).slice(0, -3))

/** Content of the poster of a code; of many orders the first ones, and the number of the rest. */
export function posterContent(code: PayCode, modules: CodeModules, texts: Messages['payCodes']): PosterContent {
  const { brand, notice, due, scan, caution } = texts
  const [named, rest] =
    code.orders.length > MOST_ORDERS
      ? [code.orders.slice(0, MOST_ORDERS - 1), code.orders.slice(MOST_ORDERS - 1)]
      : [code.orders, []]
  const restFen = rest.reduce((sum, { amount }) => sum + toFen(amount), 0n)
  return {
    modules,
    brand,
    notice,
    due,
    scan,
    caution,
    amount: shownYuan(code.amount),
    words: amountInWords(code.amount),
    rows: [
      ...named.map(
        ({ chargeName, billNo, amount }, index) =>
          [index === 0 ? texts.orders : '', chargeName || billNo, shownYuan(amount)] as const,
      ),
      ...(rest.length === 0 ? [] : [['', texts.more({ count: rest.length }), shownYuan(fromFen(restFen))] as const]),
      [texts.project, code.prjName],
      [texts.until, minuteOf(code.expiresAt)],
    ],
    live: code.state === 'live',
    stamp: code.state === 'paid' ? texts.received : null,
  }
}
