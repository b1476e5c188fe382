import { describe, expect, it } from 'vitest'
import { addDays, dayOf } from '../../../../lib/catalogue/day.ts'
import { followsFromCertificate, advancedYears, yearsHeld } from '../../../../lib/domain/house/certificate-years.ts'
import * as fc from '../../../property.ts'
import { TODAY, type Values } from './asking.ts'

const follows = (before: Values, after: Values, today = TODAY) => followsFromCertificate(before, after, today)

describe('the years since the certificate', () => {
  it.each([
    ['2021-11-21', 5],
    ['2021-11-22', 4],
    ['2021-11-20', 5],
    ['2022-11-21', 4],
    ['2026-11-21', 0],
    ['2025-11-22', 0],
    ['2025-11-21', 1],
    ['1990-01-01', 36],
  ] as const)('HSE-016 OPN-046 since %s are %i: a year is full on its very day', (registered, years) =>
    expect(yearsHeld(registered, TODAY)).toBe(years),
  )
  it('OPN-046 since 29 February are full on 1 March', () => {
    expect(['2025-02-28', '2025-03-01', '2024-02-29'].map((today) => yearsHeld('2020-02-29', today))).toEqual([4, 5, 4])
  })
  it('OPN-046 are those of Shanghai, whatever the clock of the machine says', () => {
    const midnight = Date.parse('2026-11-20T16:00:00Z')
    expect([midnight - 1, midnight].map((instant) => yearsHeld('2021-11-21', dayOf(instant)))).toEqual([4, 5])
  })
  it('are unknown for a day to come and for what is no day', () =>
    expect(
      ['2026-11-22', '2026-02-30', '', null, undefined, 5].map((registered) => yearsHeld(registered, TODAY)),
    ).toEqual([null, null, null, null, null, null]))
  it('grow by one in a year, and never shrink as days pass', () => {
    const aDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1970-01-01', days))
    fc.assert(
      fc.property(aDay, fc.integer({ min: 0, max: 10_000 }), (registered, days) => {
        const today = addDays(registered, days)
        const years = yearsHeld(registered, today) ?? -1
        expect([years, years + 1]).toContain(yearsHeld(registered, addDays(today, 1)))
        expect(yearsHeld(registered, `${Number(registered.slice(0, 4)) + 5}-12-31`)).toBe(5)
      }),
    )
  })
})

describe('another day of the certificate', () => {
  const filled = { hf29HourseCardDate: '2021-11-21', hf29Diffyear: 5 }
  it('HSE-016 fills in the years where there are none', () => {
    expect(follows({}, { hf29HourseCardDate: '2021-11-21' })).toEqual({ hf29Diffyear: 5 })
    expect(
      follows(
        { hf29HourseCardDate: '2022-01-01', hf29Diffyear: null },
        { hf29HourseCardDate: '2021-11-22', hf29Diffyear: null },
      ),
    ).toEqual({ hf29Diffyear: 4 })
  })
  it('OPN-046 is followed by years that the former day told', () => {
    expect(follows(filled, { ...filled, hf29HourseCardDate: '2024-01-01' })).toEqual({ hf29Diffyear: 2 })
    expect(follows(filled, { ...filled, hf29HourseCardDate: null })).toEqual({ hf29Diffyear: null })
    expect(follows(filled, { ...filled, hf29HourseCardDate: '2021-05-01' })).toEqual({})
  })
  it('OPN-046 leaves years alone that a person wrote, before or in the same change', () => {
    const written = { hf29HourseCardDate: '2021-11-21', hf29Diffyear: 3 }
    expect(follows(written, { ...written, hf29HourseCardDate: '2024-01-01' })).toEqual({})
    expect(follows(filled, { hf29HourseCardDate: '2024-01-01', hf29Diffyear: 7 })).toEqual({})
    expect(follows({}, { hf29HourseCardDate: '2024-01-01', hf29Diffyear: 7 })).toEqual({})
    // The same value that the former day gave, but entered by the user.
    expect(follows(written, { hf29HourseCardDate: '2024-01-01', hf29Diffyear: 5 })).toEqual({})
    expect(follows(filled, { hf29HourseCardDate: '2024-01-01', hf29Diffyear: null })).toEqual({})
    expect(follows({ ...filled, hf29HourseCardDate: null }, filled)).toEqual({})
  })
  it('fires on the change alone: years that were emptied stay empty', () => {
    expect(follows(filled, { ...filled, hf29Diffyear: null })).toEqual({})
    expect(follows(filled, { ...filled, hf29Memo: '示例' })).toEqual({})
    expect(follows({ ...filled, hf29Diffyear: null }, { ...filled, hf29Diffyear: null, hf29Memo: '示例' })).toEqual({})
  })
})

describe('the years of a stored house', () => {
  it('OPN-046 go on with the date where they came from it when the house was last saved', () => {
    const stored = { hf29HourseCardDate: '2021-11-24', hf29Diffyear: 4 }
    expect(
      ['2026-11-23', '2026-11-24', '2031-11-24'].map((today) => advancedYears(stored, '2026-11-20', today)),
    ).toEqual([{}, { hf29Diffyear: 5 }, { hf29Diffyear: 10 }])
    expect(advancedYears({ hf29HourseCardDate: '2026-11-24', hf29Diffyear: null }, '2026-11-20', '2026-11-24')).toEqual(
      {
        hf29Diffyear: 0,
      },
    )
  })
  it('OPN-046 stay where a person wrote or emptied them, and where there is no date', () => {
    for (const written of [3, 5, 9, null])
      expect(
        advancedYears({ hf29HourseCardDate: '2021-11-24', hf29Diffyear: written }, '2026-11-20', '2027-01-01'),
      ).toEqual({})
    for (const written of [3, null])
      expect(advancedYears({ hf29HourseCardDate: null, hf29Diffyear: written }, '2026-11-20', '2027-01-01')).toEqual({})
  })
})
