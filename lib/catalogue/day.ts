/** A calendar day in Asia/Shanghai, `YYYY-MM-DD`. @public */
export type Day = string

const HOUR = 3_600_000
const SHANGHAI = 'Asia/Shanghai'

let wallClock: Intl.DateTimeFormat | undefined
/** Created on first use, so that importing the catalogue costs nothing. */
function shanghaiClock(): Intl.DateTimeFormat {
  wallClock ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: SHANGHAI,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  return wallClock
}

/**
 * Between these instants the zone has one offset and no summer time, so the clock, which takes microseconds per call,
 * is not needed.
 */
const [STEADY_FROM, STEADY_TO] = [Date.UTC(1992, 0), Date.UTC(9999, 0)]

/** Date and time in Asia/Shanghai, `YYYY-MM-DDTHH:mm:ss`; years before 1 have a minus sign. */
function wallText(milliseconds: number): string {
  if (milliseconds >= STEADY_FROM && milliseconds < STEADY_TO)
    return new Date(milliseconds + 8 * HOUR).toISOString().slice(0, 19)
  const {
    era = '',
    year = '',
    month = '',
    day = '',
    hour = '',
    minute = '',
    second = '',
  } = Object.fromEntries(
    shanghaiClock()
      .formatToParts(milliseconds)
      .map(({ type, value }) => [type, value]),
  )
  return `${era.startsWith('B') ? '-' : ''}${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`
}

/**
 * The day of an instant in Asia/Shanghai, including past summer times and local mean time. For years before 1 the
 * result is no day that {@link isDay} accepts.
 */
export function dayOf(milliseconds: number): Day {
  return wallText(milliseconds).slice(0, -9)
}

/**
 * Milliseconds of midnight in Asia/Shanghai, the wire form of a date. Where summer time starts at midnight, the first
 * moment of the day.
 */
export function millisecondsOf(day: Day): number {
  const asUtc = Date.parse(`${day}T00:00:00Z`)
  const guess = asUtc - 8 * HOUR
  // The zone has had other offsets (summer time 1986-1991, local mean time before 1901): correct by what the clock
  // shows.
  const shown = Date.parse(`${wallText(guess)}Z`)
  const midnight = guess - (shown - asUtc)
  return midnight === guess || dayOf(midnight) === day ? midnight : guess
}

/** True for a real calendar day between 0001-01-01 and 9999-12-31. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** True for a real month, `YYYY-MM`. */
export function isMonth(text: string): boolean {
  return isDay(`${text}-01`)
}

/** The day `days` later (earlier when negative). */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * HOUR).toISOString().slice(0, 10)
}

/** Number of calendar days from one day to another; negative when that one is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (24 * HOUR)
}

/** `YYYY-MM-DD HH:mm:ss` of an instant in Asia/Shanghai. */
export function instantText(milliseconds: number): string {
  return wallText(milliseconds).replace('T', ' ')
}
