import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../lib/catalogue/day.ts'
import { PAPER_STATE } from '../../../../lib/domain/codes.ts'
import {
  daysLeft,
  expiryDay,
  isPaperFinished,
  isPaperMissing,
  runsOutSoon,
  type PaperFileFacts,
  paperStateOfFiles,
  combinedPaperState,
} from '../../../../lib/domain/paper/paper-state.ts'
import * as fc from '../../../property.ts'

const TODAY = '2026-11-21'
const file = (hf2yState: string, hf2yExpiryDay: string | null = null): PaperFileFacts => ({ hf2yState, hf2yExpiryDay })

describe('how long a paper holds', () => {
  it.each([
    [30, '2026-12-21', 30],
    [0, null, null],
    [1, '2026-11-22', 1],
  ])('PAP-007 issued today for %i days: to %s, %s left', (validDays, day, left) => {
    expect([expiryDay(TODAY, validDays), daysLeft(day, TODAY)]).toEqual([day, left])
  })
  it.each([
    ['2026-11-21', 0, true],
    ['2026-11-20', -1, false],
    ['2026-11-28', 7, true],
    ['2026-11-29', 8, false],
    [null, null, false],
  ])('to %s: %s days left, soon over: %s', (day, left, soon) => {
    expect([daysLeft(day, TODAY), runsOutSoon(daysLeft(day, TODAY))]).toEqual([left, soon])
  })
  it('is counted in days of the calendar, over summer times and leap days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), fc.integer({ min: 1, max: 3_650 }), (from, validDays) => {
        const issued = addDays(TODAY, from)
        expect(daysLeft(expiryDay(issued, validDays), issued)).toBe(validDays)
      }),
    )
  })
})

describe('where a paper stands', () => {
  const table: readonly (readonly [string, readonly PaperFileFacts[], boolean, string])[] = [
    ['nothing is there', [], false, 'MISSING'],
    ['nothing is there and nothing has to be', [], true, 'OPTIONAL'],
    ['a file is to be compared', [file('WAITING')], false, 'UNCHECKED'],
    ['one of two files was compared', [file('WAITING'), file('CHECKED')], false, 'UNCHECKED'],
    ['every file was compared', [file('CHECKED'), file('CHECKED', TODAY)], false, 'READY'],
    ['every file but one that was sent back was compared', [file('RETURNED'), file('CHECKED')], false, 'READY'],
    ['every file was compared but one that is over', [file('WAITING', '2026-11-20'), file('CHECKED')], false, 'READY'],
    [
      'the compared one is over and another holds',
      [file('CHECKED', '2026-11-20'), file('WAITING')],
      false,
      'UNCHECKED',
    ],
    ['the compared one ends today', [file('CHECKED', TODAY)], false, 'READY'],
    ['all are over', [file('CHECKED', '2026-11-20'), file('WAITING', '2026-01-01')], true, 'EXPIRED'],
    ['all were sent back', [file('RETURNED')], false, 'MISSING'],
    ['all were sent back, where nothing has to be there', [file('RETURNED', '2026-01-01')], true, 'OPTIONAL'],
  ]
  it.each(table)('PAP-007 is known when %s', (_when, files, optional, state) =>
    expect(paperStateOfFiles(files, TODAY, optional)).toBe(state),
  )

  const anyFile = fc.record({
    hf2yState: fc.constantFrom('WAITING', 'CHECKED', 'RETURNED'),
    hf2yExpiryDay: fc.constantFrom(null, '2026-11-20', TODAY, '2027-01-01'),
  })
  const rank = ['MISSING', 'OPTIONAL', 'EXPIRED', 'UNCHECKED', 'READY']
  it('falls back by another file from ready to be compared only, and only while that one was not compared', () => {
    fc.assert(
      fc.property(fc.array(anyFile, { maxLength: 9 }), anyFile, fc.boolean(), (files, further, optional) => {
        const [before, after] = [
          paperStateOfFiles(files, TODAY, optional),
          paperStateOfFiles([...files, further], TODAY, optional),
        ]
        if (before === 'READY' && further.hf2yState === 'WAITING') expect(['READY', 'UNCHECKED']).toContain(after)
        else expect(rank.indexOf(after)).toBeGreaterThanOrEqual(rank.indexOf(before))
      }),
    )
  })
  it('ruling 26 is ready with none but files that were compared', () => {
    fc.assert(
      fc.property(fc.array(anyFile, { maxLength: 9 }), fc.boolean(), (files, optional) => {
        const counting = files.filter(
          ({ hf2yState, hf2yExpiryDay }) =>
            hf2yState !== 'RETURNED' && (hf2yExpiryDay === null || hf2yExpiryDay !== '2026-11-20'),
        )
        expect(paperStateOfFiles(files, TODAY, optional) === 'READY').toBe(
          counting.length > 0 && counting.every(({ hf2yState }) => hf2yState === 'CHECKED'),
        )
      }),
    )
  })
  it('PAP-007 of several people is that of whoever is furthest behind, and finished when all of them are', () => {
    const states = Object.values(PAPER_STATE)
    expect([
      combinedPaperState([]),
      combinedPaperState(['READY', 'UNCHECKED', 'MISSING']),
      combinedPaperState(['WAIVED', 'READY']),
      combinedPaperState(['OPTIONAL', 'READY']),
    ]).toEqual(['WAIVED', 'MISSING', 'READY', 'OPTIONAL'])
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...states), { minLength: 1, maxLength: 6 }), (all) => {
        const state = combinedPaperState(all)
        expect(all).toContain(state)
        expect(isPaperFinished(state)).toBe(all.every(isPaperFinished))
        if (isPaperMissing(state)) expect(all.some(isPaperMissing)).toBe(true)
        expect(combinedPaperState(all.toReversed())).toBe(state)
      }),
    )
  })
})
