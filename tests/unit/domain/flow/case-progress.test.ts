import { describe, expect, it } from 'vitest'
import { FLOW_STATUS } from '../../../../lib/domain/codes.ts'
import { type CaseJob, caseProgress, type JobPhase } from '../../../../lib/domain/flow/case-progress.ts'

const TODAY = '2026-11-23'
const main = (code: string, status: string = FLOW_STATUS.notStarted): CaseJob => ({
  hf15FlowCode: code,
  hf15FatherCode: null,
  hf15Status: status,
})
const sub = (father: string, status: string, day: string | null = null): CaseJob => ({
  hf15FlowCode: `${father}-${status}-${day}`,
  hf15FatherCode: father,
  hf15Status: status,
  hf15PlanTime: day,
})
const phase = (...mains: readonly CaseJob[]): JobPhase<CaseJob> => ({ name: '前期准备', mains })
const { notStarted, inProgress, finished } = FLOW_STATUS

describe('where a case is', () => {
  it('is at the first job in progress, although an earlier one is still open', () => {
    const [open, working, later] = [sub('a', notStarted), sub('a', inProgress), sub('b', notStarted)]
    const progress = caseProgress([phase(main('a'), main('b'))], [open, working, later], TODAY)
    expect(progress.current).toBe(working)
    expect(progress.next).toBe(later)
    expect(progress).toMatchObject({ done: 0, all: 3 })
  })

  it('is at the first open job while none is in progress; a main flow without sub-flows is a job of its own', () => {
    const alone = main('b')
    const progress = caseProgress([phase(main('a')), phase(alone)], [sub('a', finished)], TODAY)
    expect(progress.current).toBe(alone)
    expect(progress.next).toBeNull()
    expect(progress).toMatchObject({ done: 1, all: 2 })
  })

  it('lists open jobs whose day has passed, the longest overdue first', () => {
    const [short, long] = [sub('a', notStarted, '2026-11-20'), sub('a', inProgress, '2026-11-17')]
    const others = [sub('a', finished, '2026-11-01'), sub('a', notStarted, TODAY), sub('a', notStarted)]
    expect(caseProgress([phase(main('a'))], [short, long, ...others], TODAY).late).toEqual([long, short])
  })

  it('is nowhere once everything is finished', () => {
    expect(caseProgress([phase(main('a'))], [sub('a', finished)], TODAY)).toEqual({
      done: 1,
      all: 1,
      current: null,
      next: null,
      late: [],
      phases: [{ name: '前期准备', done: 1, all: 1, late: 0, until: null, state: 'done' }],
    })
  })

  it('has phases: done, the one it is at, and those that are open, each with its own counts', () => {
    const subs = [sub('a', finished), sub('b', finished), sub('b', inProgress), sub('c', notStarted, '2026-11-20')]
    const phases = ['a', 'b', 'c'].map((code) => ({ name: code, mains: [main(code)] }))
    expect(caseProgress(phases, subs, TODAY).phases).toEqual([
      { name: 'a', done: 1, all: 1, late: 0, until: null, state: 'done' },
      { name: 'b', done: 1, all: 2, late: 0, until: null, state: 'current' },
      { name: 'c', done: 0, all: 1, late: 1, until: '2026-11-20', state: 'open' },
    ])
  })

  it('has phases that last until the latest day of their jobs, as long as each has one', () => {
    const until = (...days: readonly (string | null)[]) =>
      caseProgress(
        [phase(main('a'))],
        days.map((day) => sub('a', notStarted, day)),
        TODAY,
      ).phases[0]?.until
    expect(until('2026-12-01', '2026-12-25', '2026-12-04')).toBe('2026-12-25')
    expect(until('2026-12-01', null)).toBeNull()
    expect(until(null, '2026-12-01')).toBeNull()
  })
})
