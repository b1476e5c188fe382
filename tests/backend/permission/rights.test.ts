import { expect, it } from 'vitest'
import { bankRateGrid } from '../../../host/grids/rates/bank-rate-grid.ts'
import { sysUsersGrid } from '../../../host/grids/staff/sys-users-grid.ts'
import { menuItemTable, roleGrantTable } from '../../../lib/backend/tables.ts'
import { openFixture, type Send } from '../handlers/fixture.ts'

interface Answered {
  readonly roles: readonly { readonly id: string }[]
  readonly menu: readonly {
    readonly code: string
    readonly offered: readonly string[]
    readonly given: readonly { readonly privilege: string; readonly role: string; readonly from: string }[]
  }[]
}

async function open() {
  const fixture = await openFixture({}, (store) => store, [bankRateGrid, sysUsersGrid])
  for (const [menuCode, menuKind, father] of [
    ['GROUP_RATES', 'GROUP', null],
    ['BankRateGrid', 'LIST', 'GROUP_RATES'],
    ['GoneGrid', 'LIST', 'GROUP_RATES'],
    ['HomePage', 'PAGE', null],
  ] as const)
    await fixture.put(menuItemTable, menuCode, { menuCode, menuName: menuCode, menuKind, father, enabled: 1 })
  const rights = async (send: Send, input: object) => (await send('Ss11SysUsers.getRights', input)).data as Answered
  return { fixture, rights, manager: await fixture.as('manager') }
}
const rates = ({ menu }: Answered) => menu.find(({ code }) => code === 'BankRateGrid')

it('ROL-006 managers see what a role may do in every entry of the menu, and what gives it', async () => {
  const { fixture, rights, manager } = await open()
  const before = await rights(manager, { role: 'ROLE_VIEWER' })
  expect(before.menu.map(({ code }) => code).toSorted()).toEqual(['BankRateGrid', 'GROUP_RATES', 'HomePage'])
  expect(rates(before)?.given).toEqual([
    { privilege: 'OPT_SEARCH', role: 'ROLE_VIEWER', from: 'role' },
    { privilege: 'OPT_DETAIL', role: 'ROLE_VIEWER', from: 'role' },
  ])
  expect(rates(before)?.offered).toEqual(expect.arrayContaining(['OPT_SEARCH', 'OPT_DELETE']))
  expect(rates(before)?.offered).not.toContain('OPT_FINISH')
  await fixture.put(roleGrantTable, 'one', {
    roleId: 'ROLE_VIEWER',
    menuCode: 'BankRateGrid',
    operations: ['OPT_SEARCH'],
    enabled: 1,
  })
  expect(rates(await rights(manager, { role: 'ROLE_VIEWER' }))?.given).toEqual([
    { privilege: 'OPT_SEARCH', role: 'ROLE_VIEWER', from: 'grant' },
  ])
})

it('what a user may do is what the calls of the list let through', async () => {
  const { fixture, rights, manager } = await open()
  for (const name of ['sales', 'viewer', 'finance'] as const) {
    const answer = await rights(manager, { id: `u-${name}` })
    const given = [...new Set(rates(answer)?.given.map(({ privilege }) => privilege))]
    expect([name, given.toSorted()]).toEqual([
      name,
      [...((await (await fixture.as(name))('BankRate.getOpts')).data as string[])].toSorted(),
    ])
  }
})

it('others are refused, and managers see nobody who works in cities they do not have', async () => {
  const { fixture, manager } = await open()
  expect((await (await fixture.as('viewer'))('Ss11SysUsers.getRights', { role: 'ROLE_VIEWER' })).code).toBe(
    'NO_PERMISSION',
  )
  expect((await manager('Ss11SysUsers.getRights', {})).code).toBe('INVALID')
  const southern = await fixture.as('southern')
  expect((await southern('Ss11SysUsers.getRights', { id: 'u-sales' })).code).toBe('NOT_FOUND')
})
