/** The days a calendar offers. Days are `YYYY-MM-DD`, months `YYYY-MM`. */
export interface DayLimits {
  /** Marked in the calendar, and where it opens without a value. */
  readonly today: string
  /** The first day offered. */
  readonly min?: string | undefined
  /** The last day offered. */
  readonly max?: string | undefined
  /** True for a day within the limits that is not offered. */
  readonly isDisabled?: ((day: string) => boolean) | undefined
}

/** Two days that form a range; an end may be open. */
export interface DateRange {
  /** The first day; null for an open start. */
  readonly from: string | null
  /** The last day, itself included; null for an open end. */
  readonly to: string | null
}

const DAY = 86_400_000
const FIRST = '0001-01-01'
const LAST = '9999-12-31'

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const within = (day: string): string => (day < FIRST ? FIRST : day > LAST || day.length > 10 ? LAST : day)
const padded = (value: number, length: number): string => String(value).padStart(length, '0')

export const yearOf = (day: string): number => Number(day.slice(0, 4))
export const monthOf = (day: string): number => Number(day.slice(5, 7))
export const dateOf = (day: string): number => Number(day.slice(8, 10))

/** True for a real calendar day. */
export function isRealDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < FIRST) return false
  const time = timeOf(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** Returns the weekday, counted from Monday = 0. */
export const weekdayOf = (day: string): number => (new Date(timeOf(day)).getUTCDay() + 6) % 7

export function shiftDays(day: string, days: number): string {
  const time = timeOf(day) + days * DAY
  if (time < timeOf(FIRST)) return FIRST
  return time > timeOf(LAST) ? LAST : new Date(time).toISOString().slice(0, 10)
}

/** Adds months to a day. If the target month has no such day, returns its last day. */
export function shiftMonths(day: string, months: number): string {
  const index = yearOf(day) * 12 + monthOf(day) - 1 + months
  const year = Math.floor(index / 12)
  if (year < 1) return FIRST
  if (year > 9999) return LAST
  const month = `${padded(year, 4)}-${padded((index % 12) + 1, 2)}`
  const target = `${month}-${padded(dateOf(day), 2)}`
  return isRealDay(target) ? target : shiftDays(shiftMonths(`${month}-01`, 1), -1)
}

/** Returns the six weeks that show a month, each from Monday. */
export function weeksOf(day: string): readonly (readonly string[])[] {
  const first = `${day.slice(0, 7)}-01`
  const start = timeOf(first) - weekdayOf(first) * DAY
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_none, column) => {
      const time = start + (week * 7 + column) * DAY
      const shown = new Date(time).toISOString()
      return shown.length === 24 ? shown.slice(0, 10) : ''
    }),
  )
}

/** Returns the twelve years of the page that contains the day. */
export function yearsOf(day: string): readonly number[] {
  const start = Math.floor((yearOf(day) - 1) / 12) * 12 + 1
  return Array.from({ length: 12 }, (_, index) => start + index).filter((year) => year <= 9999)
}

/** Returns the months of a year as `YYYY-MM`. */
export const monthsOf = (day: string): readonly string[] =>
  Array.from({ length: 12 }, (_, index) => `${day.slice(0, 4)}-${padded(index + 1, 2)}`)

/** False outside the limits. `text` and the limits may be days, months or years: the shorter text decides. */
export function isOffered(text: string, { min, max }: Pick<DayLimits, 'min' | 'max'>): boolean {
  const cut = (limit: string): string => limit.slice(0, text.length)
  return (min === undefined || text >= cut(min)) && (max === undefined || text.slice(0, max.length) <= cut(max))
}

/** Returns the day a calendar opens on: its value, else today, within the limits. */
export function openingDay(value: string | null, { today, min, max }: DayLimits): string {
  const whole = (text: string): string => (text.length === 7 ? `${text}-01` : text)
  const target = value !== null && isRealDay(whole(value)) ? whole(value) : whole(today)
  if (min !== undefined && target < whole(min)) return within(whole(min))
  return max !== undefined && target > whole(max) ? within(whole(max)) : target
}
