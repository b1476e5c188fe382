import { beforeEach, describe, expect, it } from 'vitest'
import { chargeTable } from '../../../lib/backend/fee/fee-tables.ts'
import { type Fixture, issuesOf, openFixture } from '../handlers/fixture.ts'

const CALL = 'Hf15FlowJobs.doRefreshPrjCommissionState'
let fixture: Fixture
beforeEach(async () => {
  fixture = await openFixture()
  await fixture.addCase('p1', { hf20ManagerId: 'a-follow', hf20Amount5: 12.5, hf20PrjCost: 300, hf20NoPayAmount: null })
})

describe('the commission state of a case', () => {
  it('CAL-093 PRJ-010 OPN-005 is computed from the book now, by either key, and corrects what is stored', async () => {
    const follow = await fixture.as('follow')
    await fixture.put(
      chargeTable,
      'c1',
      { prjId: 'p1', produceCls: 'PC01', totalFee: 15_000.5, sortNo: 1 },
      { project: 'p1', city: '440100' },
    )
    const state = { prjId: 'p1', version: 2, hf20Amount5: 0, hf20PrjCost: 0, hf20NoPayAmount: 15_000.5 }
    expect(await follow(CALL, { prjId: 'p1' })).toMatchObject({ success: true, data: state })
    expect(await follow(CALL, { objId: 'p1' }, { form: true })).toMatchObject({ success: true, data: state })
  })
  it('is no secret path to another person’s case, and needs one', async () => {
    const sales = await fixture.as('sales')
    expect(await sales(CALL, { prjId: 'p1' })).toMatchObject({ success: false, code: 'NOT_FOUND' })
    expect(await sales(CALL, { prjId: 'nowhere' })).toMatchObject({ success: false, code: 'NOT_FOUND' })
    expect(issuesOf(await sales(CALL, {}))).toEqual({ prjId: '项目ID必填' })
    expect(await fixture.send(null)(CALL, { prjId: 'p1' })).toMatchObject({ code: 'SIGNED_OUT' })
  })
})
