import { describe, expect, it } from 'vitest'
import { planningIssue } from '../../../../lib/domain/deadline/planning.ts'
import { slipsOf, type TimedJob } from '../../../../lib/domain/deadline/slips.ts'
import { workdayAfter, workdaysBetween } from '../../../../lib/domain/deadline/workdays.ts'

/** Weekends, and one holiday: Thursday, 2026-12-03. */
const isWorkday = (day: string) => day !== '2026-12-03' && ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
const [OPEN, BUSY, DONE] = ['BD9601', 'BD9602', 'BD9603']
const job = (key: string, day: string | null, workdays: number | null, status = OPEN): TimedJob => ({
  key,
  hf15PlanTime: day,
  hf15Workdays: workdays,
  hf15Status: status,
})
const slipped = (jobs: readonly TimedJob[], key: string, day: string) =>
  slipsOf(jobs, key, day, isWorkday).map(({ job: { key: name }, from, to, workdays }) => [name, from, to, workdays])

describe('working days', () => {
  it.each([
    ['2026-11-27', 0, '2026-11-27'],
    ['2026-11-28', 0, '2026-11-30'],
    ['2026-11-27', 1, '2026-11-30'],
    ['2026-12-02', 1, '2026-12-04'],
    ['2026-12-02', 2, '2026-12-07'],
  ])('%s and %i of them are %s', (from, count, to) => {
    expect(workdayAfter(from, count, isWorkday)).toBe(to)
  })
  it.each([
    ['2026-11-27', '2026-11-27', 0],
    ['2026-11-27', '2026-11-29', 0],
    ['2026-11-27', '2026-11-30', 1],
    ['2026-12-02', '2026-12-04', 1],
    ['2026-12-04', '2026-12-01', 0],
  ])('between %s and %s there are %i', (from, to, count) => {
    expect(workdaysBetween(from, to, isWorkday)).toBe(count)
  })
})

describe('what moves with a job', () => {
  it('is the chain behind it, by the working days each job takes', () => {
    const jobs = [job('a', '2026-11-24', 1), job('b', null, 4), job('c', null, 2)]
    expect(slipped(jobs, 'a', '2026-11-27')).toEqual([
      ['b', '2026-11-30', '2026-12-04', 3],
      ['c', '2026-12-02', '2026-12-08', 3],
    ])
  })
  it('stops at a job whose own day leaves enough time', () => {
    const jobs = [job('a', '2026-11-24', 1), job('b', '2026-12-08', 2), job('c', null, 1)]
    expect(slipped(jobs, 'a', '2026-11-27')).toEqual([])
  })
  it('names a job whose own day can no longer be met', () => {
    expect(slipped([job('a', '2026-11-24', 1), job('b', '2026-11-26', 1)], 'a', '2026-11-27')).toEqual([
      ['b', '2026-11-26', '2026-11-30', 2],
    ])
  })
  it('leaves out jobs before it, finished ones and those in progress', () => {
    const jobs = [
      job('before', '2026-11-23', 1),
      job('a', '2026-11-24', 1),
      job('done', '2026-11-25', 1, DONE),
      job('busy', '2026-11-25', 1, BUSY),
      job('b', null, 1),
    ]
    expect(slipped(jobs, 'a', '2026-11-27').map(([key]) => key)).toEqual(['b'])
  })
  it('moves nothing to an earlier day, nothing without a day before, and nothing for an unknown job', () => {
    expect(slipped([job('a', '2026-11-30', 1), job('b', null, 1)], 'a', '2026-11-24')).toEqual([])
    expect(slipped([job('a', null, 1), job('b', null, 1)], 'a', '2026-11-24')).toEqual([])
    expect(slipped([job('a', '2026-11-23', 1), job('b', null, 1)], 'x', '2026-11-24')).toEqual([])
  })
})

describe('planning a job', () => {
  const TODAY = '2026-11-27'
  it.each([
    ['on a day from today on', null, '2026-11-27', '', null],
    ['on an earlier day than before, without a reason', '2026-12-04', '2026-11-30', '', null],
    ['on a later day, with a reason', '2026-11-30', '2026-12-04', '等收入证明', null],
    [
      'on a later day, without a reason',
      '2026-11-30',
      '2026-12-04',
      '  ',
      { field: 'reason', message: '推迟须写明原因' },
    ],
    ['before today', null, '2026-11-26', '', { field: 'hf15PlanTime', message: '不能改到今天以前' }],
    ['on no day', null, null, '', { field: 'hf15PlanTime', message: '请选择日期' }],
  ])('is judged %s', (_case, from, to, reason, issue) => {
    expect(planningIssue({ from, to, reason, restored: false }, TODAY)).toEqual(issue)
  })
  it('is undone to any day, and to none', () => {
    for (const to of ['2026-11-02', null])
      expect(planningIssue({ from: '2026-12-04', to, reason: '', restored: true }, TODAY)).toBeNull()
  })
})
