import { beforeAll, describe, expect, it } from 'vitest'
import { tablesFor } from '../../../lib/backend/grid/served-lists.ts'
import { seedGridRows } from '../../../lib/backend/seed/seed-grid-rows.ts'
import { commissionEntryTable } from '../../../lib/backend/commission/commission-tables.ts'
import { expenseTable } from '../../../lib/backend/fee/fee-tables.ts'
import { financeGrids, financeRows } from '../../../host/grids/finance/finance.ts'
import { type Fixture, openFixture, recordIn, rowsIn } from '../handlers/fixture.ts'
import type { UserName } from '../handlers/people.ts'

let fixture: Fixture
const tableOf = (name: string) => {
  const table = tablesFor(financeGrids).find((one) => one.name === name)
  if (!table) throw new Error(name)
  return table
}
const slip = { payBase: 5_000, payState: 'CHECKING' } as const
beforeAll(async () => {
  fixture = await openFixture({}, undefined, financeGrids)
  await seedGridRows(fixture.store, fixture.ports, financeRows, { demo: false })
  await fixture.addCase('p1', { hf20RecommendId: 'a-sales', hf20ManagerId: 'a-follow' })
  for (const who of ['sales', 'follow']) {
    await fixture.put(
      tableOf('pay_slip'),
      `slip-${who}`,
      { acctId: `a-${who}`, payMonth: '2026-10', ...slip },
      { city: '440100' },
    )
    await fixture.put(
      commissionEntryTable,
      `line-${who}`,
      { prjId: 'p1', jobId: `j-${who}`, acctId: `a-${who}`, amount: 100 },
      { project: 'p1', city: '440100' },
    )
    await fixture.put(
      expenseTable,
      `cost-${who}`,
      { hf40PrjId: 'p1', hf40BillNo: `EX-${who}`, hf40ApplyPerson: `a-${who}`, hf40CostFet: 50, hf40Status: 'HFE302' },
      { project: 'p1', city: '440100' },
    )
  }
  await fixture.put(
    tableOf('salary_scheme'),
    'scheme',
    { salName: '例', salPosition: 'HX5902', salGrade: 'G1', salBase: 3_000, salFrom: '2026-01-01', enabled: 1 },
    { city: '440100' },
  )
})
const seen = async (user: UserName, service: string) =>
  rowsIn(await (await fixture.as(user))(`${service}.getPageList`, {}))
    ?.map(({ keyValue }) => keyValue)
    .toSorted()

describe('lists about money:', () => {
  it('ROU-011 expenses are those of the cases a person may see, as each case lists them', async () => {
    for (const user of ['manager', 'finance', 'sales', 'viewer'] as const)
      expect([user, await seen(user, 'ProjectCostInfo')]).toEqual([user, ['cost-follow', 'cost-sales']])
    expect(await seen('southern', 'ProjectCostInfo')).toEqual([])
  })
  it.each([
    ['PaySlip', 'slip'],
    ['FlowCommission', 'line'],
  ])(
    'ROL-010 %s: those who decide about money see everybody’s, others their own, another city none',
    async (service, prefix) => {
      const all = [`${prefix}-follow`, `${prefix}-sales`]
      expect(await seen('manager', service)).toEqual(all)
      expect(await seen('finance', service)).toEqual(all)
      expect(await seen('sales', service)).toEqual([`${prefix}-sales`])
      expect(await seen('follow', service)).toEqual([`${prefix}-follow`])
      expect(await seen('viewer', service)).toEqual([])
      expect(await seen('southern', service)).toEqual([])
    },
  )
  it('ROL-010 what positions are paid is for those who decide about money, and changed by managers', async () => {
    expect(await seen('finance', 'SalaryScheme')).toEqual(['scheme'])
    for (const user of ['sales', 'follow', 'service', 'provider', 'viewer'] as const)
      expect((await (await fixture.as(user))('SalaryScheme.getPageList', {})).code).toBe('NO_PERMISSION')
    expect(
      (await (await fixture.as('finance'))('SalaryScheme.doSave', { keyValue: 'scheme', salBase: 9_000 })).code,
    ).toBe('NO_PERMISSION')
    expect(
      await (await fixture.as('manager'))('SalaryScheme.doSave', { keyValue: 'scheme', salBase: 3_100 }),
    ).toMatchObject({ success: true })
  })
  it('ROU-007 a pay slip is reckoned by the server, not sent; whom it pays sees it and changes nothing', async () => {
    const manager = await fixture.as('manager')
    expect(
      recordIn(await manager('PaySlip.doSave', { keyValue: 'slip-sales', payCommission: 1_200.5, payTax: 30.25 })),
    ).toMatchObject({ payGross: 6_200.5, payNet: 6_170.25 })
    expect((await manager('PaySlip.doSave', { keyValue: 'slip-sales', payNet: 99_999 })).code).toBe('INVALID')
    expect((await manager('PaySlip.doSave', { keyValue: 'slip-sales', payTax: 6_200.51 })).code).toBe('INVALID')
    expect(
      (await (await fixture.as('sales'))('PaySlip.doSave', { keyValue: 'slip-sales', payBase: 50_000 })).code,
    ).toBe('NO_PERMISSION')
    expect((await (await fixture.as('sales'))('PaySlip.getOne', { id: 'slip-follow' })).code).toBe('NOT_FOUND')
    expect((await manager('PaySlip.doConfirm', { id: 'slip-sales' })).success).toBe(true)
    expect(recordIn(await manager('PaySlip.doFinish', { id: 'slip-sales' }))).toMatchObject({
      payState: 'PAID',
      payPaidBy: 'a-manager',
      payPaidAt: fixture.clock.now,
    })
    expect((await manager('PaySlip.doSave', { keyValue: 'slip-sales', payBase: 1 })).code).toBe('STATUS')
  })
})
