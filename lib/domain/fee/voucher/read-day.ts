import { type Day, isDay } from '../../../catalogue/day.ts'
import { agreed, type Cells, valuesOf } from './cells.ts'

/** Labels of the payment day on a voucher, the most reliable first; excludes the day of printing. */
const LABELS: readonly RegExp[] = [
  /(?:转账|交易|付款|支付|汇款|收款|到账|入账)(?:时间|日期)/g,
  /(?:记账|完成|创建|回单|业务|凭证)(?:时间|日期)/g,
  /(?:^|[^\p{Script=Han}])(?:时间|日期)/gu,
]
const PRINTED = /打印(?:时间|日期).*/
/** A digit, or a character that recognition confuses with one. */
const DIGIT = '[\\dOoIil|!\\]\\[]'
const DATE = new RegExp(`(2${DIGIT}{3})\\s?[-/.年]\\s?(${DIGIT}{1,2})\\s?[-/.月]\\s?(${DIGIT}{1,2})`, 'g')
/** A date without separators, where the digits form a date and not a number. */
const COMPACT = /^[:\s]*(20\d{2})(\d{2})(\d{2})(?!\d)/

/** The day of the payment on a voucher; null when there is none, or more than one candidate. */
export function readDay(cells: Cells): Day | null {
  for (const label of LABELS) {
    const found = valuesOf(cells, label).flatMap((value) => {
      const [first = compactDay(value)] = daysIn(value)
      return first ?? []
    })
    if (found.length > 0) return agreed(found)
  }
  return agreed(cells.flatMap((row) => row.flatMap((cell) => daysIn(cell.replace(PRINTED, '')))))
}

function daysIn(text: string): readonly Day[] {
  return [...text.matchAll(DATE)].flatMap(([, year, month, day]) => dayFrom(year, month, day) ?? [])
}

function compactDay(text: string): Day | null {
  const [, year, month, day] = COMPACT.exec(text) ?? []
  return dayFrom(year, month, day)
}

function dayFrom(year = '', month = '', day = ''): Day | null {
  const text = [year, month.padStart(2, '0'), day.padStart(2, '0')]
    .map((part) => part.replace(/[Oo]/g, '0').replace(/[Iil|!\][]/g, '1'))
    .join('-')
  return isDay(text) ? text : null
}
