import { addDays, type Day } from '../../catalogue/day.ts'
import type { Messages } from '../../locale/messages.ts'

export interface DaySpan {
  readonly from: Day
  readonly to: Day
}

/** Returns the range of that many days up to and including today. */
const last = (days: number, today: Day): DaySpan => ({ from: addDays(today, 1 - days), to: today })

/** Returns frequently used ranges that lie within the limits. @source FRM-037 */
export function rangeShortcuts(
  today: Day,
  texts: Messages['pickers']['spans'],
  { min, max }: { readonly min?: Day | undefined; readonly max?: Day | undefined } = {},
): readonly { readonly label: string; readonly range: DaySpan }[] {
  const yesterday = addDays(today, -1)
  const all = [
    { label: texts.yesterday, range: { from: yesterday, to: yesterday } },
    { label: texts.week, range: last(7, today) },
    { label: texts.month, range: last(30, today) },
    { label: texts.quarter, range: last(90, today) },
    { label: texts.halfYear, range: last(180, today) },
    { label: texts.yearToDate, range: { from: `${today.slice(0, 4)}-01-01`, to: today } },
  ]
  return all.filter(({ range }) => (min === undefined || range.from >= min) && (max === undefined || range.to <= max))
}
