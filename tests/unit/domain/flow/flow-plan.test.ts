import { describe, expect, it } from 'vitest'
import {
  conditionHolds,
  type FlowCatalogue,
  type FlowFacts,
  nodesWith,
  plannedFlows,
} from '../../../../lib/domain/flow/flow-plan.ts'
import { CONDITION_ROWS } from '../../../../lib/backend/seed/flows/condition-rows.ts'
import { FLOW_ROWS } from '../../../../lib/backend/seed/flows/flow-rows.ts'
import { NODE_ROWS } from '../../../../lib/backend/seed/flows/node-rows.ts'

type Condition = FlowCatalogue['conditions'][number]
type Main = FlowCatalogue['flows'][number]
type Sub = FlowCatalogue['nodes'][number]

const BLANK: Condition = {
  conditionCode: 'C',
  prjTypes: null,
  schemes: null,
  withoutLoan: null,
  payWays: null,
  houseLoans: null,
  tradeModes: null,
  payouts: null,
  searching: null,
  enabled: 1,
}
const NOTHING: FlowFacts = {
  prjType: null,
  scheme: null,
  payWay: null,
  houseLoan: null,
  tradeMode: null,
  payout: null,
  searching: false,
}
const PURCHASE: FlowFacts = { ...NOTHING, prjType: 'HF0101', scheme: 'HF9901', payWay: 'HG1002' }

describe('a condition', () => {
  it('that asks for nothing holds always', () => expect(conditionHolds(BLANK, NOTHING)).toBe(true))
  it.each<readonly [string, Partial<Condition>, Partial<FlowFacts>]>([
    ['prjTypes', { prjTypes: ['HF0101'] }, { prjType: 'HF0101' }],
    ['schemes', { schemes: ['HF9901', 'HF9903'] }, { scheme: 'HF9903' }],
    ['payWays', { payWays: ['HG1002'] }, { payWay: 'HG1002' }],
    ['houseLoans', { houseLoans: ['HF7902'] }, { houseLoan: 'HF7902' }],
    ['tradeModes', { tradeModes: ['HFG503'] }, { tradeMode: 'HFG503' }],
    ['payouts', { payouts: ['HFG602'] }, { payout: 'HFG602' }],
    ['searching', { searching: 1 }, { searching: true }],
  ])('on %s holds where the case has it, not where it has another or none', (name, asks, has) => {
    expect(conditionHolds({ ...BLANK, ...asks }, { ...NOTHING, ...has })).toBe(true)
    expect(conditionHolds({ ...BLANK, ...asks }, NOTHING)).toBe(false)
    if (name !== 'searching')
      expect(conditionHolds({ ...BLANK, ...asks }, { ...NOTHING, [Object.keys(has)[0] ?? '']: 'other' })).toBe(false)
  })
  it('with several lists holds where all of them do', () => {
    const both: Condition = { ...BLANK, prjTypes: ['HF0101'], payWays: ['HG1002'] }
    expect(
      [
        { ...NOTHING, prjType: 'HF0101' },
        { ...NOTHING, payWay: 'HG1002' },
        { ...NOTHING, prjType: 'HF0101', payWay: 'HG1002' },
      ].map((facts) => conditionHolds(both, facts)),
    ).toEqual([false, false, true])
  })
  it('on schemes holds without any scheme only where it says so', () => {
    expect(conditionHolds({ ...BLANK, schemes: ['HF9901'], withoutLoan: 1 }, NOTHING)).toBe(true)
    expect(conditionHolds({ ...BLANK, schemes: ['HF9901'], withoutLoan: 1 }, { ...NOTHING, scheme: 'HF9905' })).toBe(
      false,
    )
  })
})

const flow = (flowCode: string, sortOrder: number, more: Partial<Main> = {}): Main => ({
  flowCode,
  sortOrder,
  conditionCode: null,
  enabled: 1,
  ...more,
})
const node = (flowCode: string, fatherCode: string, sortOrder: number, more: Partial<Sub> = {}): Sub => ({
  flowCode,
  sortOrder,
  conditionCode: null,
  enabled: 1,
  fatherCode,
  optional: 0,
  ...more,
})
const YES: Condition = { ...BLANK, conditionCode: 'YES' }
const NO: Condition = { ...BLANK, conditionCode: 'NO', searching: 1 }
const plan = (catalogue: Partial<FlowCatalogue>) =>
  plannedFlows({ flows: [], nodes: [], conditions: [YES, NO], ...catalogue }, NOTHING).map(({ flow: main, nodes }) => [
    main.flowCode,
    ...nodes.map(({ flowCode }) => flowCode),
  ])

describe('the flows a case needs', () => {
  it('FLW-002 come in the order of their numbers, then of their codes, with their nodes', () => {
    expect(
      plan({
        flows: [flow('B', 2), flow('C', 1), flow('A', 2)],
        nodes: [node('B2', 'B', 1), node('B1', 'B', 1), node('A1', 'A', 5)],
      }),
    ).toEqual([['C'], ['A', 'A1'], ['B', 'B1', 'B2']])
  })
  it('leave out what is out of use, on demand, or under a condition that does not hold, is gone or disabled', () => {
    const flows = [
      flow('A', 1, { enabled: 0 }),
      flow('B', 2, { conditionCode: 'NO' }),
      flow('C', 3, { conditionCode: 'gone' }),
      flow('D', 4, { conditionCode: 'YES' }),
      flow('E', 5, { conditionCode: 'OFF' }),
    ]
    const nodes = [
      node('D1', 'D', 1, { enabled: 0 }),
      node('D2', 'D', 2, { optional: 1 }),
      node('D3', 'D', 3, { conditionCode: 'NO' }),
      node('D4', 'D', 4, { conditionCode: '' }),
    ]
    expect(plan({ flows, nodes, conditions: [YES, NO, { ...YES, conditionCode: 'OFF', enabled: 0 }] })).toEqual([
      ['D', 'D4'],
    ])
  })
  it('leave out a main flow none of whose nodes is needed, and keep one that has none', () => {
    expect(
      plan({
        flows: [flow('A', 1), flow('B', 2), flow('C', 3)],
        nodes: [node('A1', 'A', 1, { conditionCode: 'NO' }), node('B1', 'B', 1, { enabled: 0 })],
      }),
    ).toEqual([['B'], ['C']])
  })
})

describe('the nodes that come with a chosen main flow', () => {
  const nodes = [
    node('A1', 'A', 1),
    node('A2', 'A', 2, { conditionCode: 'NO' }),
    node('A3', 'A', 3, { optional: 1 }),
    node('B1', 'B', 1, { conditionCode: 'NO' }),
    node('B2', 'B', 2, { optional: 1 }),
  ]
  const chosen = (code: string) =>
    nodesWith({ flows: [], nodes, conditions: [YES, NO] }, flow(code, 1), NOTHING).map(({ flowCode }) => flowCode)
  it('are those the case needs, or all that come by themselves where it needs none', () =>
    expect([chosen('A'), chosen('B')]).toEqual([['A1'], ['B1']]))
})

describe('the flows an installation starts with', () => {
  const catalogue: FlowCatalogue = {
    flows: FLOW_ROWS.map(([flowCode, , , sortOrder, conditionCode]) => flow(flowCode, sortOrder, { conditionCode })),
    nodes: NODE_ROWS.map(([flowCode, , sortOrder, conditionCode, optional]) =>
      node(flowCode, flowCode.slice(0, 4), sortOrder, { conditionCode, optional }),
    ),
    conditions: CONDITION_ROWS.map((line) => ({ ...BLANK, ...line }) as Condition),
  }
  const needed = (facts: Partial<FlowFacts>) =>
    plannedFlows(catalogue, { ...NOTHING, ...facts }).map(({ flow: { flowCode } }) => flowCode)
  it('give a purchase by a commercial loan only its loan, contract, taxes, transfer, mortgage and hand-over', () => {
    expect(needed(PURCHASE)).toEqual([
      'FA01',
      'FA02',
      'FA03',
      'FB01',
      'FB02',
      'FC01',
      'FC02',
      'FE01',
      'FE02',
      'FE03',
      'FF01',
      'FF02',
      'FG01',
      'FG02',
    ])
  })
  it('give a purchase paid at once no loan, a loan on the house its release, and a wanted house the search', () => {
    expect(needed({ ...PURCHASE, scheme: null, payWay: 'HG1001' }).filter((code) => /^F[BF]/.test(code ?? ''))).toEqual(
      [],
    )
    expect(needed({ ...PURCHASE, houseLoan: 'HF7902' })).toEqual(expect.arrayContaining(['FD01', 'FD02']))
    expect(needed({ ...PURCHASE, searching: true })).toContain('FA04')
  })
  it('give a mortgage of an own house what belongs to that alone, and every case its closing', () => {
    expect(needed({ prjType: 'HF0102', scheme: 'HF9907' }).toSorted()).toEqual(['FG02', 'FH01', 'FH02', 'FH03', 'FH04'])
    expect(needed({})).toEqual(['FG02'])
  })
})
