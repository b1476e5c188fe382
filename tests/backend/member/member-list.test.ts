import { beforeEach, describe, expect, it } from 'vitest'
import { memberTable } from '../../../lib/backend/member/member-tables.ts'
import { issuesOf, type RecordAnswer, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
import { CARD, type MemberFixture, openMemberFixture } from './member-fixture.ts'
import type { UserName } from '../handlers/people.ts'

let fixture: MemberFixture
let follow: Send
beforeEach(async () => {
  fixture = await openMemberFixture()
  follow = await fixture.as('follow')
})
const list = (send: Send, more: Readonly<Record<string, unknown>> = {}) =>
  send('Hf23PrjMember.getSubPageList', { page: 1, pageSize: 200, objKey: 'p1', ...more })
const keys = (rows: readonly RecordAnswer[]) => rows.map(({ keyValue }) => keyValue)

describe('the members of a case', () => {
  beforeEach(async () => {
    await fixture.addCase('p2', { hf20ManagerId: 'a-follow' })
    for (const [key, hf23MemberType, role] of [
      ['z', '0', 'HFB805'],
      ['a', '0', 'HFB804'],
      ['o', '1', 'HFB806'],
      ['w', '1', null],
      ['g', '2', 'HFB819'],
    ] as const) {
      await fixture.addMember(key, { hf23MemberType, hf23MemberRole: role === null ? [] : [role] })
    }
    await fixture.addMember('other', {}, 'p2')
  })
  it('CAL-028 OPN-030 come by their side, or all of them, each in the order in which it came', async () => {
    expect(keys(rowsIn(await list(follow, { memberType: '0' })))).toEqual(['z', 'a'])
    expect(keys(rowsIn(await list(follow, { memberType: '2' })))).toEqual(['g'])
    expect(keys(rowsIn(await list(follow)))).toEqual(['z', 'a', 'o', 'w', 'g'])
    expect(await list(follow)).toMatchObject({ total: 5 })
  })
  it('MEM-076 owners are answered whatever their role, so that the screen can keep those who own', async () => {
    const owners = rowsIn(await list(follow, { memberType: '1' }))
    expect(owners.map(({ keyValue, hf23MemberRole }) => [keyValue, hf23MemberRole])).toEqual([
      ['o', ['HFB806']],
      ['w', []],
    ])
  })
  it('come page by page', async () => {
    expect(keys(rowsIn(await follow('Hf23PrjMember.getSubPageList', { page: 2, pageSize: 2, objKey: 'p1' })))).toEqual([
      'o',
      'w',
    ])
  })
  it('keep their order when they are added at the same moment', async () => {
    for (const name of ['例丙', '例甲', '例乙'])
      expect(
        await follow('Hf23PrjMember.doSave', { hf23PrjId: 'p2', hf23MemberType: '1', hf23LinkName: name }),
      ).toMatchObject({ success: true })
    expect(
      rowsIn(await follow('Hf23PrjMember.getSubPageList', { objKey: 'p2', memberType: '1' })).map(
        ({ hf23LinkName }) => hf23LinkName,
      ),
    ).toEqual(['例丙', '例甲', '例乙'])
  })
  it('of an unknown side are refused by name', async () => {
    expect(issuesOf(await list(follow, { memberType: '7' }))).toEqual({ memberType: '成员类别不在可选范围内' })
    expect(issuesOf(await list(follow, { objKey: '' }))).toEqual({ objKey: '项目ID必填' })
  })
  it('have no list of all cases', async () => {
    expect(await follow('Hf23PrjMember.getPageList', {})).toMatchObject({ code: 'UNKNOWN_CALL' })
  })
})

describe('a member that is read', () => {
  beforeEach(async () => {
    await fixture.addMember('m1', {
      hf23CardNo: CARD.woman,
      hf23LinkPhone: '15400001234',
      hf23EmergencyPhone: '15400005678',
      hf23Child: 'HF8802',
      hf23ChildCardNo: CARD.boy,
      hf23Province: '440000',
      hf23City: '440100',
      hf23Area: '440106',
      hf23Sex: 'HF5902',
      hf23Marriage: 'HX0602',
    })
  })
  const read = async () => [
    recordIn(await follow('Hf23PrjMember.getOne', { id: 'm1' })),
    ...rowsIn(await list(follow)),
    recordIn(await follow('Hf23PrjMember.doCreate', { id: 'm1' })),
  ]

  it('R25 shows personal numbers masked, in a list and alone', async () => {
    for (const record of await read()) {
      expect(record).toMatchObject({
        hf23CardNo: '4****************1',
        hf23LinkPhone: '154******34',
        hf23EmergencyPhone: '154******78',
        hf23ChildCardNo: '4****************1',
      })
    }
  })
  it('MEM-012 MEM-036 carries the location class the place of the house gives, never one that was stored', async () => {
    for (const record of await read())
      expect(record).toMatchObject({
        hf23LocationCls: 'HG6401',
        refValues: {
          hf23LocationCls: expect.any(String),
          hf23Province: '广东省',
          hf23Sex: '女',
          hf23Marriage: expect.any(String),
        },
      })
    await fixture.store.unit({ account: 'system', now: fixture.clock.now }, async (unit) => {
      await unit.update(memberTable, 'm1', 1, { hf23City: '440300', hf23LocationCls: 'HG6401' })
    })
    for (const record of await read()) expect(record).toMatchObject({ hf23LocationCls: 'HG6402' })
  })
  it('MEM-011 MEM-037 names the place of its home in words', async () => {
    for (const record of await read()) expect(record).toMatchObject({ hf23Location: '广东省广州市天河区' })
  })
  it('R25 in full is asked for by itself', async () => {
    expect(await follow('Hf23PrjMember.revealField', { id: 'm1', field: 'hf23CardNo', reason: '核对' })).toMatchObject({
      success: true,
      data: { value: CARD.woman },
    })
    expect(
      await (await fixture.as('viewer'))('Hf23PrjMember.revealField', {
        id: 'm1',
        field: 'hf23CardNo',
        reason: '核对',
      }),
    ).toMatchObject({ code: 'NO_PERMISSION' })
  })
})

describe('whose members they are', () => {
  beforeEach(() => fixture.addMember('m1'))
  it.each<readonly [UserName, boolean]>([
    ['manager', true],
    ['follow', true],
    ['sales', true],
    ['provider', true],
    ['finance', true],
    ['viewer', true],
    ['service', false],
    ['southern', false],
    ['saver', false],
  ])('R7 %s sees them: %s', async (user, sees) => {
    const send = await fixture.as(user)
    const hidden = { success: false, code: 'NOT_FOUND' }
    expect(await list(send)).toMatchObject(
      sees ? { success: true, total: 1 } : { ...hidden, message: '项目不存在或无权查看' },
    )
    for (const call of ['getOne', 'doCreate'])
      expect(await send(`Hf23PrjMember.${call}`, { id: 'm1' })).toMatchObject(sees ? { success: true } : hidden)
  })
  it('R7 one of another person answers exactly like one that is not there', async () => {
    const southern = await fixture.as('southern')
    const { requestId: _a, ...foreign } = await southern('Hf23PrjMember.getOne', { id: 'm1' })
    const { requestId: _b, ...missing } = await southern('Hf23PrjMember.getOne', { id: 'nobody' })
    expect(foreign).toEqual(missing)
  })
  it('CAL-050 what may be done with them is told', async () => {
    expect((await (await fixture.as('viewer'))('Hf23PrjMember.getOpts')).data).toEqual(['OPT_SEARCH', 'OPT_DETAIL'])
    expect((await (await fixture.as('manager'))('Hf23PrjMember.getOpts')).data).toEqual([
      'OPT_SEARCH',
      'OPT_DETAIL',
      'OPT_ADD',
      'OPT_UPDATE',
      'OPT_DELETE',
      'OPT_SAVE',
    ])
  })
})
