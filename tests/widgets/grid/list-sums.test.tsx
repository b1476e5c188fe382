import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { ConfigGrid } from '../../../lib/widgets/config-grid/config-grid.tsx'
import { projects } from './grids.ts'
import { rateRows, rates } from './rates.ts'
import { asked, rows, show } from './stage.tsx'

const LONG = { timeout: 20_000 }

describe('the sums under a list', () => {
  it('count every row found, on all pages, and follow the search', async () => {
    const grid = { ...rates, sums: ['quota'] }
    const transport = createMemoryTransport({
      scenario: 'empty',
      user: 'manager',
      grids: [grid],
      gridRows: [rateRows(23)],
    })
    show(<ConfigGrid definition={grid} />, { transport })
    // 1 to 23 times ten thousand yuan.
    expect(await screen.findByText('合计额度 276.00万元', {}, LONG)).toBeVisible()
    await userEvent.type(screen.getByLabelText('银行'), '第 23')
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('合计额度 23.00万元', {}, LONG)).toBeVisible()
  })
})

describe('the counts of starting views', () => {
  it('are those of their searches', async () => {
    const startingViews = [
      { title: '我的', search: { ownCase: '1' } },
      { title: '等财务', search: { awaitsFinance: '1' } },
    ]
    show(<ConfigGrid definition={{ ...projects, startingViews }} />)
    await waitFor(() => expect(rows().length).toBeGreaterThan(0), LONG)
    const own = await asked({ search: { ownCase: { is: ['1'] } } })
    const waiting = await asked({ search: { awaitsFinance: { is: ['1'] } } })
    expect(await screen.findByRole('button', { name: `我的 ${own.total}` }, LONG)).toBeVisible()
    expect(await screen.findByRole('button', { name: `等财务 ${waiting.total}` }, LONG)).toBeVisible()
  })
})

describe('pinned columns', () => {
  it.each([
    [360, false],
    [900, true],
  ])('in a list %i px wide stay in view: %s', async (width, stays) => {
    const transport = createMemoryTransport({
      scenario: 'empty',
      user: 'manager',
      grids: [rates],
      gridRows: [rateRows(3)],
    })
    show(
      <div style={{ width, overflow: 'hidden' }}>
        <ConfigGrid definition={rates} />
      </div>,
      { transport },
    )
    await waitFor(() => expect(rows().length).toBe(3), LONG)
    const table = screen.getByRole('grid')
    const cell = rows()[0]?.querySelector('td') as HTMLElement
    const box = table.parentElement as HTMLElement
    table.style.width = '1600px'
    const before = cell.getBoundingClientRect().left
    box.scrollLeft = 120
    await waitFor(() => expect(box.scrollLeft).toBe(120))
    expect(cell.getBoundingClientRect().left === before).toBe(stays)
  })
})
