import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fieldsGrids, fieldsRows } from '../../../host/grids/fields/fields.ts'
import { menuRows } from '../../../host/grids/menu.ts'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible, openAs } from './stage.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
const transport = () => createMemoryTransport({ grids: fieldsGrids, gridRows: [menuRows(fieldsGrids), ...fieldsRows] })
const lineOf = (name: string) => screen.findByRole('button', { name }, LONG_TIMEOUT)
const panelOf = (name: string) => screen.findByRole('complementary', { name }, LONG_TIMEOUT)
const part = (panel: HTMLElement, name: string) => within(panel).findByRole('region', { name }, LONG_TIMEOUT)
const choice = (panel: HTMLElement, name: string) => within(panel).findByRole('radio', { name }, LONG_TIMEOUT)
const levels = async (panel: HTMLElement) =>
  within(await part(panel, '这个值从哪里来'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the panel beside the list of field settings', () => {
  it('opens for a row, says which level holds, and leaves the list in use', async () => {
    const { address } = await openAs('manager', '/TempFldGrid', transport())
    await userEvent.click(await lineOf('付款类型'))
    const panel = await panelOf('付款类型')
    await waitFor(() => expect(address()).toBe('/TempFldGrid/1%3AprjPayType'))
    expect(within(panel).getByRole('heading', { name: '付款类型' })).toHaveFocus()
    expect(await levels(panel)).toEqual(['出厂条件必填随程序', '全国没有设置', '本城市没有设置'])
    expect(await part(panel, '这个值从哪里来')).toHaveTextContent(/贷款方案 不为 .+时必填/)
    expect(await part(panel, '跟着它变的')).toHaveTextContent('付款方案')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect((await lineOf('付款类型')).closest('tr')).toHaveAttribute('aria-current', 'true')
    await inEveryScheme(expectAccessible)
    await userEvent.click(await lineOf('需求阶段'))
    expect(await panelOf('需求阶段')).toBeVisible()
    expect(screen.queryByRole('complementary', { name: '付款类型' })).toBeNull()
  })

  it('is reached, walked and left by the keyboard', async () => {
    const { address } = await openAs('manager', '/TempFldGrid', transport())
    const opener = await lineOf('需求阶段')
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () =>
      expect(within(await panelOf('需求阶段')).getByRole('heading', { level: 2 })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowDown}')
    const next = await panelOf('需要找房')
    await waitFor(() => expect(within(next).getByRole('heading', { level: 2 })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await panelOf('需求阶段')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('complementary', { name: '需求阶段' })).toBeNull())
    expect(address()).toBe('/TempFldGrid')
    expect(await lineOf('需求阶段')).toHaveFocus()
  })

  it('drafts a value with what it comes to, saves it by Ctrl+S, and takes it back', async () => {
    await openAs('manager', '/TempFldGrid/1%3Ahf20DemandStep', transport())
    const panel = await panelOf('需求阶段')
    await userEvent.click(await choice(panel, '必填'))
    expect(await within(panel).findByText('原值 选填')).toBeVisible()
    expect(within(await part(panel, '表单会变成这样')).getByLabelText(/^需求阶段/)).toHaveAttribute(
      'aria-required',
      'true',
    )
    expect(await within(panel).findByText('没有在办项目会因此多填。', {}, LONG_TIMEOUT)).toBeVisible()
    await inEveryScheme(expectAccessible)
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(await screen.findByText('“需求阶段”已改为必填', {}, LONG_TIMEOUT)).toBeVisible()
    await waitFor(async () => expect((await levels(panel))[1]).toMatch(/^全国必填/), LONG_TIMEOUT)
    await waitFor(
      async () => expect((await lineOf('需求阶段')).closest('tr')).toHaveTextContent('必填 全国'),
      LONG_TIMEOUT,
    )
    await userEvent.click(screen.getByRole('button', { name: '撤销' }))
    await waitFor(async () => expect((await levels(panel))[1]).toMatch(/^全国选填|^全国没有设置/), LONG_TIMEOUT)
  })

  it('shows what a hidden field leaves of the form, and asks before a draft is left', async () => {
    await openAs('manager', '/TempFldGrid/1%3Ahf20DemandStep', transport())
    const panel = await panelOf('需求阶段')
    await userEvent.click(await choice(panel, '隐藏'))
    expect(await part(panel, '表单会变成这样')).toHaveTextContent('表单上没有这个字段')
    await userEvent.click(within(panel).getByRole('button', { name: '收起' }))
    const question = await screen.findByRole('alertdialog', {}, LONG_TIMEOUT)
    await userEvent.click(within(question).getByRole('button', { name: /留在|继续/ }))
    expect(await within(panel).findByText('原值 选填')).toBeVisible()
    await userEvent.click(within(panel).getByRole('button', { name: '取消' }))
    await waitFor(() => expect(within(panel).queryByText('原值 选填')).toBeNull())
    await userEvent.click(await choice(panel, '必填'))
    await userEvent.click(await lineOf('需要找房'))
    const again = await screen.findByRole('alertdialog', {}, LONG_TIMEOUT)
    await userEvent.click(within(again).getByRole('button', { name: '离开' }))
    const next = await panelOf('需要找房')
    expect(await choice(next, '选填')).toBeChecked()
    expect(within(next).queryByText(/^原值/)).toBeNull()
  })

  it('offers no value that a rule of the field refuses, and says why', async () => {
    await openAs('manager', '/TempFldGrid/1%3AprjNo', transport())
    const panel = await panelOf('项目编号')
    expect(await choice(panel, '必填')).toBeDisabled()
    expect(await part(panel, '改成')).toHaveTextContent('由系统得出，不能设为必填')
  })

  it('of a city says what it takes from the whole country, and goes back to it', async () => {
    const { address } = await openAs('manager', '/FieldManagement_CityStation', transport())
    await userEvent.click(await lineOf('查册状态'))
    const panel = await panelOf('查册状态')
    expect(address()).toMatch(/^\/FieldManagement_CityStation\/.+/)
    await userEvent.click(await choice(panel, '必填'))
    await userEvent.click(within(panel).getByRole('button', { name: '保存' }))
    await waitFor(async () => expect((await levels(panel)).at(-1)).toMatch(/^本城市必填/), LONG_TIMEOUT)
    await userEvent.click(await within(panel).findByRole('button', { name: '退回全国的值' }))
    await userEvent.click(within(panel).getByRole('button', { name: '保存' }))
    await waitFor(async () => expect((await levels(panel)).at(-1)).toMatch(/^本城市(没有设置|沿用)/), LONG_TIMEOUT)
  })

  it('is read only for whoever may not change settings', async () => {
    await openAs('viewer', '/TempFldGrid/1%3Ahf20DemandStep', transport())
    const panel = await panelOf('需求阶段')
    expect(await within(panel).findByText('只有经理可以修改字段设置', {}, LONG_TIMEOUT)).toBeVisible()
    expect(await choice(panel, '必填')).toBeDisabled()
    expect(within(panel).queryByRole('link', { name: /改名称/ })).toBeNull()
  })

  it('says when the uses could not be counted, which stops nobody', async () => {
    const server = transport()
    const failing: Transport = {
      ...server,
      call: (request) =>
        request.method === 'getFieldUse' ? Promise.reject(new TypeError('offline')) : server.call(request),
    }
    await openAs('manager', '/TempFldGrid/1%3Ahf20DemandStep', failing)
    expect(await screen.findByText('算不出影响数，仍可继续。', {}, LONG_TIMEOUT)).toBeVisible()
  })

  it('says when the setting is gone', async () => {
    await openAs('manager', '/TempFldGrid/nowhere', transport())
    expect(await screen.findByText('这条字段设置不存在，或已被删除', {}, LONG_TIMEOUT)).toBeVisible()
  })
})
