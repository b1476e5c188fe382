import { afterEach, describe, expect, it } from 'vitest'
import { addDays, dayOf } from '../../../../lib/catalogue/day.ts'
import { ageOn, monthsUntilAdult } from '../../../../lib/domain/standards/age.ts'
import * as fc from '../../../property.ts'

const TODAY = '2026-11-21'
const RUNS = { numRuns: 100_000 }
const ZONES = ['Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']

afterEach(() => {
  delete process.env['TZ']
})

/** Days as numbers; 29 February of a common year is 1 March. */
const numberOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day)
const partsOf = (day: string): readonly number[] => day.split('-').map(Number)
const birthdayAfter = (birthday: string, years: number): number => {
  const [year = 0, month = 0, day = 0] = partsOf(birthday)
  return numberOf(year + years, month, day)
}
/** The day so many months later, the last of its month where it has no such day. */
const monthsAfter = (today: string, months: number): number => {
  const [year = 0, month = 0, day = 0] = partsOf(today)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return numberOf(year, month + months, Math.min(day, last))
}
const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

const aBirthday = fc.oneof(
  { weight: 4, arbitrary: fc.nat(46_000).map((days) => addDays('1900-01-01', days)) },
  { weight: 1, arbitrary: fc.nat(30).map((leap) => `${1904 + leap * 4}-02-29`) },
)
const aDay = fc.nat(73_000).map((days) => addDays('1900-01-01', days))
/** Days at which something changes: the 14th and the 18th birthday, six months before it, and the days beside them. */
const aBoundary = (birthday: string) =>
  fc
    .tuple(
      fc.constantFrom(
        birthdayAfter(birthday, 14),
        birthdayAfter(birthday, 18),
        monthsAfter(textOf(birthdayAfter(birthday, 18)), -6),
      ),
      fc.integer({ min: -2, max: 2 }),
    )
    .map(([time, days]) => addDays(textOf(time), days))

describe('the age', () => {
  it.each([
    ['2012-11-21', 14],
    ['2012-11-22', 13],
    ['2008-11-21', 18],
    ['2008-11-22', 17],
    ['2026-11-21', 0],
    ['2025-11-21', 1],
    ['2026-11-22', 0],
    ['2027-01-01', 0],
    ['1880-01-01', 146],
  ])('MEM-042 MEM-048 of a person born on %s is %d', (birthday, years) => expect(ageOn(birthday, TODAY)).toBe(years))
  it('MEM-042 grows on 1 March of common years for those born on 29 February, on the day itself in leap years', () => {
    expect(['2026-02-27', '2026-02-28', '2026-03-01'].map((day) => ageOn('2012-02-29', day))).toEqual([13, 13, 14])
    expect(['2028-02-28', '2028-02-29', '2028-03-01'].map((day) => ageOn('2012-02-29', day))).toEqual([15, 16, 16])
  })
  it('MEM-048 is the number of birthdays that were', () => {
    fc.assert(
      fc.property(aBirthday, aDay, (birthday, today) => {
        const age = ageOn(birthday, today)
        const time = Date.parse(today)
        return (age === 0 || birthdayAfter(birthday, age) <= time) && birthdayAfter(birthday, age + 1) > time
      }),
      RUNS,
    )
  })
})

describe('the months until a child is of age', () => {
  it.each([
    ['2009-05-21', 6],
    ['2009-05-22', 7],
    ['2009-05-20', 6],
    ['2009-04-21', 5],
    ['2009-04-22', 6],
    ['2008-11-22', 1],
    ['2008-12-21', 1],
    ['2008-11-21', 0],
    ['2008-11-20', 0],
    ['1980-01-01', 0],
    ['2026-11-21', 216],
  ])('MEM-043 MEM-048 are, born on %s, %d', (birthday, months) =>
    expect(monthsUntilAdult(birthday, TODAY)).toBe(months),
  )
  it('MEM-043 end with the month where it is too short', () => {
    expect(monthsUntilAdult('2009-05-31', '2026-11-30')).toBe(7)
    expect(monthsUntilAdult('2009-05-30', '2026-11-30')).toBe(6)
    expect(monthsUntilAdult('2008-02-29', '2026-02-28')).toBe(1)
    expect(monthsUntilAdult('2008-02-29', '2026-03-01')).toBe(0)
    expect(monthsUntilAdult('2008-02-29', '2025-09-01')).toBe(6)
    expect(monthsUntilAdult('2008-02-29', '2025-08-31')).toBe(7)
  })
  it('MEM-043 are the fewest after which the 18th birthday has come', () => {
    fc.assert(
      fc.property(
        aBirthday.chain((birthday) => fc.tuple(fc.constant(birthday), fc.oneof(aBoundary(birthday), aDay))),
        ([birthday, today]) => {
          const months = monthsUntilAdult(birthday, today)
          const adult = birthdayAfter(birthday, 18)
          return monthsAfter(today, months) >= adult && (months === 0 || monthsAfter(today, months - 1) < adult)
        },
      ),
      RUNS,
    )
  })
  it('MEM-042 MEM-043 are over from exactly 18 years on; at 14 and 18 years the age turns with the day', () => {
    fc.assert(
      fc.property(
        aBirthday.chain((birthday) => fc.tuple(fc.constant(birthday), aBoundary(birthday))),
        ([birthday, today]) => {
          const time = Date.parse(today)
          const age = ageOn(birthday, today)
          return (
            age >= 14 === birthdayAfter(birthday, 14) <= time &&
            age >= 18 === birthdayAfter(birthday, 18) <= time &&
            (monthsUntilAdult(birthday, today) === 0) === age >= 18
          )
        },
      ),
      RUNS,
    )
  })
})

describe('age and months', () => {
  it.each(ZONES)('are those of the day in Asia/Shanghai wherever the clock stands, such as in %s', (zone) => {
    process.env['TZ'] = zone
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    const before = Date.UTC(2026, 10, 20, 15, 59, 59)
    expect([ageOn('2012-11-21', dayOf(before)), monthsUntilAdult('2009-05-21', dayOf(before))]).toEqual([13, 7])
    expect([ageOn('2012-11-21', dayOf(before + 1_000)), monthsUntilAdult('2009-05-21', dayOf(before + 1_000))]).toEqual(
      [14, 6],
    )
    fc.assert(
      fc.property(aBirthday, aDay, (birthday, today) => {
        const age = ageOn(birthday, today)
        return (
          age === 0 ||
          (birthdayAfter(birthday, age) <= Date.parse(today) && (monthsUntilAdult(birthday, today) === 0) === age >= 18)
        )
      }),
      { numRuns: 5_000 },
    )
  })
})
