import { instantText } from '../../../catalogue/day.ts'
import { formatShown, fromFen, toFen } from '../../../catalogue/unit.ts'
import type { PayCode } from '../../../contract/fee/payment-calls.ts'
import { amountInWords } from '../../../domain/trade/amount-words.ts'
import type { Messages } from '../../../locale/messages.ts'
import type { CodeModules, PosterContent } from './poster.ts'

const YUAN = { stored: 'yuan' } as const
/** Most orders that fit on the poster, and beside the payer. */
const MOST_ORDERS = 3
const MOST_WITH_PAYER = 2
/** A longer name is that of an organisation. */
const LONGEST_PERSON = 4

/** An amount in yuan for display. */
export const shownYuan = (amount: number | null): string => formatShown(YUAN, amount ?? 0)

/** An instant as date and minute in Asia/Shanghai. */
export const minuteOf = (instant: number | null): string => (instant === null ? '' : instantText(instant).slice(0, -3))

/** A person or organisation of the case who pays. */
export interface Payer {
  readonly name: string
  /** Buyer or owner, as it is called on screen; empty where that is not known. */
  readonly role: string
}

/** A payer on a poster, which may be passed on: of a person the first character alone. */
export function posterPayer({ name, role }: Payer): string {
  const [first = '', ...others] = [...name]
  const shown = others.length > 0 && others.length < LONGEST_PERSON ? `${first}**` : name
  return role === '' ? shown : `${shown}（${role}）`
}

/**
 * Content of the poster of a code; of many orders the first ones, and the number of the rest.
 *
 * @param payer null leaves it out
 */
export function posterContent(
  code: PayCode,
  modules: CodeModules,
  texts: Messages['payCodes'],
  payer: Payer | null,
): PosterContent {
  const { brand, notice, due, scan, caution } = texts
  const most = payer === null ? MOST_ORDERS : MOST_WITH_PAYER
  const [named, rest] =
    code.orders.length > most ? [code.orders.slice(0, most - 1), code.orders.slice(most - 1)] : [code.orders, []]
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
      ...(payer === null ? [] : [[texts.payer, posterPayer(payer)] as const]),
      [texts.until, minuteOf(code.expiresAt)],
    ],
    live: code.state === 'live',
    stamp: code.state === 'paid' ? texts.received : null,
  }
}
