import { addDays, type Day, daysBetween } from '../../catalogue/day.ts'
import { addMonths, firstDay, monthOf } from '../../domain/months.ts'
import type { DayRange } from '../../domain/cost/cost-report.ts'
import { Refusal } from '../refusal.ts'

/** Maximum number of months in one request. */
const MOST_MONTHS = 36

interface Asked {
  readonly from?: Day | null
  readonly to?: Day | null
}

/** The requested days. @throws Refusal INVALID when they end before they begin, or are too many */
export function rangeOf({ from, to }: Asked, today: Day): DayRange {
  if (!from || !to) throw Refusal.invalid([{ field: from ? 'to' : 'from', message: '请选择日期' }])
  const end = to > today ? today : to
  if (from > end) throw Refusal.invalid([{ field: 'from', message: '起始日期不能晚于结束日期或今天' }])
  if (addMonths(monthOf(from), MOST_MONTHS) < monthOf(end))
    throw Refusal.invalid([{ field: 'from', message: `一次最多查看${MOST_MONTHS}个月` }])
  return { from, to: end }
}

/** The same number of days directly before the range. */
export function daysBefore({ from, to }: DayRange): DayRange {
  const days = daysBetween(from, to) + 1
  return { from: addDays(from, -days), to: addDays(from, -1) }
}

/** The range the figures are compared with: whole months, and the same months a year earlier. */
export function comparedWith({ from, to }: DayRange): DayRange {
  const earliest = firstDay(addMonths(monthOf(to), -12))
  return { from: from < earliest ? firstDay(monthOf(from)) : earliest, to }
}
