import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { menuRows } from '../../../host/grids/menu.ts'
import { fieldsGrids } from '../../../host/grids/fields/fields.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible, openAs } from './stage.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
const transport = () => createMemoryTransport({ grids: fieldsGrids, gridRows: [menuRows(fieldsGrids)] })
const control = (role: 'switch' | 'textbox', name: string) => screen.findByRole(role, { name }, LONG_TIMEOUT)
const rowOf = async (name: string) => (await control('switch', `${name} 必填`)).closest('tr') as HTMLElement
const form = () => within(screen.getByText('表单会是这样').closest('section') as HTMLElement)

it('a draft of field settings is seen in the form and with its source before it is saved', async () => {
  const { address } = await openAs('manager', '/TempFldGrid', transport())
  await userEvent.click(await screen.findByRole('link', { name: '预览表单' }, LONG_TIMEOUT))
  await waitFor(() => expect(address()).toBe('/TempFldGrid?preview=1'))
  expect(await rowOf('需求阶段')).toHaveTextContent('选填 · 出厂')
  expect(form().getByLabelText('需求阶段')).toBeVisible()
  await userEvent.click(await control('switch', '需求阶段 必填'))
  expect(await rowOf('需求阶段')).toHaveTextContent('必填 · 草稿')
  expect(form().getByLabelText(/^需求阶段/)).toHaveAttribute('aria-required', 'true')
  const name = await control('textbox', '客服 显示名称')
  await userEvent.clear(name)
  await userEvent.type(name, '服务专员')
  expect(form().getByLabelText('服务专员')).toBeVisible()
  await userEvent.click(await control('switch', '业务员 隐藏'))
  expect(form().queryByLabelText('业务员')).toBeNull()
  expect(screen.getByText('草稿改了 3 个字段，还没保存')).toBeVisible()
  await inEveryScheme(expectAccessible)
  await userEvent.click(screen.getByRole('button', { name: '保存草稿' }))
  expect(await screen.findByText('已保存 3 个字段的设置', {}, LONG_TIMEOUT)).toBeVisible()
  await waitFor(async () => expect(await rowOf('需求阶段')).toHaveTextContent('必填 · 全国'), LONG_TIMEOUT)
})

it('what the list refuses stays a draft, with the reason', async () => {
  await openAs('manager', '/FieldManagement_CityStation?preview=1', transport())
  await userEvent.click(await control('switch', '项目编号 必填'))
  await userEvent.click(await screen.findByRole('button', { name: '保存草稿' }))
  expect(await screen.findByText(/由系统得出，不能设为必填/, {}, LONG_TIMEOUT)).toBeVisible()
  expect(screen.getByText('草稿改了 1 个字段，还没保存')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '放弃草稿' }))
  expect(await rowOf('项目编号')).not.toHaveTextContent('草稿')
})

it('a draft for a kind of case waits until the kind is chosen', async () => {
  await openAs('manager', '/TempFldMghtGrid?preview=1', transport())
  expect(await control('switch', '需求阶段 必填')).toBeDisabled()
  expect(screen.getByText('先选择项目类型，草稿才有归属')).toBeVisible()
})
