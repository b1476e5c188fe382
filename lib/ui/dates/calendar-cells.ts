import {
  type DateRange,
  type DayLimits,
  dateOf,
  isOffered,
  monthOf,
  monthsOf,
  weekdayOf,
  weeksOf,
  yearOf,
  yearsOf,
} from './calendar-days.ts'
import type { CalendarCell } from './calendar-grid.tsx'
import type { CalendarView } from './calendar-moves.ts'
import type { UiText } from '../ui-texts.ts'

/** What decides how a cell of a calendar looks. */
export interface CellFacts extends DayLimits {
  readonly cursor: string
  readonly chosen: readonly string[]
  readonly range: DateRange | undefined
}

const inThrees = (cells: readonly CalendarCell[]): readonly (readonly CalendarCell[])[] =>
  [0, 3, 6, 9].map((start) => cells.slice(start, start + 3)).filter((row) => row.length > 0)

const isBetween = (day: string, range: DateRange | undefined): boolean =>
  range?.from != null && range.to !== null && day >= range.from && day <= range.to

const days = (facts: CellFacts, text: UiText): readonly (readonly CalendarCell[])[] =>
  weeksOf(facts.cursor).map((week) =>
    week.map((day) => ({
      key: day,
      text: day === '' ? '' : String(dateOf(day)),
      name: day === '' ? '' : text.dayName(yearOf(day), monthOf(day), dateOf(day), weekdayOf(day)),
      chosen: facts.chosen.includes(day),
      now: day === facts.today,
      outside: day.slice(0, 7) !== facts.cursor.slice(0, 7),
      between: isBetween(day, facts.range),
      off: !isOffered(day, facts) || facts.isDisabled?.(day) === true,
    })),
  )

const months = (facts: CellFacts, text: UiText): readonly (readonly CalendarCell[])[] =>
  inThrees(
    monthsOf(facts.cursor).map((month) => ({
      key: month,
      text: text.monthName(monthOf(month)),
      chosen: facts.chosen.some((day) => day.slice(0, 7) === month),
      now: facts.today.slice(0, 7) === month,
      off: !isOffered(month, facts),
    })),
  )

const years = (facts: CellFacts): readonly (readonly CalendarCell[])[] =>
  inThrees(
    yearsOf(facts.cursor).map((year) => {
      const key = String(year).padStart(4, '0')
      return {
        key,
        text: String(year),
        chosen: facts.chosen.some((day) => day.startsWith(key)),
        now: facts.today.startsWith(key),
        off: !isOffered(key, facts),
      }
    }),
  )

export function calendarCells(
  view: CalendarView,
  facts: CellFacts,
  text: UiText,
): readonly (readonly CalendarCell[])[] {
  if (view === 'day') return days(facts, text)
  return view === 'month' ? months(facts, text) : years(facts)
}

/** Returns the key of the cell that holds the cursor. */
export const cellOf = (view: CalendarView, cursor: string): string =>
  cursor.slice(0, { day: 10, month: 7, year: 4 }[view])
