import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { LOAN_SCHEME } from '../../../lib/domain/codes.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { ConfigGrid } from '../../../lib/widgets/config-grid/config-grid.tsx'
import { projects } from './grids.ts'
import { expectAccessible } from '../accessible.ts'
import { asked, rows, rowsAre, show, transportAs, watched } from './stage.tsx'

const SORTED = { sort: 'prjNo:desc' }

describe('the state of a list', () => {
  it('keeps room for the rows while they are on their way', async () => {
    const transport = watched(transportAs('manager'))
    transport.hold()
    show(<ConfigGrid definition={projects} />, { transport })
    await waitFor(() => expect(transport.lists).toHaveLength(1))
    expect(screen.getByRole('status', { busy: true })).toBeInTheDocument()
    expect(screen.getByRole('columnheader', { name: /项目编号/ })).toBeVisible()
    expect(screen.queryByRole('navigation')).toBeNull()
    transport.letGo(0)
    await rowsAre((await asked(SORTED)).numbers)
    expect(screen.queryByRole('status', { busy: true })).toBeNull()
  })

  it('says when there is nothing at all', async () => {
    show(<ConfigGrid definition={projects} />, { transport: createMemoryTransport({ scenario: 'empty' }) })
    expect(await screen.findByText('暂无数据', {}, { timeout: 15_000 })).toBeVisible()
    expect(screen.queryByRole('button', { name: '清除条件' })).toBeNull()
    await expectAccessible()
  })

  it('says when nothing was found, and clears the search on request', async () => {
    show(<ConfigGrid definition={projects} />)
    await rowsAre((await asked(SORTED)).numbers)
    await userEvent.type(screen.getByLabelText('项目编号'), 'nothing{Enter}')
    expect(await screen.findByText('没有符合“项目编号含 nothing”的记录', {}, { timeout: 15_000 })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '清除条件' }))
    await rowsAre((await asked(SORTED)).numbers)
    expect(screen.getByLabelText('项目编号')).toHaveValue('')
  })

  it('names every condition that nothing matches: codes by their names, amounts with their unit', async () => {
    show(
      <ConfigGrid
        definition={projects}
        defaultQuery={{
          search: {
            prjNo: { contains: 'nothing' },
            hf20LoanScheme: { is: [LOAN_SCHEME.combined] },
            hf20HouseMarketPrice: { from: 2_000_000, to: 4_000_000 },
          },
        }}
      />,
    )
    const title = '没有符合“项目编号含 nothing，贷款方案：组合贷款，房屋市场价：200.00 – 400.00 万元”的记录'
    await screen.findByText(
      (_text, element) => element?.tagName === 'B' && element.textContent === title,
      {},
      { timeout: 15_000 },
    )
  })

  it('says what failed with the number to quote, and tries again on request', async () => {
    const transport = createMemoryTransport({ user: 'manager' })
    transport.setScenario('broken')
    show(<ConfigGrid definition={projects} />, { transport })
    const failure = within(await screen.findByRole('alert', {}, { timeout: 15_000 }))
    expect(failure.getByText('请求出错!')).toBeVisible()
    expect(failure.getByText('sandbox')).toBeVisible()
    await expectAccessible()
    transport.setScenario('demo')
    await userEvent.click(failure.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(rows()).toHaveLength(10), { timeout: 15_000 })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says that the person may not see it, and offers nothing to do', async () => {
    const transport = createMemoryTransport({ user: 'manager' })
    transport.setScenario('forbidden')
    show(<ConfigGrid definition={projects} onOpen={() => undefined} />, { transport })
    expect(await screen.findByText('没有操作权限', {}, { timeout: 15_000 })).toBeVisible()
    expect(screen.queryByRole('button', { name: '新增' })).toBeNull()
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  })

  it('keeps the rows it has when a refresh fails, and says so', async () => {
    const transport = transportAs('manager')
    show(<ConfigGrid definition={projects} />, { transport })
    const { numbers } = await asked(SORTED)
    await rowsAre(numbers)
    transport.setScenario('broken')
    await userEvent.click(screen.getByRole('button', { name: '刷新' }))
    expect(await screen.findByText('未能刷新，正在显示上次的内容。', {}, { timeout: 15_000 })).toBeVisible()
    await rowsAre(numbers)
    transport.setScenario('demo')
    await userEvent.click(
      within(screen.getByText('未能刷新，正在显示上次的内容。').closest('[role=status]') as HTMLElement).getByRole(
        'button',
        { name: '刷新' },
      ),
    )
    await waitFor(() => expect(screen.queryByText('未能刷新，正在显示上次的内容。')).toBeNull())
  })

  it('keeps the last rows on screen while another page is on its way', async () => {
    const transport = watched(transportAs('manager'))
    show(<ConfigGrid definition={projects} />, { transport })
    const { numbers } = await asked(SORTED)
    await rowsAre(numbers)
    transport.hold()
    await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
    await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true'))
    await rowsAre(numbers)
    transport.letGo(0)
    await rowsAre((await asked({ ...SORTED, page: 2 })).numbers)
  })

  it('shows only the newest answer, and gives the older call up', async () => {
    const transport = watched(transportAs('manager'))
    show(<ConfigGrid definition={projects} />, { transport })
    await rowsAre((await asked(SORTED)).numbers)
    transport.hold()
    const input = screen.getByLabelText('项目编号')
    await userEvent.type(input, 'nothing{Enter}')
    await waitFor(() => expect(transport.lists).toHaveLength(2))
    await userEvent.clear(input)
    await userEvent.type(input, 'P{Enter}')
    await waitFor(() => expect(transport.lists).toHaveLength(3))
    expect(transport.lists[1]?.signal?.aborted).toBe(true)
    transport.letGo(1)
    const expected = (await asked({ ...SORTED, search: { prjNo: { contains: 'P' } } })).numbers
    await rowsAre(expected)
    transport.letGo(0)
    await waitFor(() => expect(transport.answered()).toBe(3))
    await rowsAre(expected)
    expect(screen.queryByText(/^没有符合/)).toBeNull()
  })

  it('lets the host replace what stands in place of rows', async () => {
    const transport = createMemoryTransport({ scenario: 'empty' })
    show(<ConfigGrid definition={projects} />, {
      transport,
      components: { Empty: ({ title }) => <p>这里：{title}</p> },
    })
    expect(await screen.findByText('这里：暂无数据', {}, { timeout: 15_000 })).toBeVisible()
  })
})
