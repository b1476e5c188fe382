import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ConfigGrid } from '../../../lib/widgets/config-grid/config-grid.tsx'
import type { ConfigGridHandle } from '../../../lib/widgets/config-grid/config-grid-props.ts'
import { projects, unnamed } from './grids.ts'
import { expectAccessible } from '../accessible.ts'
import { asked, column, headers, rows, rowsAre, show, transportAs, watched } from './stage.tsx'

describe('a list of records', () => {
  it.each(['light', 'dark', 'contrast'] as const)('is accessible in %s', async (scheme) => {
    show(<ConfigGrid definition={projects} onOpen={() => undefined} />, { appearance: { scheme } })
    await rowsAre((await asked({ sort: 'prjNo:desc' })).numbers)
    await userEvent.click(screen.getByRole('button', { name: '展开' }))
    await userEvent.click(screen.getByRole('button', { name: '列设置' }))
    await expectAccessible()
  })

  it('GRD-002 shows ten rows of the server, the count of all and the pages', async () => {
    show(<ConfigGrid definition={projects} />)
    const first = await asked({ sort: 'prjNo:desc' })
    await rowsAre(first.numbers)
    expect(first.numbers).toHaveLength(10)
    expect(screen.getByRole('region', { name: '项目列表' }).textContent).toContain(`共 ${first.total} 条`)

    await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
    await rowsAre((await asked({ sort: 'prjNo:desc', page: 2 })).numbers)
  })

  it('GRD-002 offers 10 to 200 rows a page', async () => {
    show(<ConfigGrid definition={projects} />)
    await rowsAre((await asked({ sort: 'prjNo:desc' })).numbers)
    await userEvent.click(screen.getByRole('combobox', { name: '每页条数' }))
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      '10 条/页',
      '20 条/页',
      '50 条/页',
      '100 条/页',
      '200 条/页',
    ])
    await userEvent.click(screen.getByRole('option', { name: '20 条/页' }))
    await rowsAre((await asked({ sort: 'prjNo:desc', pageSize: 20 })).numbers)
  })

  it('shows the last page when the wanted one is no more', async () => {
    const { total } = await asked({})
    show(<ConfigGrid definition={projects} defaultQuery={{ page: 99 }} />)
    await rowsAre((await asked({ sort: 'prjNo:desc', page: Math.ceil(total / 10) })).numbers)
  })

  it('GRD-004 sorts on the server: upwards, downwards, then as the list does', async () => {
    show(<ConfigGrid definition={projects} />)
    await rowsAre((await asked({ sort: 'prjNo:desc' })).numbers)
    const header = () => screen.getByRole('columnheader', { name: /房屋市场价/ })
    expect(header()).toHaveAttribute('aria-sort', 'none')

    await userEvent.click(within(header()).getByRole('button'))
    await rowsAre((await asked({ sort: 'hf20HouseMarketPrice:asc' })).numbers)
    expect(header()).toHaveAttribute('aria-sort', 'ascending')

    await userEvent.click(within(header()).getByRole('button'))
    await rowsAre((await asked({ sort: 'hf20HouseMarketPrice:desc' })).numbers)
    expect(header()).toHaveAttribute('aria-sort', 'descending')

    await userEvent.click(within(header()).getByRole('button'))
    await rowsAre((await asked({ sort: 'prjNo:desc' })).numbers)
  })

  it('GRD-016 shows an amount with the decimals of its column, and the exact one under the pointer', async () => {
    const { rows: all } = await asked({ sort: 'prjNo:desc', pageSize: 200 })
    // A price that is no whole hundred yuan has more than two decimals in 万元.
    const exact = all.find(
      ({ hf20HouseMarketPrice }) => hf20HouseMarketPrice !== null && hf20HouseMarketPrice % 100 !== 0,
    )
    show(
      <ConfigGrid
        definition={projects}
        defaultQuery={{ search: { prjNo: { contains: exact?.prjNo ?? 'missing' } } }}
      />,
    )
    await rowsAre([exact?.prjNo ?? 'missing'])
    expect(column('房屋市场价')[0]).toMatch(/^[\d,]+\.\d\d$/)
    const price = screen.getAllByRole('row')[1]?.querySelector('td [title]')
    expect(Number(price?.getAttribute('title')?.replaceAll(',', ''))).toBeCloseTo(
      (exact?.hf20HouseMarketPrice ?? 0) / 10_000,
      8,
    )
  })

  it('GRD-016 writes the unit into the header and aligns amounts to the right', async () => {
    show(<ConfigGrid definition={projects} />)
    await rowsAre((await asked({ sort: 'prjNo:desc' })).numbers)
    expect(headers()).toContain('房屋市场价（万元）')
    expect(column('房屋市场价')[0]).toMatch(/^[\d,]+\.\d{2,}$/)
    const cell = screen.getAllByRole('row')[1]?.querySelectorAll('td')[3]
    expect(cell && getComputedStyle(cell).textAlign).toBe('end')
  })

  it('shows the columns it names and no other, those the entity marks where it names none', async () => {
    const { showInstead } = show(<ConfigGrid definition={projects} readOnly />)
    await rowsAre((await asked({ sort: 'prjNo:desc' })).numbers)
    expect(headers()).toHaveLength(projects.columns.length)
    expect(headers().slice(-2)).toEqual(['更新时间', '主买家'])
    showInstead(<ConfigGrid definition={unnamed} readOnly />)
    await waitFor(() => expect(headers()).toHaveLength(unnamed.columns.length))
    expect(headers().slice(-2)).toEqual(['跟进经理', '更新时间'])
  })

  it('is short on request: the columns it names, in its own order, without pages', async () => {
    show(<ConfigGrid definition={{ ...projects, search: [] }} paged={false} readOnly defaultQuery={{ pageSize: 3 }} />)
    await rowsAre((await asked({ sort: 'prjNo:desc', pageSize: 3 })).numbers)
    expect(headers()).toHaveLength(projects.columns.length)
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('button', { name: '列设置' })).toBeNull()
    expect(screen.getByRole('columnheader', { name: '项目编号' })).not.toHaveAttribute('aria-sort')
  })

  it('lets columns be chosen, and goes back to its own choice', async () => {
    show(<ConfigGrid definition={projects} readOnly />)
    await rowsAre((await asked({ sort: 'prjNo:desc' })).numbers)
    const before = headers()
    await userEvent.click(screen.getByRole('button', { name: '列设置' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: '付款类型' }, { timeout: 20_000 }))
    await userEvent.click(screen.getByRole('checkbox', { name: '房屋地址' }))
    expect(headers()).toEqual([...before.filter((header) => header !== '房屋地址'), '付款类型'])
    await userEvent.click(screen.getByRole('button', { name: '恢复默认' }))
    expect(headers()).toEqual(before)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('checkbox', { name: '付款类型' })).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: '列设置' })).toHaveFocus())
  })

  it('shows texts of codes, a state as a tag and nothing as a dash', async () => {
    const { rows: answered } = await asked({ sort: 'prjNo:desc' })
    show(<ConfigGrid definition={projects} />)
    await rowsAre(answered.map(({ prjNo }) => prjNo))
    expect(column('贷款方案')).toEqual(answered.map(({ refValues }) => refValues['hf20LoanScheme'] ?? '—'))
    expect(column('需求阶段')).toEqual(answered.map(({ refValues }) => refValues['hf20DemandStep'] ?? '—'))
    expect(column('主买家')).toEqual(answered.map(({ refValues }) => refValues['hf20BuyerId'] ?? '—'))
  })

  it('says recent times as people do, with the exact time on hover', async () => {
    const { rows: answered } = await asked({ sort: 'updTime:desc' })
    const newest = answered[0]?.updTime ?? 0
    show(<ConfigGrid definition={projects} defaultQuery={{ sort: { field: 'updTime', order: 'desc' } }} />, {
      now: () => newest + 8 * 60_000,
    })
    const time = await screen.findByText('8 分钟前')
    expect(time.title).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  })

  it('tells the host of new rows, and asks again when the host says so', async () => {
    const transport = watched(transportAs('manager'))
    const events: { total: number; source: string }[] = []
    const handle: { current: ConfigGridHandle | null } = { current: null }
    show(<ConfigGrid ref={handle} definition={projects} onRowsChanged={(event) => events.push(event)} />, { transport })
    await waitFor(() => expect(events).toHaveLength(1))
    expect(events[0]).toMatchObject({ total: (await asked({})).total, source: 'config-grid' })
    handle.current?.refresh()
    await waitFor(() => expect(transport.lists).toHaveLength(2))
  })

  it('shows the query the host holds, and asks the host for another one', async () => {
    const wishes: number[] = []
    const query = { search: {}, page: 2, pageSize: 10, sort: { field: 'prjNo', order: 'asc' } } as const
    show(<ConfigGrid definition={projects} query={query} onQueryChange={({ page }) => wishes.push(page)} />)
    const second = (await asked({ sort: 'prjNo:asc', page: 2 })).numbers
    await rowsAre(second)
    await userEvent.click(screen.getByRole('button', { name: '第 3 页' }))
    expect(wishes).toEqual([3])
    expect(rows()).toHaveLength(10)
    await rowsAre(second)
  })
})
