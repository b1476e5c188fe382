import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ConfigGrid } from '../../../lib/widgets/config-grid/config-grid.tsx'
import { LONG_TIMEOUT } from '../form/stage.tsx'
import { projects } from './grids.ts'
import { show, transportAs } from './stage.tsx'

const ID = 'demo-project-60'
const open = (user: string, action: 'ADD' | 'EDIT' | 'CLONE', definition = projects) =>
  show(<ConfigGrid definition={definition} action={action} recordId={action === 'ADD' ? null : ID} />, {
    transport: transportAs(user),
  })

it.each([
  ['EDIT', '没有“编辑”权限，只能查看。'],
  ['CLONE', '没有“克隆”权限，只能查看。'],
] as const)(
  'GRD-020 an address that asks for %s opens the record to read, with the reason, for a person who may only look',
  async (action, reason) => {
    open('viewer', action)
    expect(await screen.findByText(reason, {}, LONG_TIMEOUT)).toBeVisible()
    expect(await screen.findByRole('heading', { name: /^查看/ }, LONG_TIMEOUT)).toBeVisible()
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: '项目地址' })).toBeNull()
  },
)

it('GRD-020 no blank record is opened for a person who may not add one', async () => {
  open('viewer', 'ADD')
  expect(await screen.findByText('没有“新增”权限', {}, LONG_TIMEOUT)).toBeVisible()
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
})

it('GRD-020 what the list does not declare is opened for nobody', async () => {
  open('manager', 'EDIT', { ...projects, operations: ['view'] })
  expect(await screen.findByText('没有“编辑”权限，只能查看。', {}, LONG_TIMEOUT)).toBeVisible()
})

it('GRD-020 the form opens as asked for where it may', async () => {
  open('manager', 'EDIT')
  expect(await screen.findByRole('button', { name: '保存' }, LONG_TIMEOUT)).toBeVisible()
  expect(screen.queryByText(/只能查看/)).toBeNull()
})
