import { describe, expect, it } from 'vitest'
import { commissionEntryTable } from '../../../lib/backend/commission/commission-tables.ts'
import { costBudgetTable, costEntryTable, costStoreTable } from '../../../lib/backend/cost/cost-tables.ts'
import { expenseTable, incomeTable, orderTable } from '../../../lib/backend/fee/fee-tables.ts'
import { flowJobTable } from '../../../lib/backend/flow/flow-tables.ts'
import { openFixture } from '../handlers/fixture.ts'

const HERE = { city: '440100' }
const OF_CASE = { project: 'p1', city: '440100' }
const NOVEMBER = { from: '2026-11-01', to: '2026-11-21' }
const at = (day: string) => Date.parse(`${day}T04:00:00Z`)

async function openCosts() {
  const fixture = await openFixture()
  await fixture.addCase('p1', { hf20HouseArea: '440105', hf20HouseAddress: '示例路1号' })
  await fixture.put(costStoreTable, 's1', { storeCode: 'A', storeName: '示例总店', isMain: 1, enabled: 1 }, HERE)
  await fixture.put(
    costStoreTable,
    's2',
    { storeCode: 'B', storeName: '海珠样本店', storeArea: '440105', enabled: 1 },
    HERE,
  )
  const order = (key: string, values: Parameters<typeof fixture.put>[2]) =>
    fixture.put(
      orderTable,
      key,
      {
        sl01PrjId: 'p1',
        sl01BillNo: key,
        sl01PaySign: 1,
        sl01PayTime: at('2026-11-05'),
        sl01BillClass: 'SL0101',
        ...values,
      },
      OF_CASE,
    )
  await fixture.put(incomeTable, 'i1', { hf54PrjId: 'p1', hf54ChargeKind: 'HH0701' }, OF_CASE)
  await order('o1', { sl01OrderAmount: 1_000.1 })
  await order('o2', { sl01OrderAmount: 300, sl01IncomeId: 'i1' })
  await order('o3', { sl01OrderAmount: 60_000, sl01BillClass: 'SL0102' })
  await order('o4', { sl01OrderAmount: 500, sl01PaySign: 0 })
  await order('o5', { sl01OrderAmount: 700, sl01PayTime: at('2026-10-31') })
  const expense = (key: string, kind: string, amount: number, more: Parameters<typeof fixture.put>[2] = {}) =>
    fixture.put(
      expenseTable,
      key,
      {
        hf40PrjId: 'p1',
        hf40BillNo: key,
        hf40ProjectName: [kind],
        hf40CostFet: amount,
        hf40Status: 'HFE303',
        hf40CostDate: '2026-11-06',
        ...more,
      },
      OF_CASE,
    )
  await expense('e1', 'HX5510', 100.25)
  await expense('e2', 'HX5501', 9_999)
  await expense('e3', 'HX5512', 50)
  await expense('e4', 'HX5506', 20, { hf40Status: 'HFE302' })
  await fixture.put(
    flowJobTable,
    'j1',
    { hf15PrjId: 'p1', hf15FlowCode: 'FA0101', hf15FlowName: '初审', hf15FinishAt: at('2026-11-07') },
    OF_CASE,
  )
  await fixture.put(
    commissionEntryTable,
    'l1',
    { prjId: 'p1', jobId: 'j1', flowCode: 'FA0101', acctId: 'a-follow', amount: 80, earned: 1 },
    OF_CASE,
  )
  await fixture.put(
    commissionEntryTable,
    'l2',
    { prjId: 'p1', jobId: 'j1', flowCode: 'FA0101', acctId: 'a-sales', amount: 70, earned: 0 },
    OF_CASE,
  )
  await fixture.put(
    costEntryTable,
    'n1',
    {
      entryKind: 'COST',
      entryDate: '2026-11-08',
      storeCode: 'A',
      costCategory: 'OPERATIONS',
      costItem: 'RENT',
      entryAmount: 200,
    },
    HERE,
  )
  await fixture.put(
    costEntryTable,
    'n2',
    { entryKind: 'INCOME', entryDate: '2026-11-09', storeCode: 'A', entryAmount: 400, caseCount: 3 },
    HERE,
  )
  await fixture.put(
    costEntryTable,
    'n3',
    {
      entryKind: 'COST',
      entryDate: '2026-11-08',
      storeCode: 'S',
      costCategory: 'OPERATIONS',
      costItem: 'RENT',
      entryAmount: 900,
    },
    { city: '440300' },
  )
  await fixture.put(
    costBudgetTable,
    'b1',
    { budgetMonth: '2026-11', storeCode: 'A', costCategory: 'OPERATIONS', budgetAmount: 160 },
    HERE,
  )
  return fixture
}

describe('ROU-012 the costs of a city', () => {
  it('come from paid orders, approved expenses, earned commission and what stores spend, to the fen', async () => {
    const { data } = await (await (await openCosts()).as('finance'))('CostReport.getAnalysis', NOVEMBER)
    expect(data).toMatchObject({
      current: {
        month: '2026-11',
        finished: false,
        income: 1_350.1,
        cost: 380.25,
        categories: { COMMISSION: 80, TEAM: 100.25, MARKETING: 0, OPERATIONS: 200, OTHER: 0 },
        cases: 4,
        rate: 0.2816,
        perCase: 95.06,
        budget: 160,
      },
      comparison: [
        { store: 'A', name: '示例总店', income: 400, cost: 200, rate: 0.5 },
        { store: 'B', income: 950.1, cost: 180.25 },
      ],
      overspent: [{ store: 'A', category: 'OPERATIONS', spent: 200, budget: 160, share: 0.25 }],
      within: 0,
    })
  })
  it('are the same line by line, narrowed and paged', async () => {
    const manager = await (await openCosts()).as('manager')
    const all = await manager('CostReport.getBreakdown', NOVEMBER)
    expect(all.data).toMatchObject({
      total: 3,
      sum: 380.25,
      rows: [
        { key: 'n1', source: 'ENTRY', store: 'A' },
        { key: 'l1', source: 'JOB', project: 'p1', person: '例跟进', store: 'B' },
        { key: 'e1', source: 'EXPENSE', category: 'TEAM', projectName: '示例路1号' },
      ],
    })
    expect(
      (await manager('CostReport.getBreakdown', { ...NOVEMBER, store: 'B', category: 'TEAM' })).data,
    ).toMatchObject({ total: 1, sum: 100.25 })
    expect((await manager('CostReport.getBreakdown', { ...NOVEMBER, page: 2, pageSize: 2 })).data).toMatchObject({
      total: 3,
      rows: [{ key: 'e1' }],
    })
    expect((await manager('CostReport.getPart', { ...NOVEMBER, part: 'COMMISSION' })).data).toMatchObject({
      total: 80,
      months: ['2026-11'],
      rows: [{ name: '例跟进', amount: 80, cases: 1 }],
    })
  })
  it('are for finance and managers of that city alone', async () => {
    const fixture = await openCosts()
    for (const user of ['follow', 'sales', 'service', 'provider', 'viewer'] as const) {
      const send = await fixture.as(user)
      for (const call of ['CostReport.getAnalysis', 'CostReport.getBreakdown', 'CostReport.getPart'])
        expect([user, await send(call, { ...NOVEMBER, part: 'TEAMS' })]).toMatchObject([
          user,
          { success: false, code: 'NO_PERMISSION', message: '只有财务和经理可以查看成本管理' },
        ])
    }
    expect((await (await fixture.as('southern'))('CostReport.getBreakdown', NOVEMBER)).data).toMatchObject({
      total: 1,
      sum: 900,
    })
  })
  it('refuse days that make no sense', async () => {
    const manager = await (await openCosts()).as('manager')
    for (const [range, message] of [
      [{ from: '2026-11-05', to: '2026-11-01' }, '起始日期不能晚于结束日期或今天'],
      [{ from: '2020-01-01', to: '2026-11-01' }, '一次最多查看36个月'],
      [{ ...NOVEMBER, store: 'S' }, '没有这个门店'],
      [{ from: '2026-11-05' }, '结束日期必填'],
    ] as const) {
      expect(await manager('CostReport.getAnalysis', range)).toMatchObject({ success: false, code: 'INVALID', message })
    }
  })
})
