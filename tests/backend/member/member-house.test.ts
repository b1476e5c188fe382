import { beforeEach, describe, expect, it } from 'vitest'
import { memberTable } from '../../../lib/backend/member/member-tables.ts'
import { issuesOf, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
import { type MemberFixture, openMemberFixture } from './member-fixture.ts'

let fixture: MemberFixture
let follow: Send
beforeEach(async () => {
  fixture = await openMemberFixture()
  follow = await fixture.as('follow')
  await fixture.addMember('with', { hf23HomeAddress: '示例路1号' })
  await fixture.addMember('none', { hf23MemberType: '1' })
  await fixture.addMember('own', { hf23HomeAddress: '样本路9号' })
  await fixture.addCase('p2', { hf20ManagerId: 'a-follow' })
  await fixture.addMember('other', { hf23HomeAddress: '示例路1号' }, 'p2')
})
const move = (record: Readonly<Record<string, unknown>>) => follow('Hf20PrjBase.doSave', { keyValue: 'p1', ...record })
const homes = async () =>
  Object.fromEntries(
    (await fixture.rows(memberTable)).map(({ key, values }) => [key, values['hf23HomeAddress'] ?? null]),
  )
const lines = () => fixture.auditLog.filter(({ table }) => table === memberTable.name)

describe('when the address of the house changes,', () => {
  it('MEM-038 it is the home of those who lived there and of those who had none, and of no other member', async () => {
    expect(await move({ hf20HouseAddress: '示例路2号' })).toMatchObject({ success: true })
    expect(await homes()).toEqual({ with: '示例路2号', none: '示例路2号', own: '样本路9号', other: '示例路1号' })
    expect(lines().map(({ key, before, after }) => [key, before, after])).toEqual([
      ['with', { hf23HomeAddress: '示例路1号' }, { hf23HomeAddress: '示例路2号' }],
      ['none', { hf23HomeAddress: null }, { hf23HomeAddress: '示例路2号' }],
    ])
    expect(
      lines().every(
        ({ action, version, project }) => action === 'Hf20PrjBase.doSave' && version === 2 && project === 'p1',
      ),
    ).toBe(true)
  })
  it('MEM-038 it leaves with the house', async () => {
    await move({ hf20HouseAddress: null })
    expect(await homes()).toEqual({ with: null, none: null, own: '样本路9号', other: '示例路1号' })
  })
  it('no member moves for another change, or a refused one', async () => {
    await move({ hf20HouseMarketPrice: 900_000 })
    expect(issuesOf(await move({ hf20HouseAddress: '示例路3号', hf20BuyerType: 'nonsense' }))).toHaveProperty(
      'hf20BuyerType',
    )
    expect(lines()).toEqual([])
  })
  it('open screens are notified of the members who moved, under their own service', async () => {
    const { token } = (await fixture.send(null)('login.doLogin', { userName: 'manager', password: 'manager-secret' }))
      .data as { readonly token: string } // adapter: the answer of the log-in
    const received: string[] = []
    await fixture.backend.live.admit(token, { send: (text) => void received.push(text), end: () => undefined })
    await move({ hf20HouseAddress: '示例路2号' })
    await expect
      .poll(() => received.map((text) => JSON.parse(text) as unknown))
      .toEqual([
        { topic: 'Hf20PrjBase', id: 'p1' },
        { topic: 'Hf23PrjMember', id: 'with' },
        { topic: 'Hf23PrjMember', id: 'none' },
      ])
  })
})

describe('when the house is in another place,', () => {
  it('MEM-036 the location class of the members is another one, and their screens are notified', async () => {
    await fixture.addMember('here', { hf23Province: '440000', hf23City: '440100', hf23HomeAddress: '样本路8号' })
    const classes = async () =>
      rowsIn(await follow('Hf23PrjMember.getSubPageList', { objKey: 'p1' })).map(
        ({ hf23LocationCls }) => hf23LocationCls,
      )
    expect(await classes()).toEqual([null, null, null, 'HG6401'])
    const { token } = (await fixture.send(null)('login.doLogin', { userName: 'manager', password: 'manager-secret' }))
      .data as { readonly token: string } // adapter: as above
    const received: string[] = []
    await fixture.backend.live.admit(token, { send: (text) => void received.push(text), end: () => undefined })
    await move({ hf20HouseCity: '440300', hf20HouseArea: null })
    expect(await classes()).toEqual([null, null, null, 'HG6402'])
    await expect
      .poll(() => received.map((text) => JSON.parse(text) as unknown))
      .toContainEqual({ topic: 'Hf23PrjMember', id: 'here' })
  })
})

describe('a copied case', () => {
  it('starts without anybody in it', async () => {
    await follow('Hf23PrjMember.doSave', { keyValue: 'with', hf23LinkName: '例新' })
    await fixture.addMember('owner', { hf23MemberType: '1', hf23MemberRole: ['HFB806'] })
    await follow('Hf23PrjMember.doSave', { keyValue: 'owner', hf23LinkName: '例主' })
    expect(recordIn(await follow('Hf20PrjBase.getOne', { id: 'p1' }))).toMatchObject({
      hf20BuyerId: 'with',
      hf20SellerId: 'owner',
    })
    const manager = await fixture.as('manager')
    const copy = recordIn(await manager('Hf20PrjBase.doCreate', { id: 'p1', isClone: 1 }))
    expect(copy).toMatchObject({ hf20BuyerId: null, hf20SellerId: null })
    const { keyValue } = recordIn(await manager('Hf20PrjBase.doSave', copy))
    expect(await manager('Hf23PrjMember.getSubPageList', { objKey: keyValue })).toMatchObject({
      success: true,
      data: [],
      total: 0,
    })
  })
})
