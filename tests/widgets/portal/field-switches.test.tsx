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
const toggle = (name: string) => screen.findByRole('switch', { name }, LONG_TIMEOUT)
const rowOf = (name: string) => screen.getByRole('button', { name }).closest('tr') as HTMLElement

describe('the switches in the list of field settings', () => {
  it('set a field in the row, say what holds now and where it comes from, and can be undone', async () => {
    await openAs('manager', '/TempFldGrid', transport())
    const required = await toggle('必填（生效） 需求阶段')
    expect(required).not.toBeChecked()
    expect(rowOf('需求阶段')).toHaveTextContent('选填 继承出厂')
    await inEveryScheme(expectAccessible)
    await userEvent.click(required)
    await waitFor(() => expect(rowOf('需求阶段')).toHaveTextContent('必填 全国'), LONG_TIMEOUT)
    expect(await toggle('必填（生效） 需求阶段')).toBeChecked()
    expect(await screen.findByText('需求阶段 的“必填（生效）”已修改')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '撤销' }))
    await waitFor(() => expect(rowOf('需求阶段')).toHaveTextContent('选填 全国'), LONG_TIMEOUT)
    await waitFor(async () => expect(await toggle('必填（生效） 需求阶段')).not.toBeChecked(), LONG_TIMEOUT)
  })

  it('are not offered where a rule of the field refuses the other value, which is said', async () => {
    await openAs('manager', '/TempFldGrid', transport())
    await toggle('必填（生效） 需求阶段')
    const row = rowOf('项目编号')
    expect(within(row).queryByRole('switch', { name: '必填（生效） 项目编号' })).toBeNull()
    expect(within(row).getByTitle('是否必填由系统得出，不能设为必填')).toHaveTextContent('系统得出 继承出厂')
    expect(within(row).queryByRole('switch', { name: '不可编辑 项目编号' })).toBeNull()
    expect(within(row).getByTitle('不可编辑由系统计算的字段只能为不可编辑')).toHaveTextContent('是')
  })

  it('go back when the server refuses, with the reason', async () => {
    const server = transport()
    const changed: Transport = {
      ...server,
      call: (request) =>
        server.call(
          request.method === 'doSave' ? { ...request, body: { ...request.body, hf02CtrlVals1Pc: 'HF9699' } } : request,
        ),
    }
    await openAs('manager', '/TempFldGrid', changed)
    await userEvent.click(await toggle('必填（生效） 需求阶段'))
    expect(await screen.findByText('需求阶段 的“必填（生效）”没有改成', {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.getByText('是否必填不在可选范围内')).toBeVisible()
    await waitFor(async () => expect(await toggle('必填（生效） 需求阶段')).not.toBeChecked(), LONG_TIMEOUT)
  })

  it('are texts for whoever may not edit', async () => {
    await openAs('viewer', '/TempFldGrid', transport())
    expect(await screen.findByRole('button', { name: '需求阶段' }, LONG_TIMEOUT)).toBeVisible()
    await waitFor(() => expect(rowOf('需求阶段')).toHaveTextContent('选填 继承出厂'), LONG_TIMEOUT)
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('of a city take the general value where the city sets none', async () => {
    await openAs('manager', '/FieldManagement_CityStation', transport())
    const required = await toggle('必填（生效） 查册状态')
    expect(required).not.toBeChecked()
    expect(rowOf('查册状态')).toHaveTextContent('选填 继承出厂')
    await userEvent.click(required)
    await waitFor(() => expect(rowOf('查册状态')).toHaveTextContent('必填 本城市'), LONG_TIMEOUT)
  })
})

it('what is searched for is dropped condition by condition', async () => {
  await openAs('manager', '/TempFldGrid', transport())
  await userEvent.type(await screen.findByRole('textbox', { name: '显示名称' }, LONG_TIMEOUT), '没有这个名称')
  await userEvent.click(screen.getByRole('button', { name: '查询' }))
  const active = await screen.findByRole('list', { name: '生效的查询条件' }, LONG_TIMEOUT)
  expect(active).toHaveTextContent('显示名称：没有这个名称')
  await userEvent.click(within(active).getByRole('button', { name: '去掉条件 显示名称' }))
  expect(await screen.findByRole('button', { name: '需求阶段' }, LONG_TIMEOUT)).toBeVisible()
  expect(screen.getByRole('textbox', { name: '显示名称' })).toHaveValue('')
  expect(screen.queryByRole('list', { name: '生效的查询条件' })).toBeNull()
})
