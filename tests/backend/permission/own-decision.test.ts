import { describe, expect, it } from 'vitest'
import { applicationGrid } from '../../../host/grids/staff/application-grid.ts'
import { authGrid } from '../../../host/grids/staff/auth-grid.ts'
import { deptGrid } from '../../../host/grids/staff/dept-grid.ts'
import { menuItemsGrid } from '../../../host/grids/staff/menu-items-grid.ts'
import { tableOf } from '../../../lib/backend/grid/served-lists.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { menuItemTable } from '../../../lib/backend/permission/permission-tables.ts'
import { departmentTable } from '../../../lib/backend/staff/staff-tables.ts'
import { openFixture, recordIn } from '../handlers/fixture.ts'

const open = async () => {
  const fixture = await openFixture({}, (store) => store, [authGrid, applicationGrid, deptGrid, menuItemsGrid])
  for (const [dict, keys] of [
    ['DEPT', ['D1', 'D2', 'D3']],
    ['DEPT_KIND', ['HEAD']],
    ['CITY_STATION', ['440100']],
    ['MENU_ITEM', ['GROUP_A', 'GROUP_B', 'BankRateGrid']],
  ] as const) {
    for (const key of keys) await fixture.put(dictEntryTable, `${dict}:${key}`, { dict, key, value: key, enabled: 1 })
  }
  return { fixture, manager: await fixture.as('manager') }
}

describe('a decision', () => {
  it('R14 is taken by another person than whom it is about, and the person who handed it in', async () => {
    const { fixture, manager } = await open()
    const sent = { authKind: 'REAL_NAME', authHolder: '例', authState: 'SENT' }
    await fixture.put(tableOf(authGrid), 'mine', { ...sent, authAcct: 'a-manager' })
    await fixture.put(tableOf(authGrid), 'by-me', { ...sent, authAcct: 'a-sales' }, { by: 'a-manager' })
    await fixture.put(tableOf(authGrid), 'theirs', { ...sent, authKind: 'AGENT', authAcct: 'a-sales' })
    await fixture.put(
      tableOf(applicationGrid),
      'apply',
      { applyNo: '1', applyState: 'SENT' },
      { by: 'a-manager', city: '440100' },
    )
    for (const [call, id] of [
      ['AuthMght', 'mine'],
      ['AuthMght', 'by-me'],
      ['ApplicationManage', 'apply'],
    ] as const) {
      expect([id, await manager(`${call}.doExamine`, { id })]).toEqual([
        id,
        expect.objectContaining({ code: 'STATUS', message: expect.stringContaining('本人') }),
      ])
    }
    expect(recordIn(await manager('AuthMght.doExamine', { id: 'theirs' }))).toMatchObject({
      authState: 'PASSED',
      authBy: 'a-manager',
    })
    expect((await manager('AuthMght.doReturn', { id: 'mine', reason: '请重新拍照' })).success).toBe(true)
  })
})

describe('trees of rows:', () => {
  it('ROU-007 departments form no circle, and one with others below it stays', async () => {
    const { fixture, manager } = await open()
    for (const [code, father] of [
      ['D1', null],
      ['D2', 'D1'],
      ['D3', 'D2'],
    ] as const)
      await fixture.put(departmentTable, code, {
        deptCode: code,
        deptName: `例${code}`,
        deptFather: father,
        deptKind: 'HEAD',
        deptCity: '440100',
        enabled: 1,
      })
    const move = (keyValue: string, deptFather: string) => manager('DeptBaseInfor.doSave', { keyValue, deptFather })
    expect(await move('D1', 'D3')).toMatchObject({ code: 'INVALID', message: expect.stringContaining('下级') })
    expect(await move('D1', 'D1')).toMatchObject({ code: 'INVALID' })
    expect((await move('D3', 'D1')).success).toBe(true)
    expect((await manager('DeptBaseInfor.doDelete', { id: 'D1' })).code).toBe('STATUS')
    expect((await manager('DeptBaseInfor.doDelete', { id: 'D3' })).success).toBe(true)
  })
  it('SHL-001 menu entries stand below groups and pages; lists stay, own groups go when they are empty', async () => {
    const { fixture, manager } = await open()
    for (const [code, kind] of [
      ['GROUP_A', 'GROUP'],
      ['BankRateGrid', 'LIST'],
    ] as const)
      await fixture.put(menuItemTable, code, {
        menuCode: code,
        menuName: `例${code}`,
        menuKind: kind,
        sortNo: 1,
        enabled: 1,
      })
    expect(
      recordIn(await manager('MenuItems.doSave', { menuCode: 'GROUP_B', menuName: '例组', sortNo: 2 })),
    ).toMatchObject({ keyValue: 'GROUP_B', menuKind: 'GROUP' })
    expect((await manager('MenuItems.doSave', { menuCode: 'OtherGrid', menuName: '例', sortNo: 2 })).code).toBe(
      'INVALID',
    )
    expect((await manager('MenuItems.doSave', { keyValue: 'GROUP_A', father: 'BankRateGrid' })).code).toBe('INVALID')
    expect(
      (await manager('MenuItems.doSave', { keyValue: 'BankRateGrid', father: 'GROUP_B', menuName: '改名' })).success,
    ).toBe(true)
    for (const id of ['BankRateGrid', 'GROUP_A', 'GROUP_B'])
      expect([id, (await manager('MenuItems.doDelete', { id })).code]).toEqual([id, 'STATUS'])
    expect((await manager('MenuItems.doSave', { keyValue: 'BankRateGrid', father: 'GROUP_A' })).success).toBe(true)
    expect((await manager('MenuItems.doDelete', { id: 'GROUP_B' })).success).toBe(true)
  })
})
