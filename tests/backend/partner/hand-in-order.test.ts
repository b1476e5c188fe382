import { describe, expect, it } from 'vitest'
import { accountTable } from '../../../lib/backend/account/account-table.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { orderTable } from '../../../lib/backend/fee/fee-tables.ts'
import { issuesOf } from '../handlers/fixture.ts'
import { openPartner, type PartnerFixture } from './open-partner.ts'

const ORDER = {
  city: '440100',
  prjId: 'p1',
  orderNo: 'AG-0001',
  chargeType: 'PC01',
  amount: 800,
  payDay: '2026-11-18',
  customer: '林例溪',
} as const

async function opened(fields: Readonly<Record<string, unknown>> = {}): Promise<PartnerFixture> {
  const fixture = await openPartner(fields)
  await fixture.put(dictEntryTable, 'project_charge_cls:PC01', {
    dict: 'project_charge_cls',
    key: 'PC01',
    value: '中介服务费',
    enabled: 1,
  })
  return fixture
}
const submitOrder = (fixture: PartnerFixture, order: Readonly<Record<string, unknown>> = {}) =>
  fixture.send(null)(
    'embed.doHandInOrder',
    { partnerCode: 'agency', secret: fixture.secret, ...ORDER, ...order },
    { address: '10.0.0.1' },
  )

describe('an order a partner’s server hands in', () => {
  it('ruling 22 is paid and can be deducted; handed in once more it answers the one that is there', async () => {
    const fixture = await opened()
    const first = await submitOrder(fixture)
    expect(first.data).toEqual({ billNo: expect.stringMatching(/^SO\d{8}-\d+$/), known: 0 })
    expect((await submitOrder(fixture, { orderNo: 'ag 0001' })).data).toEqual({ ...(first.data as object), known: 1 })
    const [order, ...others] = await fixture.rows(orderTable)
    expect(others).toEqual([])
    expect(order).toMatchObject({
      project: 'p1',
      city: '440100',
      values: { sl01PaySign: 1, sl01OrderAmount: 800, sl01Customer: '林例溪', sl01TransactionNumber: 'AG-0001' },
    })
    // The stored rows contain the name of the partner.
    expect((await fixture.rows(accountTable)).find(({ key }) => key === order?.createdBy)?.values).toMatchObject({
      br01Name: '示例中介',
    })
    const offered = (await (await fixture.as('follow'))('Sl01SaleOrderM.getDeceletionList', { prjId: 'p1' }))
      .data as readonly { readonly saleOrderMList: readonly unknown[] }[]
    expect(offered.flatMap(({ saleOrderMList }) => saleOrderMList)).toHaveLength(1)
  })
  it('ruling 22 of one number with another amount, or for another case, is refused', async () => {
    const fixture = await opened()
    await submitOrder(fixture)
    for (const other of [{ amount: 801 }, { prjId: 'p2' }])
      expect(issuesOf(await submitOrder(fixture, other))).toEqual({
        orderNo: expect.stringMatching(/已登记为抵扣订单/),
      })
    const answers = await Promise.all([1, 2, 3].map(() => submitOrder(fixture, { orderNo: 'AG-0002' })))
    expect(answers.map(({ data }) => (data as { readonly known: number }).known).toSorted()).toEqual([0, 1, 1])
    expect(await fixture.rows(orderTable)).toHaveLength(2)
  })
  it('is refused without the secret, beyond what the partner has, and for a case that is over', async () => {
    const fixture = await opened()
    expect(await submitOrder(fixture, { secret: 'wrong' })).toMatchObject({ code: 'LOGIN_FAILED' })
    expect(issuesOf(await submitOrder(fixture, { prjId: 'p3' }))).toEqual({
      prjId: '项目“p3”不存在或不在合作方的项目范围内',
    })
    expect(issuesOf(await submitOrder(fixture, { city: '440300', prjId: 'far' }))).toEqual({
      city: '城市“440300”不在合作方的开放范围内',
    })
    expect(Object.keys(issuesOf(await submitOrder(fixture, { amount: 0, payDay: '2099-01-01' })))).toEqual([
      'amount',
      'payDay',
    ])
    await fixture.manager('Hf20PrjBase.doSave', { keyValue: 'p1', hf20DemandStep: 'HX0507' })
    expect((await submitOrder(fixture)).code).toBe('STATUS')
    expect(await fixture.rows(orderTable)).toEqual([])
    const reading = await opened({ operations: ['OPT_SEARCH', 'OPT_DETAIL'] })
    expect(await submitOrder(reading)).toMatchObject({
      code: 'STATUS',
      message: '合作方没有开放“新增”操作，不能提交订单',
    })
  })
})
