import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { costsGrids, costsRows } from '../../../host/grids/costs/costs.ts'
import { tablesFor } from '../../../lib/backend/grid/served-lists.ts'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible, openAs } from './stage.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
/** 21 November 2026, 10:00 in Shanghai. */
const NOW = Date.UTC(2026, 10, 21, 2)
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
const store = createMemoryStore({ tables: tablesFor(costsGrids) })
const costsTransport = () => createMemoryTransport({ store, grids: costsGrids, gridRows: costsRows, now: () => NOW })
const rowsIn = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1)

describe('ROU-012 cost management', () => {
  it('shows the month, its parts, stores and overspending as pictures and tables, and leads to the lines', async () => {
    const { address } = await openAs('finance', '/CostManagement/StatementAnalysis', costsTransport())
    expect(await screen.findByRole('img', { name: '各月成本构成与成本率' }, LONG_TIMEOUT)).toBeVisible()
    for (const title of ['本月成本（万元）', '本月收入（万元）', '成本率', '单宗成本（元）', '本月构成', '超预算提醒'])
      expect(screen.getAllByText(title)[0]).toBeVisible()
    expect(rowsIn('门店成本对比')).toHaveLength(6)
    expect(screen.getByText('番禺测试店 · 市场推广')).toBeVisible()
    await inEveryScheme(expectAccessible)
    await userEvent.click(screen.getByRole('button', { name: '切换为表格' }))
    expect(rowsIn('各月成本构成与成本率')).toHaveLength(12)
    expect(within(rowsIn('各月成本构成与成本率')[11] as HTMLElement).getByText(/截至 11-2\d/)).toBeVisible()
    await userEvent.click(
      within(rowsIn('各月成本构成与成本率')[10] as HTMLElement).getAllByRole('link')[1] as HTMLElement,
    )
    await waitFor(
      () => expect(address()).toBe('/CostManagement/CostBreakdown?from=2026-10-01&to=2026-10-31&category=TEAM'),
      LONG_TIMEOUT,
    )
    await screen.findByRole('table', { name: '成本明细' }, LONG_TIMEOUT)
    const sum = rowsIn('成本明细').at(-1)
    expect(sum).toHaveTextContent(/^全部 \d+ 笔合计[\d,]+\.\d\d$/)
    for (const row of rowsIn('成本明细').slice(0, -1)) expect(within(row).getByText('合作团队')).toBeVisible()
    await inEveryScheme(expectAccessible)
  })

  it('ROU-012 keeps the amount of a line in view where the other columns need more room', async () => {
    await openAs('finance', '/CostManagement/CostBreakdown', costsTransport())
    const table = await screen.findByRole('table', { name: '成本明细' }, LONG_TIMEOUT)
    const scroller = table.parentElement as HTMLElement
    scroller.style.width = '600px'
    expect(scroller.scrollWidth).toBeGreaterThan(600)
    const { left, right } = scroller.getBoundingClientRect()
    for (const row of rowsIn('成本明细')) {
      const amount = (row.lastElementChild as HTMLElement).getBoundingClientRect()
      expect(amount.left).toBeGreaterThan(left)
      expect(amount.right).toBeLessThanOrEqual(right + 1)
    }
  })

  it('ROU-013 begins with the lines, and says that it is not for everybody', async () => {
    const { address } = await openAs('sales', '/CostManagement', costsTransport())
    expect(await screen.findByText('只有财务和经理可以查看成本管理', {}, LONG_TIMEOUT)).toBeVisible()
    expect(address()).toBe('/CostManagement/CostBreakdown')
    await expectAccessible()
  })

  it('says when a store or a time has nothing, and keeps the choice in the address', async () => {
    const { address } = await openAs(
      'manager',
      '/CostManagement/Marketing?from=2020-01-01&to=2020-02-01',
      costsTransport(),
    )
    expect(await screen.findByText('没有数据', {}, LONG_TIMEOUT)).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: '近90天' }))
    expect(await screen.findByRole('table', { name: '投入' }, LONG_TIMEOUT)).toBeVisible()
    expect(address()).toBe('/CostManagement/Marketing?from=2026-08-24&to=2026-11-21')
    expect(rowsIn('投入').length).toBeGreaterThan(2)
  })

  it('keeps what stores spend beside their cases in a list of its own, for managers to add to', async () => {
    await openAs('manager', '/CostManagement/OperatingCosts', costsTransport())
    await screen.findByRole('table', { name: '支出' }, LONG_TIMEOUT)
    await userEvent.click(screen.getByRole('tab', { name: '成本登记' }))
    expect(await screen.findByRole('button', { name: /新增/ }, LONG_TIMEOUT)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /新增/ }))
    expect(await screen.findByLabelText(/费用项目/, {}, LONG_TIMEOUT)).toBeVisible()
    await expectAccessible()
  })
})
