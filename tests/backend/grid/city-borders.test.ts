import { beforeEach, describe, expect, it } from 'vitest'
import { placesGrids } from '../../../host/grids/places/places.ts'
import { staffGrids } from '../../../host/grids/staff/staff.ts'
import { seedReference } from '../../../lib/backend/seed/seed-reference.ts'
import { citySettingTable } from '../../../lib/backend/city/city-tables.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { departmentTable } from '../../../lib/backend/staff/staff-tables.ts'
import { type Fixture, openFixture, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'

let fixture: Fixture
let manager: Send
let southern: Send
beforeEach(async () => {
  fixture = await openFixture({}, undefined, [...placesGrids, ...staffGrids])
  await seedReference(fixture.store, fixture.ports)
  for (const city of ['440100', '440300', '440400']) {
    if (
      !(await fixture.rows(dictEntryTable)).some(
        ({ values }) => values['dict'] === 'CITY_STATION' && values['key'] === city,
      )
    )
      await fixture.put(dictEntryTable, `station-${city}`, {
        dict: 'CITY_STATION',
        key: city,
        value: city,
        sortOrder: 1,
        enabled: 1,
      })
  }
  for (const city of ['440100', '440300']) {
    await fixture.put(citySettingTable, `site-${city}`, {
      siteProvince: '440000',
      siteCity: city,
      siteName: `站${city}`,
      siteStage: 'OPEN',
      enabled: 1,
    })
    await fixture.put(departmentTable, `dept-${city}`, {
      deptCode: `D${city}`,
      deptName: `部门${city}`,
      deptKind: 'STORE',
      deptCity: city,
      sortNo: 1,
      enabled: 1,
    })
  }
  manager = await fixture.as('manager')
  southern = await fixture.as('southern')
})
const lists = [
  ['PlatformCitySetting', 'site', 'siteName'],
  ['DeptBaseInfor', 'dept', 'deptName'],
] as const

describe('lists that show all cities:', () => {
  it.each(lists)(
    'ROU-011 ROU-007 %s is seen whole, and a city a person works in is changed by those it was granted to',
    async (service, prefix, name) => {
      expect(
        rowsIn(await southern(`${service}.getPageList`))
          .map(({ keyValue }) => keyValue)
          .toSorted(),
      ).toEqual([`${prefix}-440100`, `${prefix}-440300`])
      const [theirs, own] = [`${prefix}-440100`, `${prefix}-440300`]
      expect(await southern(`${service}.doSave`, { keyValue: theirs, [name]: '改名' })).toMatchObject({
        code: 'NO_PERMISSION',
        message: '您没有广州市的授权，不能修改',
      })
      for (const operation of ['doDisable', 'doDelete'])
        expect(await southern(`${service}.${operation}`, { id: theirs })).toMatchObject({ code: 'NO_PERMISSION' })
      expect(await southern(`${service}.doSave`, { keyValue: own, [name]: '改名' })).toMatchObject({ success: true })
      expect(await manager(`${service}.doSave`, { keyValue: theirs, [name]: '改名' })).toMatchObject({ success: true })
    },
  )
  it('ROU-007 a department is neither added to nor moved into a city that was not granted', async () => {
    const added = { deptCode: 'D9', deptName: '新店', deptKind: 'STORE', deptCity: '440100' }
    expect(await southern('DeptBaseInfor.doSave', added)).toMatchObject({ code: 'NO_PERMISSION' })
    expect(await southern('DeptBaseInfor.doSave', { keyValue: 'dept-440300', deptCity: '440100' })).toMatchObject({
      code: 'NO_PERMISSION',
    })
    expect(await southern('DeptBaseInfor.doSave', { ...added, deptCity: '440300' })).toMatchObject({ success: true })
  })
  it('ROU-007 a department with others in use below it stays, and cannot move below one of its own', async () => {
    const add = async (deptCode: string, deptFather: string | null) =>
      recordIn(
        await manager('DeptBaseInfor.doSave', {
          deptCode,
          deptName: deptCode,
          deptKind: 'STORE',
          deptCity: '440100',
          deptFather,
        }),
      ).keyValue
    const [above, below] = [await add('D8', null), await add('D9', 'D8')]
    for (const operation of ['doDisable', 'doDelete'])
      expect(await manager(`DeptBaseInfor.${operation}`, { id: above })).toMatchObject({
        code: 'STATUS',
        message: '该部门下还有1个在用的下级部门',
      })
    expect(await manager('DeptBaseInfor.doSave', { keyValue: above, deptFather: 'D9' })).toMatchObject({
      code: 'INVALID',
    })
    expect(await manager('DeptBaseInfor.doDisable', { id: below })).toMatchObject({ success: true })
    expect(await manager('DeptBaseInfor.doDisable', { id: above })).toMatchObject({ success: true })
  })
  it('ROU-011 a city nobody works in yet is prepared by any manager', async () => {
    expect(
      await southern('PlatformCitySetting.doSave', {
        siteProvince: '440000',
        siteCity: '440400',
        siteName: '珠海站',
        siteStage: 'PLANNED',
      }),
    ).toMatchObject({ success: true })
  })
})
