import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isOffered,
  isRealDay,
  openingDay,
  shiftDays,
  shiftMonths,
  weekdayOf,
  weeksOf,
  yearsOf,
} from '../../../lib/ui/dates/calendar-days.ts'
import { inMonth, movedBy } from '../../../lib/ui/dates/calendar-moves.ts'
import { readDay, readMoment, readMonth } from '../../../lib/ui/dates/read-day.ts'

const anyDay = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('days of a calendar', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['9999-12-05', 1, '9999-12-31'],
    ['0001-01-05', -1, '0001-01-01'],
  ])('%s and %i months is %s', (day, months, expected) => {
    expect(shiftMonths(day, months)).toBe(expected)
  })
  it('keys always lead to a real day, from any day, in every view', () => {
    const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown')
    const views = fc.constantFrom('day' as const, 'month' as const, 'year' as const)
    fc.assert(
      fc.property(anyDay, keys, views, fc.boolean(), (day, key, view, shift) =>
        isRealDay(movedBy(view, day, key, shift) ?? ''),
      ),
    )
  })
  it('a month is shown from a Monday, with all its days, in six weeks', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const shown = weeksOf(day).flat()
        expect(shown).toHaveLength(42)
        expect(shown).toContain(day)
        if (shown[0] !== '') expect(weekdayOf(shown[0] ?? '')).toBe(0)
        expect(shown.filter((other) => other.startsWith(day.slice(0, 7)))).toHaveLength(
          Number(shiftDays(shiftMonths(`${day.slice(0, 7)}-01`, 1), day > '9999-12' ? 0 : -1).slice(8)),
        )
      }),
    )
  })
  it('a day and back again is the same day', () => {
    fc.assert(
      fc.property(
        anyDay.filter((day) => day > '0010' && day < '9990'),
        fc.integer({ min: -900, max: 900 }),
        (day, days) => shiftDays(shiftDays(day, days), -days) === day,
      ),
    )
  })
  it('limits hold for days, months and years alike', () => {
    const limits = { min: '2026-03-10', max: '2027-01' }
    expect(['2026-03-09', '2026-03-10', '2027-01-31', '2027-02-01'].map((day) => isOffered(day, limits))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(['2026-02', '2026-03', '2027-01', '2027-02'].map((month) => isOffered(month, limits))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(['2025', '2026', '2027', '2028'].map((year) => isOffered(year, limits))).toEqual([false, true, true, false])
  })
  it('opens on its value, else on today, inside the limits', () => {
    const today = '2026-11-21'
    expect(openingDay('2024-02-29', { today })).toBe('2024-02-29')
    expect(openingDay('2024-02', { today })).toBe('2024-02-01')
    expect(openingDay('31.12.', { today })).toBe(today)
    expect(openingDay(null, { today, max: '2026-10-31' })).toBe('2026-10-31')
    expect(openingDay(null, { today, min: '2027-01' })).toBe('2027-01-01')
  })
  it('shows years by the dozen', () => {
    expect(yearsOf('2026-11-21')).toEqual([2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028])
    expect(inMonth('2026-11-30', '2026-02')).toBe('2026-02-28')
    expect(inMonth('2026-11-30', '2024')).toBe('2024-11-30')
  })
})

describe('typed dates', () => {
  it.each([
    '2026-11-21',
    '2026/11/21',
    '2026.11.21',
    '20261121',
    '2026年11月21日',
    '２０２６-１１-２１',
    ' 2026-11-21 ',
  ])('%s is a day', (typed) => {
    expect(readDay(typed)).toBe('2026-11-21')
  })
  it.each(['2026-02-30', '2026-13-01', '21-11-2026', '2026-11', 'gestern', '', '0000-01-01'])('%s is none', (typed) => {
    expect(readDay(typed)).toBeNull()
  })
  it('months and moments are read the same way', () => {
    expect(['2026-11', '202611', '2026年11月', '2026/1'].map(readMonth)).toEqual([
      '2026-11',
      '2026-11',
      '2026-11',
      '2026-01',
    ])
    expect(['2026-13', '2026', '11-2026'].map(readMonth)).toEqual([null, null, null])
    expect(readMoment('2026-11-21 9:05')).toBe('2026-11-21 09:05:00')
    expect(readMoment('20261121T09:05:07')).toBe('2026-11-21 09:05:07')
    expect(readMoment('2026-11-21')).toBe('2026-11-21 00:00:00')
    expect(['2026-11-21 24:00', '2026-11-21 09:60', '2026-11-21 9', '9:30'].map(readMoment)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
