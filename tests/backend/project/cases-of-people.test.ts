import { beforeAll, describe, expect, it } from 'vitest'
import { memberTable } from '../../../lib/backend/member/member-tables.ts'
import { type Fixture, issuesOf, openFixture } from '../handlers/fixture.ts'

const LIST = 'Hf20PrjBase.getPageList'

describe('ruling 20: cases found by the people in them', () => {
  let fixture: Fixture
  beforeAll(async () => {
    fixture = await openFixture()
    await fixture.addCase('p1', { hf20ManagerId: 'a-follow' })
    await fixture.addCase('p2', {})
    await fixture.addCase('p3', {}, { city: '440300' })
    const put = (key: string, project: string, city: string, values: Readonly<Record<string, string>>) =>
      fixture.put(memberTable, key, { prjId: project, ...values }, { project, city })
    await put('buyer', 'p1', '440100', { hf23CardNo: '440199199001010014', hf23LinkPhone: '15400001234' })
    await put('owner', 'p2', '440100', { hf23CardNo: '440199198502020028', hf23LinkPhone: '15400011234' })
    await put('same', 'p2', '440100', { hf23CardNo: '440199199001010014', hf23LinkPhone: '15400005678' })
    await put('far', 'p3', '440300', { hf23CardNo: '440199199001010014', hf23LinkPhone: '15400001234' })
  })
  const found = async (user: 'manager' | 'follow', search: Readonly<Record<string, string>>) => {
    const { data, total } = await (await fixture.as(user))(LIST, search)
    return { keys: (data as readonly { readonly keyValue: string }[]).map(({ keyValue }) => keyValue).sort(), total }
  }

  it('by a whole ID number, a whole phone, or its last four digits, inside the city', async () => {
    expect(await found('manager', { hf23CardNo: '440199199001010014' })).toEqual({ keys: ['p1', 'p2'], total: 2 })
    expect(await found('manager', { hf23LinkPhone: '154 0000 1234' })).toEqual({ keys: ['p1'], total: 1 })
    expect(await found('manager', { hf23LinkPhone: '1234' })).toEqual({ keys: ['p1', 'p2'], total: 2 })
    expect(await found('manager', { hf23LinkPhone: '9999' })).toEqual({ keys: [], total: 0 })
  })

  it('never of cases a person may not see', async () => {
    expect(await found('follow', { hf23CardNo: '440199199001010014' })).toEqual({ keys: ['p1'], total: 1 })
    expect(await found('follow', { hf23LinkPhone: '15400011234' })).toEqual({ keys: [], total: 0 })
  })

  it('not by a part of a number', async () => {
    const send = await fixture.as('manager')
    expect(issuesOf(await send(LIST, { hf23CardNo: '440199' }))).toEqual({
      hf23CardNo: '证件号码只能按完整号码查询',
    })
    expect(issuesOf(await send(LIST, { hf23LinkPhone: '154000' }))).toEqual({
      hf23LinkPhone: '电话只能按完整号码或最后四位查询',
    })
  })
})
