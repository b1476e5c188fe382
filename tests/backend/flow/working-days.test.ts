import { afterEach, describe, expect, it } from 'vitest'
import { dueDay, isWorkday } from '../../../lib/backend/flow/handling/working-days.ts'
import { addDays } from '../../../lib/catalogue/day.ts'
import * as fc from '../../property.ts'

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

describe('working days', () => {
  it.each([
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-21', 0, '2026-11-23'],
    ['2026-11-23', 0, '2026-11-23'],
    ['2026-11-23', 5, '2026-11-30'],
    // National Day 2026 is off from the 1st to the 7th; Saturday the 10th is worked instead.
    ['2026-09-30', 1, '2026-10-08'],
    ['2026-10-08', 2, '2026-10-10'],
  ])('count from %s, %i of them, to %s', (from, count, day) =>
    expect(dueDay(from, count)).toEqual({ day, certain: true }),
  )
  it('of a year whose holidays are not laid down are those of the week, and the answer says so', () => {
    expect(dueDay('2026-12-31', 0)).toEqual({ day: '2026-12-31', certain: true })
    expect(dueDay('2026-12-31', 1)).toEqual({ day: '2027-01-01', certain: false })
    expect(dueDay('2029-09-28', 1)).toEqual({ day: '2029-10-01', certain: false })
    expect(dueDay('2001-10-01', 1).certain).toBe(false)
  })
  it('are the same wherever the machine stands', () => {
    for (const place of ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Shanghai']) {
      process.env['TZ'] = place
      expect([
        isWorkday('2026-10-01'),
        isWorkday('2026-10-10'),
        isWorkday('2026-11-21'),
        isWorkday('2026-11-23'),
      ]).toEqual([false, true, false, true])
    }
  })
  it('counted one after another lead to the same day as counted at once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 1, max: 40 }), (offset, count) => {
        let day = addDays('2022-01-01', offset)
        const { day: due } = dueDay(day, count)
        for (let i = 0; i < count; i += 1) day = dueDay(day, 1).day
        expect(due).toBe(day)
        expect(isWorkday(due)).toBe(true)
      }),
    )
  })
})
