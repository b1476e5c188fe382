import { monthOf, shiftDays, shiftMonths, weekdayOf, yearOf } from './calendar-days.ts'

/** What a calendar shows: the days of a month, the months of a year, or twelve years. */
export type CalendarView = 'day' | 'month' | 'year'

type Moves = Readonly<Record<string, (day: string, shift: boolean) => string>>

const VIEWS: Readonly<Record<CalendarView, Moves>> = {
  day: {
    ArrowLeft: (day) => shiftDays(day, -1),
    ArrowRight: (day) => shiftDays(day, 1),
    ArrowUp: (day) => shiftDays(day, -7),
    ArrowDown: (day) => shiftDays(day, 7),
    Home: (day) => shiftDays(day, -weekdayOf(day)),
    End: (day) => shiftDays(day, 6 - weekdayOf(day)),
    PageUp: (day, shift) => shiftMonths(day, shift ? -12 : -1),
    PageDown: (day, shift) => shiftMonths(day, shift ? 12 : 1),
  },
  month: {
    ArrowLeft: (day) => shiftMonths(day, -1),
    ArrowRight: (day) => shiftMonths(day, 1),
    ArrowUp: (day) => shiftMonths(day, -3),
    ArrowDown: (day) => shiftMonths(day, 3),
    Home: (day) => shiftMonths(day, 1 - monthOf(day)),
    End: (day) => shiftMonths(day, 12 - monthOf(day)),
    PageUp: (day) => shiftMonths(day, -12),
    PageDown: (day) => shiftMonths(day, 12),
  },
  year: {
    ArrowLeft: (day) => shiftMonths(day, -12),
    ArrowRight: (day) => shiftMonths(day, 12),
    ArrowUp: (day) => shiftMonths(day, -36),
    ArrowDown: (day) => shiftMonths(day, 36),
    Home: (day) => shiftMonths(day, -12 * ((yearOf(day) - 1) % 12)),
    End: (day) => shiftMonths(day, 12 * (11 - ((yearOf(day) - 1) % 12))),
    PageUp: (day) => shiftMonths(day, -144),
    PageDown: (day) => shiftMonths(day, 144),
  },
}

/** Returns the cursor after a key, or `null` when the calendar does not use that key. */
export function movedBy(view: CalendarView, day: string, key: string, shift: boolean): string | null {
  return VIEWS[view][key]?.(day, shift) ?? null
}

/** Number of months by which the arrows beside the title move. */
export const PAGE_MONTHS: Readonly<Record<CalendarView, number>> = { day: 1, month: 12, year: 144 }

/** Moves the cursor to another year or month, on the same date where it exists. */
export const inMonth = (day: string, month: string): string =>
  shiftMonths(
    day,
    (Number(month.slice(0, 4)) - yearOf(day)) * 12 + (Number(month.slice(5, 7)) || monthOf(day)) - monthOf(day),
  )
