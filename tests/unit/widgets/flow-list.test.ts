import * as fc from '../../property.ts'
import { describe, expect, it } from 'vitest'
import { blankRecord } from '../../../lib/catalogue/entity.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import type { FlowJobRow, MainFlowRow, MainFlows } from '../../../lib/contract/flow/flow-job-calls.ts'
import { FLOW_STATUS } from '../../../lib/domain/codes.ts'
import { flowJob } from '../../../lib/domain/flow/flow-job.ts'
import { chipCounts, matches, narrowedList, openIdsOf, wholeList } from '../../../lib/widgets/flow-tab/flow-chips.ts'
import { allOpenIds, stillOpen, tickOf, withTicks } from '../../../lib/widgets/flow-tab/flow-choice.ts'
import { draftOfPeople, peopleInDraft, withChoice } from '../../../lib/widgets/flow-tab/people/people-choices.ts'
import { shortDay } from '../../../lib/widgets/flow-tab/short-day.ts'
import { openAtFirst } from '../../../lib/widgets/flow-tab/table/use-folds.ts'

const LOOKING = { me: 'A1', today: '2026-11-21' }
type Values = Readonly<Record<string, Value>>

function sub(key: string, father: string, values: Values = {}): FlowJobRow {
  const record = {
    ...blankRecord(flowJob.fields),
    hf15FlowCode: key,
    hf15FatherCode: father,
    hf15FlowName: key,
    hf15Status: FLOW_STATUS.notStarted,
    disableEdit: 0,
    ...values,
    keyValue: key,
    version: 1,
    refValues: {},
  }
  return {
    ...record,
    cardPaper: { buyerCardPaperCount: 0, sellerCardPaperCount: 0 },
    flowCommissionCfg: null,
  } as unknown as FlowJobRow // adapter: every declared field is there
}
function main(key: string, summary: Partial<MainFlowRow['SubflowData']> = {}, values: Values = {}): MainFlowRow {
  return {
    ...sub(key, '', { hf15FatherCode: null, ...values }),
    SubflowData: { total: 0, finished: 0, openIds: [], mine: 0, late: 0, unassigned: 0, ...summary },
  } as unknown as MainFlowRow // adapter: a record with its summary
}
const flows = (...categories: readonly (readonly [string, readonly MainFlowRow[]])[]): MainFlows => ({
  flowWorkVos: categories.map(([categoryName, jobsList]) => ({ categoryName, jobsList: [...jobsList] })),
  mytotalAmount: null,
  earnedAmount: null,
  isManager: 0,
  mayAssign: 1,
  blocked: null,
})

/** Two categories; the single flow of the second is a job of its own. */
const LOAN = main('F1', { total: 3, finished: 1, openIds: ['F11', 'F12'], mine: 1, late: 1, unassigned: 0 })
const SINGLE = main('F2', {}, { hf15HdlMemberId: 'A1', hf15PlanTime: '2026-11-19' })
const CASE = flows(['贷款', [LOAN]], ['交割', [SINGLE]])
const SUBS = [
  sub('F11', 'F1', { hf15HdlMemberId: 'A1', hf15PlanTime: '2026-11-20' }),
  sub('F12', 'F1', { needCfgHdlMember: 1 }),
  sub('F13', 'F1', { hf15Status: FLOW_STATUS.finished, hf15HdlMemberId: 'A1', hf15PlanTime: '2026-11-10' }),
]

describe('the list of flows', () => {
  it('FLW-001 FLW-002 counts jobs, not their main flows; a main flow without sub-flows is a job of its own', () => {
    expect(chipCounts(CASE.flowWorkVos, LOOKING)).toEqual({ all: 4, done: 1, mine: 2, late: 2, unassigned: 0 })
    expect(openIdsOf(SINGLE)).toEqual(['F2'])
    expect(openIdsOf(main('F3', {}, { disableEdit: 1 }))).toEqual([])
    expect(openIdsOf(main('F3', {}, { hf15Status: FLOW_STATUS.finished }))).toEqual([])
    expect(
      wholeList(CASE.flowWorkVos).map(({ name, mains, done, total, openIds, flows: [first] }) => ({
        name,
        mains,
        done,
        total,
        openIds,
        loaded: first?.subs,
      })),
    ).toEqual([
      { name: '贷款', mains: 1, done: 1, total: 3, openIds: ['F11', 'F12'], loaded: null },
      { name: '交割', mains: 1, done: 0, total: 1, openIds: ['F2'], loaded: [] },
    ])
  })
  it('a chip shows what it stands for under its main flow and category, and what of that can be ticked', () => {
    const keys = (chip: 'mine' | 'late' | 'unassigned') =>
      narrowedList(CASE.flowWorkVos, SUBS, chip, LOOKING).map(({ name, openIds, flows: list }) => [
        name,
        openIds,
        list.flatMap(({ subs }) => (subs ?? []).map(({ keyValue }) => keyValue)),
      ])
    expect(keys('mine')).toEqual([
      ['贷款', ['F11'], ['F11']],
      ['交割', ['F2'], []],
    ])
    expect(keys('late')).toEqual([
      ['贷款', ['F11'], ['F11']],
      ['交割', ['F2'], []],
    ])
    expect(keys('unassigned')).toEqual([['贷款', ['F12'], ['F12']]])
    expect(SUBS.filter((job) => matches(job, 'mine', { ...LOOKING, me: null }))).toEqual([])
  })
  it('opens at first what is under way or waits for a person, otherwise what comes next', () => {
    const finished = main('F0', { total: 1, finished: 1 }, { hf15Status: FLOW_STATUS.finished })
    expect([
      ...openAtFirst(
        flows(['前期', [finished]], ['贷款', [LOAN]], ['交割', [main('F4', { total: 2 })]]),
        LOOKING.today,
      ),
    ]).toEqual(['贷款', 'F1'])
    expect([...openAtFirst(flows(['前期', [finished]], ['交割', [main('F4', { total: 2 })]]), LOOKING.today)]).toEqual([
      '交割',
    ])
    expect([...openAtFirst(flows(['前期', [finished]]), LOOKING.today)]).toEqual([])
  })
  it('names the year of a day only where it is another one', () => {
    expect([shortDay('2026-11-10', LOOKING.today), shortDay('2025-12-31', LOOKING.today)]).toEqual([
      '11-10',
      '2025-12-31',
    ])
  })
})

describe('ticks', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 30 })
  it('FLW-032 a box stands for its open jobs: pressing it takes all of them in or out and leaves the rest', () => {
    fc.assert(
      fc.property(ids, ids, (selected, pressed) => {
        const [all, none] = [withTicks(selected, pressed, true), withTicks(selected, pressed, false)]
        expect(tickOf(pressed, new Set(all))).toBe(pressed.length > 0)
        expect(tickOf(pressed, new Set(none))).toBe(false)
        expect(all.filter((id) => !pressed.includes(id))).toEqual(selected.filter((id) => !pressed.includes(id)))
        expect(new Set(all).size).toBe(all.length)
      }),
    )
    expect(tickOf(['a', 'b'], new Set(['b']))).toBe('mixed')
  })
  it('FLW-028 what was finished meanwhile is no longer ticked, and an unchanged choice keeps its identity', () => {
    const open = new Set(allOpenIds(CASE))
    expect([...open]).toEqual(['F11', 'F12', 'F2'])
    expect(stillOpen(['F13', 'F11', 'F11', 'gone'], open)).toEqual(['F11'])
    const stored = ['F11', 'F2']
    expect(stillOpen(stored, open)).toBe(stored)
  })
})

describe('people who were chosen', () => {
  const [job = sub('F11', 'F1')] = SUBS
  it('FLW-035 the person who follows a job already is no choice; nobody is one', () => {
    const chosen = withChoice(new Map(), job, { acctId: 'A2', name: '例二' })
    expect([...chosen]).toEqual([['F11', { acctId: 'A2', name: '例二' }]])
    expect(withChoice(chosen, job, { acctId: 'A1', name: '例一' }).size).toBe(0)
    expect([...withChoice(chosen, job, { acctId: null, name: null }).values()]).toEqual([{ acctId: null, name: null }])
    expect(withChoice(new Map(), sub('F14', 'F1', { hf15HdlMemberId: '' }), { acctId: null, name: null }).size).toBe(0)
  })
  it('come back from a draft as they went in', () => {
    const chosen = new Map([
      ['F11', { acctId: 'A2', name: '例二' }],
      ['F12', { acctId: null, name: null }],
    ])
    expect(peopleInDraft(JSON.parse(JSON.stringify(draftOfPeople(chosen, 'A1', 1))))).toEqual(chosen)
  })
})
