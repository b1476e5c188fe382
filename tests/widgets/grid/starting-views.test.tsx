import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ConfigGrid } from '../../../lib/widgets/config-grid/config-grid.tsx'
import { expectAccessible } from '../accessible.ts'
import { projects } from './grids.ts'
import { asked, rowsAre, show } from './stage.tsx'

const views = [
  { title: '我的', search: { ownCase: '1' } },
  { title: '等财务', search: { awaitsFinance: '1' } },
]
const SORTED = { sort: 'prjNo:desc' }
const view = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

describe('the views a list starts with', () => {
  it('search at once, name their condition as one that can be dropped, and let go of it again', async () => {
    show(<ConfigGrid definition={{ ...projects, startingViews: views }} />)
    const all = (await asked(SORTED)).numbers
    await rowsAre(all)
    await waitFor(() => expect(view('全部')).toHaveAttribute('aria-pressed', 'true'), { timeout: 15_000 })
    const waiting = await asked({ ...SORTED, search: { awaitsFinance: { is: ['1'] } } })
    expect(waiting.total).toBeGreaterThan(0)
    view('等财务').focus()
    await userEvent.keyboard('{Enter}')
    await rowsAre(waiting.numbers)
    expect(view('等财务')).toHaveAttribute('aria-pressed', 'true')
    expect(view('全部')).toHaveAttribute('aria-pressed', 'false')
    await waitFor(
      () => expect(screen.getByRole('list', { name: '生效的查询条件' })).toHaveTextContent(/^有待财务审核的单据：是$/),
      { timeout: 15_000 },
    )
    await expectAccessible()
    await userEvent.click(
      await screen.findByRole('button', { name: '去掉条件 有待财务审核的单据' }, { timeout: 15_000 }),
    )
    await rowsAre(all)
    expect(view('全部')).toHaveAttribute('aria-pressed', 'true')
  })

  it('leave the columns as the user arranged them', async () => {
    show(<ConfigGrid definition={{ ...projects, startingViews: views }} />)
    await rowsAre((await asked(SORTED)).numbers)
    await userEvent.click(screen.getByRole('button', { name: '列设置' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: '付款类型' }, { timeout: 20_000 }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(view('我的'))
    await rowsAre((await asked({ ...SORTED, search: { ownCase: { is: ['1'] } } })).numbers)
    expect(screen.getByRole('columnheader', { name: /付款类型/ })).toBeVisible()
  })
})
