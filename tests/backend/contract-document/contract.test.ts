import { describe, expect, it } from 'vitest'
import { houseTable, tradeTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { saleContractTable } from '../../../lib/backend/contract-document/sale-contract-table.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { openFixture } from '../handlers/fixture.ts'

const TERMS = {
  prjId: 'p1',
  signDate: '2026-11-20',
  depositDate: '2026-11-21',
  penaltyRate: 0.05,
  disputeWay: 'COURT',
  extraTerms: '车位随房移交',
}
interface Part {
  readonly name: string
  readonly facts: number
  readonly missing: readonly { readonly field: string; readonly section: string }[]
}

async function openCase() {
  const fixture = await openFixture()
  for (const [dict, key] of [
    ['DEPOSIT_KEEPER', 'ESCROW'],
    ['TAX_BEARER', 'EACH'],
    ['DISPUTE_WAY', 'COURT'],
  ] as const)
    await fixture.put(dictEntryTable, `${dict}:${key}`, { dict, key, value: key, sortOrder: 1, enabled: 1 })
  await fixture.addCase('p1', { hf20ManagerId: 'a-follow', hf20HouseAddress: '示例路1号' })
  await fixture.put(
    tradeTable,
    't1',
    { hf2hPrjId: 'p1', hf2hContractAmt: 2_000_000, hf2hParPrice: 600_000, hf2hDeposit: 500_000 },
    { project: 'p1', city: '440100' },
  )
  await fixture.put(houseTable, 'h1', { hf29PrjId: 'p1', hf29Address: '示例路1号' }, { project: 'p1', city: '440100' })
  return fixture
}

describe('ROU-015 OPN-084 the contract of a case', () => {
  it('is written before anything of it is stored, and says what is missing and what does not fit', async () => {
    const fixture = await openCase()
    const { data } = await (await fixture.as('follow'))('SaleContract.getDocument', { prjId: 'p1' })
    const contract = data as {
      readonly record: Readonly<Record<string, unknown>>
      readonly parts: readonly Part[]
      readonly warnings: readonly string[]
      readonly mayEdit: boolean
      readonly inFull: boolean
    }
    expect(contract.record).toMatchObject({
      keyValue: null,
      version: 0,
      prjId: 'p1',
      contractNo: 'MMP-p1',
      contractState: 'DRAFT',
      restAmount: 1_400_000,
      agencyBroker: '例跟进',
    })
    expect(contract.parts).toHaveLength(16)
    expect(contract.parts.find(({ name }) => name === 'Article_3')).toMatchObject({
      facts: 4,
      missing: [{ section: 'trade', field: 'hf2hOnlineAmt' }],
    })
    expect(contract.warnings).toEqual(['定金超过成交价的20%，超过的部分不产生定金的效力'])
    expect([contract.mayEdit, contract.inFull]).toEqual([true, true])
    const viewer = (await (await fixture.as('viewer'))('SaleContract.getDocument', { prjId: 'p1' }))
      .data as typeof contract
    expect([viewer.mayEdit, viewer.inFull]).toEqual([false, false])
  })
  it('keeps its terms, one of a case, checked against the version they were read at', async () => {
    const fixture = await openCase()
    const [follow, manager] = [await fixture.as('follow'), await fixture.as('manager')]
    const saved = await follow('SaleContract.doSave', TERMS)
    expect(saved).toMatchObject({
      success: true,
      data: { signDate: expect.any(Number), version: 1, contractNo: 'MMP-p1' },
    })
    const { keyValue } = saved.data as { readonly keyValue: string }
    expect(await manager('SaleContract.doSave', { ...TERMS, copies: 5 })).toMatchObject({
      success: false,
      code: 'CONFLICT',
    })
    expect(await manager('SaleContract.doSave', { keyValue, version: 1, copies: 5 })).toMatchObject({
      success: true,
      data: { copies: 5, version: 2 },
    })
    expect(await follow('SaleContract.doSave', { keyValue, version: 1, copies: 6 })).toMatchObject({
      success: false,
      code: 'CONFLICT',
    })
    expect(await follow('SaleContract.doSave', { keyValue, version: 1, graceDays: 10 })).toMatchObject({
      success: true,
      data: { copies: 5, graceDays: 10, version: 3 },
    })
    expect((await fixture.rows(saleContractTable)).map(({ project, city }) => [project, city])).toEqual([
      ['p1', '440100'],
    ])
  })
  it('refuses by name what a contract cannot say', async () => {
    const follow = await (await openCase()).as('follow')
    for (const [wrong, message] of [
      [{ firstPayDate: '2026-11-01' }, '首期款支付日期不能早于定金支付日期'],
      [{ penaltyRate: 0.6 }, '逾期违约金（每日）不能大于0.5%'],
      [{ restAmount: 1 }, '余款由系统计算，不能提交'],
      [{ contractState: 'FINAL' }, '合同状态由系统计算，不能提交'],
      [{ copies: 1 }, '合同份数不能小于2'],
    ] as const)
      expect(await follow('SaleContract.doSave', { ...TERMS, ...wrong })).toMatchObject({
        success: false,
        code: 'INVALID',
        message,
      })
  })
  it('is finished only when nothing is missing, and by those who may; a finished one is not changed', async () => {
    const fixture = await openCase()
    const [follow, manager] = [await fixture.as('follow'), await fixture.as('manager')]
    expect(await manager('SaleContract.doFinish', { prjId: 'p1' })).toMatchObject({
      code: 'STATUS',
      message: '请先保存合同约定',
    })
    const { keyValue } = (await follow('SaleContract.doSave', TERMS)).data as { readonly keyValue: string }
    expect(await manager('SaleContract.doFinish', { prjId: 'p1', version: 1 })).toMatchObject({
      code: 'STATUS',
      message: expect.stringMatching(/^还缺少\d+项内容，补齐后才能定稿$/),
    })
    await fixture.store.unit({ account: 'system', now: fixture.clock.now }, async (unit) => {
      await unit.update(saleContractTable, keyValue, 1, { contractState: 'FINAL', finalStamp: 'another text' })
    })
    expect(await follow('SaleContract.doSave', { keyValue, copies: 5 })).toMatchObject({
      code: 'STATUS',
      message: '合同已定稿，请先退回修改',
    })
    expect((await follow('SaleContract.getDocument', { prjId: 'p1' })).data).toMatchObject({ changedSinceFinal: true })
    expect(await manager('SaleContract.doReturn', { prjId: 'p1', reason: ' ' })).toMatchObject({ code: 'INVALID' })
    expect(await manager('SaleContract.doReturn', { prjId: 'p1', reason: '更正交付日期' })).toMatchObject({
      success: true,
      data: { contractState: 'DRAFT', reopenReason: '更正交付日期' },
    })
    expect(fixture.auditLog.filter(({ table }) => table === 'sale_contract').map(({ action }) => action)).toEqual([
      'SaleContract.doSave',
      'SaleContract.doReturn',
    ])
  })
  it('is nobody else’s, and nothing of a case in which nothing is sold', async () => {
    const fixture = await openCase()
    await fixture.addCase('m1', {
      hf20PrjType: 'HF0102',
      prjPayType: 'HH2006',
      hf20LoanScheme: 'HF9907',
      hf20ManagerId: 'a-follow',
    })
    for (const [user, prjId, code] of [
      ['sales', 'p1', 'NOT_FOUND'],
      ['southern', 'p1', 'NOT_FOUND'],
      ['follow', 'm1', 'STATUS'],
      ['follow', 'nobody', 'NOT_FOUND'],
    ] as const) {
      const send = await fixture.as(user)
      expect([user, prjId, (await send('SaleContract.getDocument', { prjId })).code]).toEqual([user, prjId, code])
      expect((await send('SaleContract.doSave', { ...TERMS, prjId })).success).toBe(false)
    }
    expect(await (await fixture.as('viewer'))('SaleContract.doSave', TERMS)).toMatchObject({ code: 'NO_PERMISSION' })
  })
})
