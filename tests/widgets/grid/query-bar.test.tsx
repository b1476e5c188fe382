import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { LOAN_SCHEME } from '../../../lib/domain/codes.ts'
import { ConfigGrid } from '../../../lib/widgets/config-grid/config-grid.tsx'
import { projects } from './grids.ts'
import { asked, rowsAre, show, transportAs, watched } from './stage.tsx'

const SORTED = { sort: 'prjNo:desc' }
const bar = () => within(screen.getByRole('search', { name: '查询条件' }))
const search = () => userEvent.click(bar().getByRole('button', { name: '查询' }))

async function start(transport = watched(transportAs('manager'))) {
  show(<ConfigGrid definition={projects} />, { transport })
  await rowsAre((await asked(SORTED)).numbers)
  return transport
}

describe('the query bar', () => {
  it('GRD-003 searches for text on Enter', async () => {
    await start()
    const [, expected = ''] = (await asked(SORTED)).numbers
    await userEvent.type(bar().getByLabelText('项目编号'), `${expected}{Enter}`)
    await rowsAre([expected])
  })

  it('does not search on the Enter that ends a composition', async () => {
    const transport = await start()
    const input = bar().getByLabelText('项目编号')
    await userEvent.type(input, 'P2026')
    const enter = createEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true })
    fireEvent(input, enter)
    expect(enter.defaultPrevented).toBe(true)
    expect(transport.lists).toHaveLength(1)
  })

  it('GRD-003 searches for a chosen code', async () => {
    await start()
    await userEvent.click(bar().getByRole('combobox', { name: '贷款方案' }))
    await userEvent.click(await screen.findByRole('option', { name: '组合贷款' }))
    await search()
    const expected = await asked({ ...SORTED, search: { hf20LoanScheme: { is: [LOAN_SCHEME.combined] } } })
    expect(expected.total).toBeGreaterThan(0)
    await rowsAre(expected.numbers)
  })

  it('GRD-003 searches for amounts in the unit of the label', async () => {
    await start()
    await userEvent.type(bar().getByLabelText('房屋市场价，从'), '200')
    await userEvent.type(bar().getByLabelText('房屋市场价，至'), '400')
    await search()
    const expected = await asked({ ...SORTED, search: { hf20HouseMarketPrice: { from: 2_000_000, to: 4_000_000 } } })
    expect(expected.total).toBeGreaterThan(0)
    await rowsAre(expected.numbers)
  })

  it('names what is searched for in the order of the fields, not of typing', async () => {
    await start()
    await userEvent.type(bar().getByLabelText('房屋市场价，从'), '200')
    await userEvent.type(bar().getByLabelText('项目编号'), 'P{Enter}')
    const active = await screen.findByRole('list', { name: '生效的查询条件' }, { timeout: 15_000 })
    const named = within(active)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(named).toEqual([expect.stringMatching(/^项目编号：/), expect.stringMatching(/^房屋市场价/)])
  })

  it('GRD-003 searches for a person picked from the server', async () => {
    await start()
    const { rows } = await asked(SORTED)
    const manager = rows.find(({ hf20ManagerId }) => hf20ManagerId !== null)
    const name = manager?.refValues['hf20ManagerId'] ?? ''
    await userEvent.click(bar().getByRole('combobox', { name: /^跟进经理/ }))
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }, { timeout: 15_000 }))
    await search()
    await rowsAre(
      (await asked({ ...SORTED, search: { hf20ManagerId: { is: [manager?.hf20ManagerId ?? ''] } } })).numbers,
    )
  })

  it('GRD-003 searches for days of creation, the last one to its end', async () => {
    await start()
    await userEvent.click(bar().getByRole('button', { name: '展开' }))
    await userEvent.type(bar().getByLabelText('创建时间，从'), '2020-01-01')
    await userEvent.type(bar().getByLabelText('创建时间，至'), '2020-01-02')
    await search()
    expect(
      await screen.findByText('没有符合“创建时间：2020-01-01 – 2020-01-02”的记录', {}, { timeout: 15_000 }),
    ).toBeVisible()
  })

  it('offers the districts of a city', async () => {
    await start()
    await userEvent.click(bar().getByRole('button', { name: '展开' }))
    await userEvent.click(bar().getByRole('combobox', { name: '房屋所在区' }))
    expect(await screen.findByRole('option', { name: '天河区' })).toBeVisible()
  })

  it('starts again from the first page', async () => {
    const transport = await start()
    await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
    await waitFor(() => expect(transport.lists.at(-1)?.body['page']).toBe(2))
    await userEvent.type(bar().getByLabelText('项目编号'), 'P{Enter}')
    await waitFor(() => expect(transport.lists.at(-1)?.body).toMatchObject({ page: 1, prjNo: 'P' }))
  })

  it.each([
    ['多', '', '请输入数字'],
    ['400', '200', '起止颠倒'],
  ])('names what is wrong with a range from %s to %s and asks nothing', async (from, to, issue) => {
    const transport = await start()
    if (from) await userEvent.type(bar().getByLabelText('房屋市场价，从'), from)
    if (to) await userEvent.type(bar().getByLabelText('房屋市场价，至'), to)
    await search()
    expect(await screen.findByText(issue)).toBeVisible()
    expect(transport.lists).toHaveLength(1)
  })

  it('opens when what is wrong is behind 展开', async () => {
    const transport = await start()
    await userEvent.click(bar().getByRole('button', { name: '展开' }))
    await userEvent.type(bar().getByLabelText('创建时间，从'), '昨天')
    await userEvent.click(bar().getByRole('button', { name: '收起' }))
    await search()
    expect(await screen.findByText('日期不正确，请按 2026-01-31 填写')).toBeVisible()
    expect(transport.lists).toHaveLength(1)
  })

  it('resets what was typed, searched and sorted', async () => {
    await start()
    await userEvent.type(bar().getByLabelText('项目编号'), 'nothing{Enter}')
    await screen.findByText('没有符合“项目编号含 nothing”的记录', {}, { timeout: 15_000 })
    await userEvent.click(bar().getByRole('button', { name: '重置' }))
    await rowsAre((await asked(SORTED)).numbers)
    expect(bar().getByLabelText('项目编号')).toHaveValue('')
  })

  it('asks again when the same search is asked for again', async () => {
    const transport = await start()
    await search()
    await waitFor(() => expect(transport.lists).toHaveLength(2))
  })

  it('keeps to one row; what does not fit is behind 展开', async () => {
    await start()
    expect(bar().queryByLabelText('创建时间，从')).toBeNull()
    await userEvent.click(bar().getByRole('button', { name: '展开' }))
    await waitFor(() => expect(bar().getByLabelText('创建时间，从')).toBeVisible())
    await userEvent.click(bar().getByRole('button', { name: '收起' }))
    await waitFor(() => expect(bar().queryByLabelText('创建时间，从')).toBeNull())
  })

  it('needs no 展开 when everything fits', async () => {
    show(<ConfigGrid definition={{ ...projects, search: ['prjNo', 'hf20LoanScheme'] }} />)
    await rowsAre((await asked(SORTED)).numbers)
    expect(bar().queryByRole('button', { name: '展开' })).toBeNull()
  })

  it('is not there when nothing can be searched', async () => {
    show(<ConfigGrid definition={{ ...projects, search: [] }} />)
    await rowsAre((await asked(SORTED)).numbers)
    expect(screen.queryByRole('search')).toBeNull()
  })
})

describe('coming back to a list', () => {
  it('finds the search, the page and the columns as they were left', async () => {
    const transport = transportAs('manager')
    const { showInstead } = show(<ConfigGrid definition={projects} />, { transport })
    await rowsAre((await asked(SORTED)).numbers)
    await userEvent.type(bar().getByLabelText('项目编号'), 'P{Enter}')
    await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
    const second = (await asked({ ...SORTED, search: { prjNo: { contains: 'P' } }, page: 2 })).numbers
    await rowsAre(second)
    await userEvent.click(screen.getByRole('button', { name: '列设置' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: '付款类型' }, { timeout: 20_000 }))

    showInstead(<p>别的页面</p>)
    expect(screen.queryByRole('grid')).toBeNull()
    showInstead(<ConfigGrid definition={projects} />)
    await rowsAre(second)
    expect(bar().getByLabelText('项目编号')).toHaveValue('P')
    expect(screen.getByRole('columnheader', { name: /付款类型/ })).toBeVisible()
  })

  it('finds the rows scrolled to where they were', async () => {
    const transport = transportAs('manager')
    const low = (children: ReactNode) => <div style={{ height: '420px' }}>{children}</div>
    const { showInstead } = show(low(<ConfigGrid definition={projects} />), { transport })
    await rowsAre((await asked(SORTED)).numbers)
    const scroller = () => screen.getByRole('grid').parentElement as HTMLElement
    expect(scroller().scrollHeight).toBeGreaterThan(scroller().clientHeight)
    const scrolled = new Promise((resolve) => scroller().addEventListener('scroll', resolve, { once: true }))
    scroller().scrollTo({ top: 120 })
    await scrolled
    showInstead(<p>别的页面</p>)
    showInstead(low(<ConfigGrid definition={projects} />))
    await rowsAre((await asked(SORTED)).numbers)
    expect(scroller().scrollTop).toBe(120)
  })

  it('finds another list as that one was left', async () => {
    const others = { ...projects, name: `${projects.name}Others` }
    const { showInstead } = show(<ConfigGrid definition={projects} />)
    await rowsAre((await asked(SORTED)).numbers)
    await userEvent.type(bar().getByLabelText('项目编号'), 'P{Enter}')
    await rowsAre((await asked({ ...SORTED, search: { prjNo: { contains: 'P' } } })).numbers)
    showInstead(<ConfigGrid key="others" definition={others} />)
    await waitFor(() => expect(bar().getByLabelText('项目编号')).toHaveValue(''))
    showInstead(<ConfigGrid key="projects" definition={projects} />)
    await waitFor(() => expect(bar().getByLabelText('项目编号')).toHaveValue('P'))
  })

  it('remembers nothing for another provider', async () => {
    const first = show(<ConfigGrid definition={projects} />)
    await rowsAre((await asked(SORTED)).numbers)
    await userEvent.type(bar().getByLabelText('项目编号'), 'P')
    first.unmount()
    show(<ConfigGrid definition={projects} />)
    await rowsAre((await asked(SORTED)).numbers)
    expect(bar().getByLabelText('项目编号')).toHaveValue('')
  })
})
