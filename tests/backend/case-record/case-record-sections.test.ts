import { beforeEach, describe, expect, it } from 'vitest'
import type { Values } from '../../../lib/backend/store.ts'
import {
  type CaseRecordFixture,
  DEMAND,
  HOUSE,
  KINDS,
  LOAN,
  openCaseRecordFixture,
  TRADE,
} from './case-record-fixture.ts'
import { issuesOf, type Send } from '../handlers/fixture.ts'

const OWNED: Values = { hf20ManagerId: 'a-follow' }
/** Cases by how they are paid, and the records each has. */
const CASES: readonly (readonly [string, Values, readonly string[]])[] = [
  ['by loan', { prjPayType: 'HH2001', hf20PayWay: 'HG1002', hf20LoanScheme: 'HF9901' }, [HOUSE, TRADE, LOAN]],
  ['at once', { prjPayType: 'HH2004', hf20PayWay: 'HG1001' }, [HOUSE, TRADE]],
  [
    'at once by somebody who looks for a house',
    { prjPayType: 'HH2004', hf20PayWay: 'HG1001', hf20Ctrl1: 1 },
    [DEMAND, HOUSE, TRADE],
  ],
  ['under mortgage', { prjPayType: 'HH2006', hf20PayWay: null, hf20LoanScheme: 'HF9907' }, [HOUSE, LOAN]],
  [
    'under mortgage by somebody who once looked for a house',
    { prjPayType: 'HH2006', hf20PayWay: null, hf20LoanScheme: 'HF9907', hf20Ctrl1: 1 },
    [HOUSE, LOAN],
  ],
]
const REASON: Readonly<Record<string, string>> = {
  [DEMAND]: '项目没有开启“需要找房”，没有“找房需求”',
  [TRADE]: '按项目当前的贷款方案，没有“交易信息”',
  [LOAN]: '按项目当前的付款方案和贷款方案，没有“贷款信息”',
}
let fixture: CaseRecordFixture
let follow: Send
beforeEach(async () => {
  fixture = await openCaseRecordFixture()
  follow = await fixture.as('follow')
})

describe.each(CASES)('PRJ-018 PRJ-022 PRJ-023 a case paid %s', (_name, facts, has) => {
  it.each(KINDS)('has $service as its sections say', async ({ service, owner }) => {
    await fixture.addCase('c', { ...OWNED, ...facts })
    const [blank, saved] = [
      await follow(`${service}.doCreate`, { objKey: 'c' }),
      await follow(`${service}.doSave`, { [owner]: 'c' }),
    ]
    if (has.includes(service)) {
      expect([blank.success, saved.success]).toEqual([true, true])
      return
    }
    expect([issuesOf(blank), issuesOf(saved)]).toEqual([{ objKey: REASON[service] }, { [owner]: REASON[service] }])
    expect(await follow(`${service}.getSubPageList`, { objKey: 'c' })).toMatchObject({ success: true, total: 0 })
  })
})

describe('a section that goes', () => {
  it('BAS-028 the switch for finding a house also goes under a mortgage; it can be turned off, not on', async () => {
    await fixture.addCase('m', { ...OWNED, prjPayType: 'HH2004', hf20PayWay: 'HG1001', hf20Ctrl1: 1 })
    await follow('Hf20PrjBase.doSave', { keyValue: 'm', prjPayType: 'HH2006' })
    expect(issuesOf(await follow(`${DEMAND}.doSave`, { hf22PrjId: 'm' }))).toEqual({ hf22PrjId: REASON[DEMAND] })
    expect(await follow('Hf20PrjBase.doSave', { keyValue: 'm', hf20Ctrl1: 0 })).toMatchObject({
      success: true,
      data: { hf20Ctrl1: 0 },
    })
    expect(issuesOf(await follow('Hf20PrjBase.doSave', { keyValue: 'm', hf20Ctrl1: 1 }))).toEqual({
      hf20Ctrl1: '需要找房在当前条件下不需要填写',
    })
  })
  it('keeps its record, which can be read but not changed, and is there again with the section', async () => {
    await fixture.addRecordOf(TRADE, 't1', { hf2hContractAmt: 3_000_000 })
    const change = () => follow(`${TRADE}.doSave`, { keyValue: 't1', hf2hContractAmt: 2_900_000 })
    expect(await follow('Hf20PrjBase.doSave', { keyValue: 'p1', prjPayType: 'HH2006' })).toMatchObject({
      success: true,
      data: { hf20LoanScheme: 'HF9907' },
    })
    expect(await follow(`${TRADE}.getSubPageList`, { objKey: 'p1' })).toMatchObject({ total: 1 })
    expect(await follow(`${TRADE}.getOne`, { id: 't1' })).toMatchObject({
      success: true,
      data: { hf2hContractAmt: 3_000_000 },
    })
    expect(issuesOf(await change())).toEqual({ keyValue: REASON[TRADE] })
    await follow('Hf20PrjBase.doSave', { keyValue: 'p1', prjPayType: 'HH2001' })
    expect(await change()).toMatchObject({ success: true, data: { hf2hContractAmt: 2_900_000 } })
  })
})
