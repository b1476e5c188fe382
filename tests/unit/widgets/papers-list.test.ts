import { describe, expect, it } from 'vitest'
import type { AppendixInfo, PaperRow } from '../../../lib/contract/document/paper-calls.ts'
import { PAPER_FILE_STATE, PAPER_STATE } from '../../../lib/domain/codes.ts'
import {
  flowNames,
  isOutstanding,
  laggards,
  missingGroups,
  phasesOf,
  progressOf,
} from '../../../lib/widgets/papers-tab/paper-list.ts'
import { validityOf } from '../../../lib/widgets/papers-tab/paper-validity.ts'

const { ready, missing, expired, waived } = PAPER_STATE
const using = (id: string, state: string, asked = 1) => ({ id, name: id, role: '', state, waived: '', asked })
const flow = (jobId: string, finished = 0) => ({ jobId, flowName: jobId, finished })
const row = (overrides: Partial<PaperRow>): PaperRow =>
  ({
    cardType: 'P1',
    cardTypeName: '资料',
    state: missing,
    usings: [],
    flowJobs: [],
    creditUrls: [],
    ...overrides,
  }) as PaperRow // adapter: what these functions read
const file = (hf2yObjId: string, daysLeft: number | null, hf2yState: string = PAPER_FILE_STATE.checked) =>
  ({
    hf2yObjId,
    daysLeft,
    hf2yExpiryDay: daysLeft === null ? null : `day ${daysLeft}`,
    hf2yState,
  }) as PaperRow['creditUrls'][number] // adapter: what these functions read
const info = (rows: readonly PaperRow[], jobs: readonly { jobId: string; finished: number }[]): AppendixInfo =>
  ({
    buyCreditInfos: rows,
    sellerCreditInfos: [],
    sides: { buyer: '买家', owner: null },
    jobs: jobs.map((job) => ({ ...job, flowName: job.jobId })),
    people: [],
  }) as unknown as AppendixInfo // adapter: what these functions read

describe('the steps of a case', () => {
  const { unchecked, optional } = PAPER_STATE

  it('PAP-001 FLW-020 count each paper once, without those that need not be handed in', () => {
    const papers = [
      row({ flowJobs: [flow('a'), flow('b')] }),
      row({ cardType: 'P2', state: ready, flowJobs: [flow('a')] }),
      row({ cardType: 'P3', state: unchecked, flowJobs: [flow('b')] }),
      row({ cardType: 'P4', state: expired, flowJobs: [flow('b')] }),
      row({ cardType: 'P5', state: optional, flowJobs: [flow('b')] }),
      row({ cardType: 'P6', state: waived, flowJobs: [flow('b')] }),
    ]
    const steps = info(papers, [
      { jobId: 'a', finished: 0 },
      { jobId: 'b', finished: 0 },
    ])
    expect(progressOf(steps, new Set(['a', 'b']))).toEqual({ needed: 4, received: 2, waiting: 1, missing: 2 })
    expect(progressOf(steps, new Set(['a']))).toEqual({ needed: 2, received: 1, waiting: 0, missing: 1 })
    expect(progressOf(steps, null)).toEqual({ needed: 4, received: 2, waiting: 1, missing: 2 })
  })

  it('PAP-001 are grouped by phase in their order, and not grouped where there is only one', () => {
    const job = (jobId: string, categoryName: string) =>
      ({ jobId, categoryName, finished: 0, flowName: jobId }) as AppendixInfo['jobs'][number] // adapter: what is read
    const phases = phasesOf({ jobs: [job('a', '前期'), job('b', '贷款'), job('c', '前期')] })
    expect(phases.map(({ name, jobs }) => [name, jobs.map(({ jobId }) => jobId)])).toEqual([
      ['前期', ['a', 'c']],
      ['贷款', ['b']],
    ])
    expect(phasesOf({ jobs: [job('a', '前期'), job('b', '前期')] })).toEqual([])
  })
})

describe('what is missing', () => {
  it('ruling 26 PAP-007 stays missing when the jobs that take it are finished without it', () => {
    expect(isOutstanding(row({ flowJobs: [flow('a', 1), flow('b')] }))).toBe(true)
    expect(isOutstanding(row({ flowJobs: [flow('a', 1)] }))).toBe(true)
    expect(isOutstanding(row({ state: expired, flowJobs: [flow('a')] }))).toBe(true)
    expect(isOutstanding(row({ state: ready, flowJobs: [flow('a')] }))).toBe(false)
    const case1 = info(
      [row({ flowJobs: [flow('a'), flow('b', 1)] }), row({ cardType: 'P2', state: ready, flowJobs: [flow('a')] })],
      [
        { jobId: 'a', finished: 0 },
        { jobId: 'b', finished: 1 },
      ],
    )
    expect(case1.jobs.map(({ jobId }) => progressOf(case1, new Set([jobId])).missing)).toEqual([1, 1])
  })

  it('PAP-001 stands under the first open job in their order, once for each who lacks it', () => {
    const papers = [
      row({ cardType: 'P2', flowJobs: [flow('b')] }),
      row({
        flowJobs: [flow('a', 1), flow('c'), flow('b')],
        usings: [using('x', ready), using('y', missing), using('z', expired), using('gone', missing, 0)],
      }),
    ]
    const groups = missingGroups(
      info(papers, [
        { jobId: 'a', finished: 1 },
        { jobId: 'b', finished: 0 },
        { jobId: 'c', finished: 0 },
      ]),
    )
    expect(
      groups.map(({ jobId, papers: lines }) => [
        jobId,
        lines.map((line) => [line.row.cardType, line.using?.id ?? null, line.state, line.others]),
      ]),
    ).toEqual([
      [
        'b',
        [
          ['P2', null, missing, 0],
          ['P1', 'y', missing, 1],
          ['P1', 'z', expired, 1],
        ],
      ],
    ])
  })

  it('ruling 26 stands under the first job that was finished without it where no open one waits', () => {
    const groups = missingGroups(
      info(
        [row({ flowJobs: [flow('a', 1), flow('b', 1)] })],
        [
          { jobId: 'c', finished: 0 },
          { jobId: 'a', finished: 1 },
          { jobId: 'b', finished: 1 },
        ],
      ),
    )
    expect(groups.map(({ jobId, papers: lines }) => [jobId, lines.map(({ others }) => others)])).toEqual([['a', [0]]])
  })

  it('names those who lag behind others, not everybody', () => {
    expect(laggards(row({ usings: [using('x', ready), using('y', missing)] })).map(({ id }) => id)).toEqual(['y'])
    expect(laggards(row({ usings: [using('x', missing), using('y', expired)] }))).toEqual([])
    expect(laggards(row({ usings: [using('y', missing), using('gone', ready, 0)] }))).toEqual([])
  })
})

it('PAP-003 of more than two flows the first is named', () => {
  expect(flowNames(row({ flowJobs: [flow('a'), flow('b')] }))).toEqual({ all: ['a', 'b'], first: ['a', 'b'], count: 2 })
  expect(flowNames(row({ flowJobs: [flow('a'), flow('b'), flow('c')] }))).toEqual({
    all: ['a', 'b', 'c'],
    first: ['a'],
    count: 3,
  })
})

describe('PAP-012 how long a paper holds', () => {
  it('is that of the person whose paper runs out first, each by the newest of theirs', () => {
    expect(
      validityOf(
        row({
          usings: [using('x', ready), using('y', ready)],
          creditUrls: [file('x', -3), file('x', 20), file('y', 9)],
        }),
      ),
    ).toEqual({ left: 9, day: 'day 9' })
    expect(validityOf(row({ usings: [using('x', expired)], creditUrls: [file('x', -3), file('x', -1)] }))).toEqual({
      left: -1,
      day: 'day -1',
    })
  })

  it('is not said of what holds for ever, was sent back, is not needed or not asked for', () => {
    expect(validityOf(row({ usings: [using('x', ready)], creditUrls: [file('x', null), file('x', 2)] }))).toBeNull()
    expect(
      validityOf(row({ usings: [using('x', missing)], creditUrls: [file('x', 2, PAPER_FILE_STATE.returned)] })),
    ).toBeNull()
    expect(
      validityOf(
        row({ usings: [using('x', waived), using('gone', ready, 0)], creditUrls: [file('x', 2), file('gone', 1)] }),
      ),
    ).toBeNull()
    expect(validityOf(row({}))).toBeNull()
  })
})
