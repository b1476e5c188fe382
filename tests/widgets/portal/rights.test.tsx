import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { menuRows } from '../../../host/grids/menu.ts'
import { ratesGrids } from '../../../host/grids/rates/rates.ts'
import { sysRolesGrid } from '../../../host/grids/staff/sys-roles-grid.ts'
import { sysUsersGrid } from '../../../host/grids/staff/sys-users-grid.ts'
import { usrPrvsGrid } from '../../../host/grids/staff/usr-prvs-grid.ts'
import { tablesFor } from '../../../lib/backend/grid/served-lists.ts'
import { userRoleTable, userTable } from '../../../lib/backend/staff/staff-tables.ts'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
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

const chooseRole = async (name: RegExp) => {
  await openAs('manager', '/SysRolesGrid?who=roles', transport())
  await userEvent.click(await screen.findByRole('button', { name }, LONG_TIMEOUT))
}

it('a manager changes the rights of a role in the tree, sees what it comes to, and saves it at once', async () => {
  await chooseRole(/^客服/)
  await userEvent.click(await screen.findByRole('cell', { name: '银行利率，删除，没给' }, LONG_TIMEOUT))
  await userEvent.click(await screen.findByRole('switch', { name: '给“删除”' }, LONG_TIMEOUT))
  expect(cell('银行利率，删除，已给，还没保存')).toBeVisible()
  await userEvent.click(cell(/^银行利率，查看，已给/))
  await userEvent.keyboard(' ')
  expect(cell('银行利率，查看，没给，还没保存')).toHaveFocus()
  const card = (await screen.findByText('1 个清单的改动，还没保存')).closest('section') as HTMLElement
  expect(card).toHaveTextContent('给出 删除，收回 查看')
  expect(card).toHaveTextContent(/这个角色有 \d+ 人/)
  await inEveryScheme(expectAccessible)
  cell('银行利率，查看，没给，还没保存').focus()
  await userEvent.keyboard(' ')
  expect(card).toHaveTextContent('给出 删除')
  expect(card).not.toHaveTextContent('收回')
  await userEvent.click(within(card).getByRole('button', { name: '保存改动' }))
  expect(await screen.findByRole('cell', { name: '银行利率，删除，已给，来自客服' }, LONG_TIMEOUT)).toBeVisible()
  expect(screen.queryByText(/个清单的改动，还没保存$/)).toBeNull()
  await userEvent.click(cell('银行利率，删除，已给，来自客服'))
  expect(screen.getByText('在“角色操作授权”里单独给了')).toBeVisible()
})

it('what the server refuses stays unsaved, with its reason; the rights of managers are only read', async () => {
  await chooseRole(/^只读查看/)
  await userEvent.click(await screen.findByRole('cell', { name: '银行利率，删除，没给' }, LONG_TIMEOUT))
  await userEvent.click(await screen.findByRole('switch', { name: '给“删除”' }, LONG_TIMEOUT))
  await userEvent.click(await screen.findByRole('button', { name: '保存改动' }))
  expect(await screen.findByText(/该角色在“银行利率”中只能查询和查看/, {}, LONG_TIMEOUT)).toBeVisible()
  expect(screen.getByText('没有保存，一处也没有改动')).toBeVisible()
  expect(cell('银行利率，删除，已给，还没保存')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '不改“银行利率”' }))
  expect(cell('银行利率，删除，没给')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^经理/ }))
  await userEvent.click(await screen.findByRole('cell', { name: /^银行利率，删除，已给/ }, LONG_TIMEOUT))
  expect(await screen.findByText('“经理”具有全部操作权限，不能修改。', {}, LONG_TIMEOUT)).toBeVisible()
  expect(screen.queryByRole('switch')).toBeNull()
})

it('the tree counts by area what can be seen and done, and shows only what is given or not saved', async () => {
  await chooseRole(/^客服/)
  const tree = await screen.findByRole('treegrid', { name: '客服能看什么、做什么' }, LONG_TIMEOUT)
  const group = () => within(tree).getByRole('rowheader', { name: /^利率税费/ })
  const before = /(\d+) 项，可看 \1 \/ 可做 (\d+)/.exec(group().textContent ?? '')
  expect(before).not.toBeNull()
  const shows = () => within(screen.getByRole('radiogroup', { name: '显示哪些' }))
  expect(shows().queryByRole('radio', { name: /^还没保存/ })).toBeNull()
  await userEvent.click(cell(/^银行利率，查询，已给/))
  await userEvent.keyboard(' ')
  await userEvent.click(cell(/^银行利率，查看，已给/))
  await userEvent.keyboard(' ')
  expect(group()).toHaveTextContent(`可看 ${Number(before?.[1]) - 1} /`)
  expect(within(tree).getByRole('rowheader', { name: /^银行利率/ })).toHaveTextContent('已改')
  await userEvent.click(shows().getByRole('radio', { name: '还没保存 1' }))
  expect(
    within(tree)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^利率税费/), expect.stringMatching(/^银行利率/)])
  await inEveryScheme(expectAccessible)
  await userEvent.click(screen.getByRole('button', { name: '全部放弃' }))
  await waitFor(() => expect(shows().getByRole('radio', { name: /^全部/ })).toBeChecked())
  await userEvent.click(shows().getByRole('radio', { name: /^只看已授权/ }))
  expect(within(tree).getByRole('rowheader', { name: /^银行利率/ })).toBeVisible()
  expect(within(tree).queryByRole('rowheader', { name: '角色操作授权' })).toBeNull()
})

it('says who has a role and what stands in the way of deleting it; the first role is there at once', async () => {
  await openAs('manager', '/SysRolesGrid?who=roles', transport())
  expect(await screen.findByRole('treegrid', { name: '经理能看什么、做什么' }, LONG_TIMEOUT)).toBeVisible()
  expect(await screen.findByText(/^内置角色由系统规则使用，不能停用或删除/, {}, LONG_TIMEOUT)).toBeVisible()
  expect(await screen.findByText('都没有用户组。', {}, LONG_TIMEOUT)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^门店店长/ }))
  const card = (await screen.findByText('此角色 1 人', {}, LONG_TIMEOUT)).closest('section') as HTMLElement
  expect(await within(card).findByText(/^先给 1 人换别的角色.*才能删除。$/, {}, LONG_TIMEOUT)).toBeVisible()
  await userEvent.click(await within(card).findByRole('button', { name: '名单' }, LONG_TIMEOUT))
  const [holder] = within(within(card).getByRole('list', { name: '名单' })).getAllByRole('link')
  await inEveryScheme(expectAccessible)
  await userEvent.click(holder as HTMLElement)
  expect(await screen.findByText(/^角色：.*门店店长/, {}, LONG_TIMEOUT)).toBeVisible()
})

it('a role is previewed with what is not saved yet: its menu, and what it can do in a case', async () => {
  await chooseRole(/^客服/)
  await userEvent.click(await screen.findByRole('cell', { name: /^银行利率，查询，已给/ }, LONG_TIMEOUT))
  await userEvent.click(await screen.findByRole('button', { name: '以“客服”预览' }))
  const menu = await screen.findByRole('list', { name: '菜单里有' }, LONG_TIMEOUT)
  expect(within(menu).getByText('银行利率')).toBeVisible()
  expect(screen.getByText('审核收入与支出').nextElementSibling).toHaveTextContent('不能')
  await inEveryScheme(expectAccessible)
  await userEvent.click(screen.getByRole('button', { name: '结束预览' }))
  await userEvent.click(await screen.findByRole('cell', { name: /^银行利率，查询，已给/ }))
  await userEvent.click(await screen.findByRole('switch', { name: '给“查询”' }, LONG_TIMEOUT))
  await userEvent.click(screen.getByRole('button', { name: '以“客服”预览' }))
  await waitFor(() => expect(within(screen.getByRole('list', { name: '菜单里有' })).queryByText('银行利率')).toBeNull())
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

it('a role is compared with another one: the entries that differ, and what the other gives there', async () => {
  const { address } = await openAs('manager', '/SysRolesGrid?who=roles&of=ROLE_VIEWER&name=只读查看', transport())
  await userEvent.click(await screen.findByRole('combobox', { name: '与哪个角色比较' }, LONG_TIMEOUT))
  await userEvent.click(await screen.findByRole('option', { name: '跟进经理' }, LONG_TIMEOUT))
  expect(await screen.findByRole('radio', { name: /^与跟进经理不同 \d+$/ }, LONG_TIMEOUT)).toBeChecked()
  await waitFor(() => expect(address()).toMatch(/with=ROLE_\w+/))
  const [differing] = await screen.findAllByRole('cell', { name: /，没给，跟进经理给了$/ }, LONG_TIMEOUT)
  await userEvent.click(differing as HTMLElement)
  expect(screen.getByText('跟进经理给了')).toBeVisible()
  await inEveryScheme(expectAccessible)
})

it('the rights of a user with several roles say what each role gives, and what it alone gives', async () => {
  const store = createMemoryStore({ tables: tablesFor(grids) })
  await openAs(
    'manager',
    '/SysRolesGrid?who=users',
    createMemoryTransport({ store, grids, gridRows: [menuRows(grids)] }),
  )
  await screen.findByRole('button', { name: /viewer$/ }, LONG_TIMEOUT)
  await store.unit({ account: 'system', now: Date.now() }, async (unit) => {
    const { rows } = await unit.list(userTable, { where: { field: 'userName', is: ['viewer'] } })
    const values = { ss13UsrId: rows[0]?.key ?? '', ss13RoleId: 'ROLE_SALES' }
    await unit.insert(userRoleTable, { key: 'second', project: null, city: null, values })
  })
  await userEvent.click(screen.getByRole('button', { name: /viewer$/ }))
  const card = await screen.findByRole('region', { name: '这些权限从哪来' }, LONG_TIMEOUT)
  expect(card).toHaveTextContent('角色相加')
  const [first, second] = within(card).getAllByRole('listitem')
  expect(first).toHaveTextContent(/^业务员给出 \d+ 项操作，其中 \d+ 项只由它给/)
  expect(second).toHaveTextContent(/^只读查看给出 \d+ 项操作，其中 0 项只由它给$/)
  const all = screen.getAllByRole('rowheader').length
  await userEvent.click(within(card).getByRole('button', { name: '只看仅由“业务员”给的' }))
  await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeLessThan(all))
  await inEveryScheme(expectAccessible)
  await userEvent.click(within(card).getByRole('button', { name: '看全部' }))
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(all))
})

it('the grants of a role that were changed last are named with who changed them', async () => {
  await openAs('manager', '/SysRolesGrid?who=roles&of=ROLE_SALES&name=业务员', transport())
  const card = await screen.findByRole('region', { name: '最近的单独授权' }, LONG_TIMEOUT)
  expect(await within(card).findByText('没有单独授权，各清单都按通用操作权限。', {}, LONG_TIMEOUT)).toBeVisible()
  await userEvent.click(await screen.findByRole('cell', { name: /^银行利率，删除/ }, LONG_TIMEOUT))
  await userEvent.click(await screen.findByRole('switch', { name: '给“删除”' }, LONG_TIMEOUT))
  await userEvent.click(screen.getByRole('button', { name: '保存改动' }))
  expect(await within(card).findByRole('link', { name: '银行利率' }, LONG_TIMEOUT)).toBeVisible()
  expect(card).toHaveTextContent('删除')
})
