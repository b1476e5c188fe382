import { describe, expect, it } from 'vitest'
import {
  isReminder,
  jobStatus,
  lacksHandler,
  mayUndo,
  mainJobStatus,
  type JobFacts,
} from '../../../../lib/domain/flow/job-status.ts'
import * as fc from '../../../property.ts'

const TODAY = '2026-11-21'
const OPEN = { hf15Status: 'BD9601' } as const
const STARTED = { hf15Status: 'BD9602' } as const
const DONE = { hf15Status: 'BD9603', hf15PlanTime: '2026-11-20' } as const
const status = fc.constantFrom('BD9601', 'BD9602', 'BD9603')
const job: fc.Arbitrary<JobFacts> = fc.record({
  hf15Status: status,
  hf15PlanTime: fc.option(fc.constantFrom('2026-11-01', '2026-11-21', '2026-12-31')),
})

describe('where a job stands', () => {
  it('FLW-024 a finished one says when it was finished, and is never late', () =>
    expect(jobStatus(DONE, TODAY, 3)).toEqual({ state: 'finished', day: '2026-11-20', late: 0 }))
  it('FLW-025 an open one says when it is to be done, where a person planned it', () => {
    expect(jobStatus({ ...OPEN, hf15PlanTime: TODAY }, TODAY)).toEqual({ state: 'notStarted', day: TODAY, late: 0 })
    expect(jobStatus(STARTED, TODAY)).toEqual({ state: 'inProgress', day: null, late: 0 })
  })
  it('is late by calendar days from the day after the planned one', () => {
    expect(jobStatus({ ...STARTED, hf15PlanTime: '2026-11-20' }, TODAY).late).toBe(1)
    expect(jobStatus({ ...OPEN, hf15PlanTime: '2025-11-21' }, TODAY).late).toBe(365)
  })
  it('FLW-030 a main flow of which something is finished is partly finished', () =>
    expect(jobStatus(STARTED, TODAY, 1).state).toBe('partial'))
  it('FLW-031 lacks a person while one must be named, none is, and it is open', () => {
    expect(lacksHandler({ ...OPEN, needCfgHdlMember: 1 })).toBe(true)
    expect(
      [
        { ...OPEN, needCfgHdlMember: 1, hf15HdlMemberId: 'a' },
        { ...DONE, needCfgHdlMember: 1 },
        { ...OPEN, needCfgHdlMember: 0 },
      ].map(lacksHandler),
    ).toEqual([false, false, false])
  })
})

describe('a day', () => {
  it.each([
    ['2026-11-20', false],
    [TODAY, false],
    ['2026-11-22', false],
    ['2026-11-23', true],
    ['2027-01-01', true],
  ])('FLW-029 OPN-056 %s is for a reminder: %s', (day, reminder) => expect(isReminder(day, TODAY)).toBe(reminder))
})

describe('taking back', () => {
  it('FLW-026 is for finished jobs with a day, unless they must not be edited', () => {
    expect(mayUndo(DONE)).toBe(true)
    expect(
      [
        { ...DONE, disableEdit: 1 },
        { ...DONE, hf15PlanTime: null },
        { ...OPEN, hf15PlanTime: TODAY },
      ].map(mayUndo),
    ).toEqual([false, false, false])
  })
})

describe('a main flow', () => {
  it('FLW-030 is finished with the last of its sub-flows, on the last of their days', () =>
    expect(mainJobStatus([DONE, { ...DONE, hf15PlanTime: '2026-11-25' }])).toEqual({
      hf15Status: 'BD9603',
      hf15PlanTime: '2026-11-25',
    }))
  it('is under way with the first, due when the last of the open ones is', () => {
    expect(
      mainJobStatus([DONE, { ...OPEN, hf15PlanTime: '2026-12-02' }, { ...OPEN, hf15PlanTime: '2026-12-01' }]),
    ).toEqual({ hf15Status: 'BD9602', hf15PlanTime: '2026-12-02' })
    expect(mainJobStatus([STARTED, OPEN])).toEqual({ hf15Status: 'BD9602', hf15PlanTime: null })
    expect(mainJobStatus([OPEN])).toEqual({ hf15Status: 'BD9601', hf15PlanTime: null })
  })
  it('stands by its sub-flows alone, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(job, { minLength: 1, maxLength: 8 }), (subs) => {
        const { hf15Status } = mainJobStatus(subs)
        const all = subs.map((one) => one.hf15Status)
        expect(hf15Status).toBe(
          all.every((one) => one === 'BD9603') ? 'BD9603' : all.every((one) => one === 'BD9601') ? 'BD9601' : 'BD9602',
        )
        expect(mainJobStatus(subs.toReversed())).toEqual(mainJobStatus(subs))
      }),
    )
  })
})
