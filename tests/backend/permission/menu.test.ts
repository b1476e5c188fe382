import { beforeAll, describe, expect, it } from 'vitest'
import { gridRows, grids } from '../../../host/grids/grids.ts'
import { seedGridRows } from '../../../lib/backend/seed/seed-grid-rows.ts'
import { menuItemTable, roleGrantTable } from '../../../lib/backend/permission/permission-tables.ts'
import { createBackend } from '../../../lib/backend/backend.ts'
import type { MenuEntry } from '../../../lib/domain/permission/menu-item.ts'
import { type Fixture, openFixture } from '../handlers/fixture.ts'
import type { UserName } from '../handlers/people.ts'

const menuSeeds = gridRows.filter(({ missing }) => missing)
let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({}, (store) => store, grids)
  await seedGridRows(fixture.store, fixture.ports, menuSeeds, { demo: false })
})
const menuOf = async (user: UserName, from: Fixture = fixture) =>
  (await (await from.as(user))('home.getMenu')).data as readonly MenuEntry[]
const change = (key: string, values: object) =>
  fixture.store.unit({ account: 'a-manager', now: 1 }, async (unit) => {
    const row = await unit.get(menuItemTable, key)
    if (row) await unit.update(menuItemTable, key, row.version, values as Record<string, string | number>)
  })

describe('the menu', () => {
  it('SHL-001 ROU-019 holds every list for managers by its title, each below an entry, no group empty', async () => {
    const menu = await menuOf('manager')
    const codes = new Set(menu.map(({ code }) => code))
    expect(grids.map(({ name }) => name).filter((name) => !codes.has(name))).toEqual([])
    expect(menu.filter(({ father }) => father !== null && !codes.has(father))).toEqual([])
    expect(menu.filter(({ code, path }) => path === null && !menu.some(({ father }) => father === code))).toEqual([])
    expect(menu.find(({ code }) => code === 'BankRateGrid')).toMatchObject({
      name: '银行利率',
      father: 'GROUP_RATES',
      path: '/BankRateGrid',
    })
    expect(menu.map(({ sort }) => sort)).toEqual(menu.map(({ sort }) => sort).toSorted((a, b) => a - b))
  })
  it('GRD-020 has no entry for what a person may not search, or is not meant for their role', async () => {
    const viewer = new Set((await menuOf('viewer')).map(({ code }) => code))
    for (const hidden of [
      'SysUsersGrid',
      'SysRolesGrid',
      'MenuItemsGrid',
      'CostManagement',
      'CostManagement/CostBreakdown',
    ])
      expect([hidden, viewer.has(hidden)]).toEqual([hidden, false])
    for (const shown of ['HomePage', 'PrjBaseGrid', 'BankRateGrid'])
      expect([shown, viewer.has(shown)]).toEqual([shown, true])
    expect((await menuOf('finance')).some(({ code }) => code === 'CostManagement/CostBreakdown')).toBe(true)
    expect(await menuOf('bare')).toEqual([])
  })
  it('follows what is laid down for a role, at once, groups with it', async () => {
    const rates = (await menuOf('service')).filter(({ father }) => father === 'GROUP_RATES').map(({ code }) => code)
    expect(rates.length).toBeGreaterThan(3)
    for (const menuCode of rates)
      await fixture.put(roleGrantTable, `r-${menuCode}`, {
        roleId: 'ROLE_SERVICE',
        menuCode,
        operations: [],
        enabled: 1,
      })
    await fixture.put(roleGrantTable, 'r-cost', {
      roleId: 'ROLE_SERVICE',
      menuCode: 'HomePage',
      operations: [],
      enabled: 1,
    })
    const after = (await menuOf('service')).map(({ code }) => code)
    for (const code of [...rates, 'GROUP_RATES', 'HomePage'])
      expect([code, after.includes(code)]).toEqual([code, false])
    expect((await menuOf('sales')).some(({ code }) => code === 'GROUP_RATES')).toBe(true)
  })
  it('keeps at every start what staff made of it, and gets what is new', async () => {
    await change('FundGrid', { menuName: '公积金（改名例）', father: 'GROUP_SYSTEM', sortNo: 5 })
    await change('TaxFeeGrid', { enabled: 0 })
    await fixture.store.unit({ account: 'system', now: 1 }, (unit) => unit.remove(menuItemTable, 'BankLprGrid'))
    expect((await menuOf('manager')).some(({ code }) => code === 'BankLprGrid')).toBe(false)
    await seedGridRows(fixture.store, fixture.ports, menuSeeds, { demo: false })
    const menu = await menuOf('manager')
    expect(menu.find(({ code }) => code === 'FundGrid')).toMatchObject({
      name: '公积金（改名例）',
      father: 'GROUP_SYSTEM',
      sort: 5,
    })
    expect(menu.some(({ code }) => code === 'TaxFeeGrid')).toBe(false)
    expect(menu.some(({ code }) => code === 'BankLprGrid')).toBe(true)
  })
  it('leaves out lists that are no longer declared, and everything below a group that is out of use', async () => {
    await change('GROUP_SYSTEM', { enabled: 0 })
    const menu = await menuOf('manager')
    expect(menu.filter(({ father, code }) => father === 'GROUP_SYSTEM' || code === 'GROUP_SYSTEM')).toEqual([])
    const fewer = {
      ...fixture,
      backend: createBackend({
        store: fixture.store,
        ports: fixture.ports,
        grids: grids.filter(({ name }) => name !== 'BankRateGrid'),
      }),
    }
    const token = (
      (await fixture.send(null)('login.doLogin', { userName: 'manager', password: 'manager-secret' })).data as {
        readonly token: string
      }
    ).token
    const { envelope } = await fewer.backend.dispatch({
      service: 'home',
      method: 'getMenu',
      token,
      address: 'x',
      requestId: 'x',
      body: { encoding: 'json', value: {} },
    })
    expect((envelope.data as readonly MenuEntry[]).some(({ code }) => code === 'BankRateGrid')).toBe(false)
  })
})
