import { describe, expect, it } from 'vitest'
import type { Deadline } from 'fangkit/contract'
import { deadlinePath } from '../../../host/web/pages/deadlines/deadline-path.ts'
import { mayPlan, toneOf } from '../../../host/web/pages/deadlines/deadline-state.ts'
import {
  agendaOf,
  dayBeyond,
  dayEntries,
  dayNote,
  NOBODY,
  peopleOf,
  shownBy,
  spanOf,
  spanOfMonth,
  weekNumber,
  weeksOf,
  workdayBeside,
} from '../../../host/web/pages/deadlines/month-days.ts'

const row = (key: string, more: Partial<Deadline> = {}): Deadline => ({
  key,
  kind: 'JOB',
  title: key,
  prjId: 'p',
  prjName: '',
  note: '',
  day: '2026-11-27',
  done: 0,
  late: 0,
  lateWorkdays: 0,
  place: 'flow',
  field: '',
  acctId: 'a',
  who: '甲',
  version: 1,
  whyNot: null,
  ...more,
})

describe('the working day beside a day', () => {
  const days = [
    ['2026-11-27', 1],
    ['2026-11-28', 0],
    ['2026-11-29', 0],
    ['2026-11-30', 1],
  ].map(([day, work]) => ({ day: String(day), work: Number(work), holiday: null, certain: 1 }))
  it('leaves out the days on which offices are closed, and knows nothing beyond the known days', () => {
    expect(workdayBeside(days, '2026-11-27', 1)).toBe('2026-11-30')
    expect(workdayBeside(days, '2026-11-30', -1)).toBe('2026-11-27')
    expect(workdayBeside(days, '2026-11-30', 1)).toBe('2026-12-01')
    expect(workdayBeside(days, '2026-11-27', -1)).toBe('2026-11-26')
  })
})

describe('the days of a month', () => {
  it.each([
    ['2026-11', '2026-10-26', '2026-12-06', 6],
    ['2026-12', '2026-11-30', '2027-01-03', 5],
    ['2027-02', '2027-02-01', '2027-02-28', 4],
  ])('%s is shown by whole weeks', (month, from, to, weeks) => {
    expect(spanOfMonth(month)).toEqual({ from, to })
    const all = weeksOf(from, to)
    expect([all.length, all[0]?.[0], all.at(-1)?.[6]]).toEqual([weeks, from, to])
  })
  it('are five weeks in the other views: the last one, this one and three more', () => {
    expect(spanOf('weeks', '2026-11-27')).toEqual({ from: '2026-11-16', to: '2026-12-20' })
    expect(spanOf('list', '2026-11-23')).toEqual({ from: '2026-11-16', to: '2026-12-20' })
    expect(spanOf('month', '2026-11-27')).toEqual(spanOfMonth('2026-11'))
    expect([dayBeyond('weeks', '2026-11-27', -1), dayBeyond('month', '2026-11-27', 1)]).toEqual([
      '2026-11-20',
      '2026-12-01',
    ])
  })
  it('goes on over the end of a year', () => {
    expect([dayBeyond('month', '2026-12-10', 1), dayBeyond('month', '2027-01-10', -1)]).toEqual([
      '2027-01-01',
      '2026-12-01',
    ])
  })
  it('marks holidays and the days that make up for them, but no plain weekend', () => {
    const day = { day: '2026-10-01', certain: 1 }
    expect(dayNote({ ...day, work: 0, holiday: '国庆节' })).toBe('off')
    expect(dayNote({ ...day, work: 1, holiday: '国庆节' })).toBe('extra')
    expect(dayNote({ ...day, work: 0, holiday: null })).toBeNull()
    expect(dayNote({ ...day, work: 1, holiday: null })).toBeNull()
    expect(dayNote(undefined)).toBeNull()
  })
})

describe('the number of a week', () => {
  it.each([
    ['2026-11-16', 47],
    ['2026-11-22', 47],
    ['2026-12-31', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2024-12-30', 1],
    ['2023-01-01', 52],
  ])('of %s is %d', (day, number) => expect(weekNumber(day)).toBe(number))
})

describe('the lines of a day', () => {
  const paper = (key: string, more: Partial<Deadline> = {}) => row(key, { kind: 'PAPER', place: 'papers', ...more })
  const DAY = '2026-11-27'
  const keys = (
    rows: readonly Deadline[],
    kinds: readonly string[] | null = null,
    moves: Parameters<typeof dayEntries>[2]['moves'] = [],
  ) =>
    dayEntries(DAY, rows, { kinds, moves }).map((entry) =>
      entry.kind === 'one'
        ? entry.deadline.key
        : entry.kind === 'papers'
          ? entry.papers.map(({ key }) => key)
          : `${entry.kind} ${entry.move.key}`,
    )
  it('have several papers together, behind what else is to be met and before what was', () => {
    expect(keys([paper('a'), row('done', { done: 1 }), paper('b'), row('job')])).toEqual(['job', ['a', 'b'], 'done'])
    expect(keys([paper('a'), row('job')])).toEqual(['a', 'job'])
  })
  it('have the jobs that are being planned on both their days, and nowhere else', () => {
    const later = '2026-11-30'
    const leaves = { key: 'job', title: 'job', from: DAY, to: later, lateBy: 0 }
    const comes = { key: 'next', title: 'next', from: later, to: DAY, lateBy: 2 }
    const rows = [row('job'), row('next', { day: later }), row('other')]
    expect(keys(rows, null, [leaves, comes])).toEqual(['from job', 'to next', 'other'])
    expect(keys(rows)).toEqual(['job', 'other'])
  })
  it('have each paper where only papers are asked for', () => {
    expect(keys([paper('a'), paper('b')], ['PAPER'])).toEqual(['a', 'b'])
    expect(keys([paper('a'), paper('b')], ['PAPER', 'JOB'])).toEqual([['a', 'b']])
  })
})

describe('the list of deadlines', () => {
  it('has late ones first, whatever their day, then the others by day from a day on', () => {
    const rows = [
      row('late', { day: '2026-11-02', late: 25 }),
      row('b', { day: '2026-12-02' }),
      row('a', { day: '2026-11-27' }),
      row('before', { day: '2026-11-26', done: 1 }),
    ]
    expect(agendaOf(rows, '2026-11-27').map(({ day, rows: of }) => [day, of.map(({ key }) => key)])).toEqual([
      [null, ['late']],
      ['2026-11-27', ['a']],
      ['2026-12-02', ['b']],
    ])
    expect(agendaOf([], '2026-11-27')).toEqual([])
  })
  it('is limited by kind and by person, also to those of nobody', () => {
    const rows = [row('a'), row('b', { acctId: '', who: '' }), row('c', { kind: 'PAPER', acctId: 'b', who: '乙' })]
    const keys = (kinds: readonly string[] | null, people: readonly string[] | null) =>
      shownBy(rows, { kinds, people }).map(({ key }) => key)
    expect(keys(null, null)).toEqual(['a', 'b', 'c'])
    expect(keys(['PAPER'], null)).toEqual(['c'])
    expect(keys(null, [NOBODY, 'b'])).toEqual(['b', 'c'])
    expect(peopleOf([...rows, row('d')]).map(({ acctId, count }) => [acctId, count])).toEqual([
      ['a', 2],
      ['', 1],
      ['b', 1],
    ])
  })
})

describe('a deadline', () => {
  const TODAY = '2026-11-27'
  it.each([
    ['bad', row('late', { late: 1, day: '2026-11-26' })],
    ['warn', row('today')],
    ['warn', row('tomorrow', { day: '2026-11-28' })],
    ['brand', row('later', { day: '2026-11-29' })],
    ['warn', row('paper', { kind: 'PAPER', day: '2026-12-20' })],
    ['plain', row('agreed', { kind: 'CONTRACT', place: 'contract' })],
    ['ok', row('done', { done: 1 })],
  ] as const)('is shown as %s', (tone, one) => {
    expect(toneOf(one, TODAY)).toBe(tone)
  })
  it('is planned by who may, while it is an open job', () => {
    expect(mayPlan(row('a'))).toBe(true)
    for (const more of [{ done: 1 }, { whyNot: '不能' }, { kind: 'PAPER' }] as const)
      expect(mayPlan(row('a', more))).toBe(false)
  })
  it('leads to the record that holds it', () => {
    expect(deadlinePath(row('a'))).toBe('/PrjBaseGrid/p?tab=flow&record=job%2Fa')
    expect(deadlinePath(row('a', { place: 'papers' }))).toBe('/PrjBaseGrid/p?tab=papers&record=file%2Fa')
    expect(deadlinePath(row('a', { place: 'contract', field: 'transferDate' }))).toBe(
      '/ContractView/Article_1?project=p&term=transferDate',
    )
    expect(deadlinePath(row('a', { place: 'house', field: 'hf29BuyDateLimit' }))).toBe(
      '/PrjBaseGrid/p?section=house&field=hf29BuyDateLimit',
    )
  })
})
