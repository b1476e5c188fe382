import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { menuRows } from '../../../host/grids/menu.ts'
import { ratesGrids } from '../../../host/grids/rates/rates.ts'
import { sysRolesGrid } from '../../../host/grids/staff/sys-roles-grid.ts'
import { sysUsersGrid } from '../../../host/grids/staff/sys-users-grid.ts'
import { usrPrvsGrid } from '../../../host/grids/staff/usr-prvs-grid.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible, openAs } from './stage.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
const grids = [sysRolesGrid, sysUsersGrid, usrPrvsGrid, ...ratesGrids]
const transport = () => createMemoryTransport({ grids, gridRows: [menuRows(grids)] })
const cell = (name: string | RegExp) => screen.getByRole('cell', { name })

it('a manager reads what a role can do as a tree, by mouse and by keys, and why', async () => {
  await openAs('manager', '/SysRolesGrid', transport())
  await userEvent.click(await screen.findByRole('link', { name: '查看角色能做什么' }, LONG_TIMEOUT))
  await userEvent.click(await screen.findByRole('button', { name: /^财务复核/ }, LONG_TIMEOUT))
  const tree = await screen.findByRole('treegrid', { name: '财务复核能看什么、做什么' }, LONG_TIMEOUT)
  const group = within(tree).getByRole('rowheader', { name: /^利率税费/ })
  expect(group.closest('tr')).toHaveAttribute('aria-expanded', 'true')
  expect(cell('银行利率，查询，已给，来自财务复核')).toBeVisible()
  expect(cell('银行利率，删除，没给')).toBeVisible()
  expect(cell('“银行利率”没有“完结”这种操作')).toHaveTextContent('')
  await userEvent.click(cell('银行利率，查询，已给，来自财务复核'))
  expect(screen.getByText('在“角色管理”的操作权限里给了')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await waitFor(() => expect(cell('银行利率，修改，没给')).toHaveFocus())
  expect(screen.getByText('没有角色给出这项操作。')).toBeVisible()
  await userEvent.keyboard('/')
  const search = screen.getByRole('searchbox', { name: '查找菜单与清单' })
  await waitFor(() => expect(search).toHaveFocus())
  await userEvent.type(search, '银行利率')
  await waitFor(() =>
    expect(
      within(tree)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toHaveLength(2),
  )
  await userEvent.clear(search)
  await userEvent.click(within(tree).getByRole('rowheader', { name: /^利率税费/ }))
  await waitFor(() => expect(screen.queryByRole('cell', { name: /^银行利率/ })).toBeNull())
  await userEvent.keyboard('{ArrowRight}')
  expect(await screen.findByRole('cell', { name: '银行利率，删除，没给' })).toBeVisible()
  await inEveryScheme(expectAccessible)
})

it('what a user can do names the role that gives it', async () => {
  await openAs('manager', '/SysUsersGrid', transport())
  await userEvent.click(await screen.findByRole('link', { name: '查看某人能做什么' }, LONG_TIMEOUT))
  await userEvent.click(await screen.findByRole('button', { name: /viewer$/ }, LONG_TIMEOUT))
  expect(await screen.findByText('角色：只读查看', {}, LONG_TIMEOUT)).toBeVisible()
  expect(cell('银行利率，查看，已给，来自只读查看')).toBeVisible()
})

it('others read why they cannot see it', async () => {
  await openAs('viewer', '/SysRolesGrid?who=roles&of=ROLE_SALES', transport())
  expect(await screen.findByText('只有经理可以查看角色与用户的权限', {}, LONG_TIMEOUT)).toBeVisible()
})
