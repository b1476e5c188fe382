import * as fc from '../../property.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { addDays, dayOf, daysBetween, instantText, isDay, isMonth, millisecondsOf } from '../../../lib/catalogue/day.ts'

const HOUR = 3_600_000
/** Any calendar day of ten thousand years. */
const aDay = fc.oneof(
  fc.integer({ min: 0, max: 3_652_058 }).map((days) => addDays('0001-01-01', days)),
  fc.integer({ min: 0, max: 55_000 }).map((days) => addDays('1899-12-25', days)),
)

afterEach(() => {
  delete process.env['TZ']
})

describe('days on the wire', () => {
  it.each([
    ['2024-01-01', Date.UTC(2023, 11, 31, 16)],
    ['1970-01-01', -8 * HOUR],
    ['1988-06-01', Date.UTC(1988, 4, 31, 15)],
    ['1988-01-01', Date.UTC(1987, 11, 31, 16)],
    ['1991-09-14', Date.UTC(1991, 8, 13, 15)],
    ['1991-09-16', Date.UTC(1991, 8, 15, 16)],
    ['1900-01-01', Date.UTC(1899, 11, 31) + 24 * HOUR - (8 * HOUR + 343_000)],
    ['2024-02-29', Date.UTC(2024, 1, 28, 16)],
    ['9999-12-31', Date.UTC(9999, 11, 30, 16)],
  ])('%s is %d, midnight in Asia/Shanghai', (day, milliseconds) => {
    expect(millisecondsOf(day)).toBe(milliseconds)
    expect(dayOf(milliseconds)).toBe(day)
  })
  it.each([
    '0001-01-01',
    '1582-10-10',
    '1899-12-31',
    '1900-12-31',
    '1901-01-01',
    '1927-01-01',
    '1986-05-04',
    '1986-09-14',
    '2000-02-29',
    '9999-12-31',
  ])('%s comes back as itself', (day) => {
    expect(dayOf(millisecondsOf(day))).toBe(day)
  })
  it.each([
    '1919-04-13',
    '1940-06-01',
    '1941-03-15',
    '1942-01-31',
    '1946-05-15',
    '1947-04-15',
    '1948-05-01',
    '1949-05-01',
  ])('%s, whose midnight summer time skipped, comes back as itself', (day) => {
    expect(dayOf(millisecondsOf(day))).toBe(day)
    expect(dayOf(millisecondsOf(day) - 1)).toBe(addDays(day, -1))
  })
  it('every day survives, and its milliseconds are its first', () => {
    fc.assert(
      fc.property(aDay, (day) => {
        const start = millisecondsOf(day)
        expect(dayOf(start)).toBe(day)
        expect(dayOf(start - 1)).not.toBe(day)
      }),
      { numRuns: 2_000 },
    )
  })
  it('no two days share their milliseconds, and later days have later ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (days) => {
        const day = addDays('1890-01-01', days)
        expect(millisecondsOf(addDays(day, 1)) - millisecondsOf(day)).toBeGreaterThan(22 * HOUR)
      }),
    )
  })
  it('any moment of a day belongs to it', () => {
    expect(dayOf(Date.UTC(2024, 0, 1, 15, 59, 59, 999))).toBe('2024-01-01')
    expect(dayOf(Date.UTC(2024, 0, 1, 16))).toBe('2024-01-02')
  })
  it('day and time are those the calendar of the platform shows there', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Shanghai',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    const moment = fc.integer({ min: Date.UTC(1901, 0, 2), max: Date.UTC(9999, 11, 31) })
    fc.assert(
      fc.property(moment, (at) => instantText(at) === clock.format(at)),
      { numRuns: 2_000 },
    )
    for (const at of [
      Date.UTC(1991, 11, 31, 15, 59, 59),
      Date.UTC(1991, 11, 31, 16),
      Date.UTC(1992, 0) - 1,
      Date.UTC(1992, 0),
    ])
      expect(instantText(at)).toBe(clock.format(at))
  })
  it('a moment before the year 1 is no day, instead of one of our era', () => {
    expect(isDay(dayOf(-63_000_000_000_000))).toBe(false)
    expect(isDay(dayOf(8_640_000_000_000_000 - 1))).toBe(false)
  })
})

describe('the time zone of the machine', () => {
  it.each([
    ['Asia/Shanghai', -480],
    ['UTC', 0],
    ['America/Los_Angeles', 480],
    ['Pacific/Kiritimati', -840],
  ])('%s sees the same days', (zone, offset) => {
    process.env['TZ'] = zone
    expect(new Date(Date.UTC(2024, 0, 15)).getTimezoneOffset()).toBe(offset)
    expect(millisecondsOf('2024-03-10')).toBe(1_710_000_000_000)
    expect(millisecondsOf('1988-06-01')).toBe(Date.UTC(1988, 4, 31, 15))
    expect(dayOf(1_710_000_000_000)).toBe('2024-03-10')
    expect(dayOf(1_710_000_000_000 - 1)).toBe('2024-03-09')
    expect(addDays('2024-03-09', 2)).toBe('2024-03-11')
    expect(isDay('2024-03-10')).toBe(true)
    expect(instantText(1_710_000_000_000)).toBe('2024-03-10 00:00:00')
  })
})

describe('how days, months and moments are written', () => {
  it('CON-013 is YYYY-MM-DD, YYYY-MM and YYYY-MM-DD HH:mm:ss', () => {
    const at = Date.UTC(2026, 0, 31, 0, 5, 9)
    expect([dayOf(at), dayOf(at).slice(0, 7), instantText(at)]).toEqual([
      '2026-01-31',
      '2026-01',
      '2026-01-31 08:05:09',
    ])
    expect([isDay('2026-1-31'), isDay('2026/01/31'), isMonth('2026-1'), isMonth('202601')]).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})

describe('the days of the calendar:', () => {
  it.each(['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31', '1899-12-31'])('%s is a day', (text) =>
    expect(isDay(text)).toBe(true),
  )
  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-02-30',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '0000-01-01',
    '2024-1-1',
    '24-01-01',
    '10000-01-01',
    '-001-01-01',
    '2024/01/01',
    '2024-01-01T00:00',
    ' 2024-01-01',
    '2024-01-01\n',
    '',
    '２０２４-01-01',
    'anytime',
  ])('%j is no day', (text) => expect(isDay(text)).toBe(false))
  it('a month is year and month', () => {
    expect(['2024-02', '0001-01', '9999-12'].map(isMonth)).toEqual([true, true, true])
    expect(['2024-13', '2024-2', '2024', '2024-02-01', '', '0000-01'].map(isMonth)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('calculating with days:', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2024-01-01', -1, '2023-12-31'],
    ['1986-05-03', 1, '1986-05-04'],
    ['2024-01-01', 0, '2024-01-01'],
    ['2024-01-31', 366, '2025-01-31'],
  ])('%s and %d days is %s', (day, days, result) => expect(addDays(day, days)).toBe(result))
  it.each([
    ['2024-02-28', '2024-03-01', 2],
    ['2024-01-01', '2024-01-01', 0],
    ['2025-01-31', '2024-01-31', -366],
    // In summer time the clock of the day was an hour ahead.
    ['1988-04-01', '1988-05-01', 30],
  ])('from %s to %s are %d days', (from, to, days) => expect(daysBetween(from, to)).toBe(days))
  it('an instant is written as Shanghai’s clock shows it', () => {
    expect(instantText(Date.UTC(2024, 0, 1, 16, 5, 9))).toBe('2024-01-02 00:05:09')
    expect(instantText(Date.UTC(1988, 5, 1, 3))).toBe('1988-06-01 12:00:00')
  })
})
