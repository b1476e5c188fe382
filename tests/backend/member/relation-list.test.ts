import { beforeEach, describe, expect, it } from 'vitest'
import { relationTable } from '../../../lib/backend/member/member-tables.ts'
import type { Values } from '../../../lib/backend/store.ts'
import { issuesOf } from '../handlers/fixture.ts'
import { openRelationFixture, type RelationFixture } from './relation-fixture.ts'

let fixture: RelationFixture
beforeEach(async () => {
  fixture = await openRelationFixture()
  for (const key of ['a', 'b', 'c']) await fixture.addMember(key)
  await fixture.addMember('o', { hf23MemberType: '1' })
  await fixture.addMember('g', { hf23MemberType: '2' })
})
const put = (key: string, values: Values, project = 'p1') =>
  fixture.put(relationTable, key, { hf2jPrjId: project, hf2jMemberType: '0', ...values }, { project, city: '440100' })
const load = (params: Readonly<Record<string, unknown>>, user = fixture.follow) =>
  user('Hf2jPrjMemberRelation.getRelationMemberList', params)

describe('the groups of a case', () => {
  it('CAL-035 OPN-031 come for the sides that are asked, each in its order, removed ones never', async () => {
    await put('g2', { hf2jMemberId1: 'b', sortNo: 2 })
    await put('g1', { hf2jMemberId1: 'a', isBuyer1: 0, sortNo: 3 })
    await put('gone', { hf2jMemberId1: 'c', isDelete: 1, sortNo: 1 })
    await put('owners', { hf2jMemberType: '1', hf2jMemberId1: 'o', sortNo: 1 })
    await put('kept', { hf2jMemberType: '2', hf2jMemberId1: 'g', isDelete: 0, sortNo: 1 })
    await fixture.addCase('p2', { hf20ManagerId: 'a-follow' })
    await put('foreign', { hf2jMemberId1: 'a' }, 'p2')
    const keys = async (types: string) => (await fixture.groups(types)).map(({ keyValue }) => keyValue)
    expect([await keys('0'), await keys('1'), await keys('0,2'), await keys('2,1,0')]).toEqual([
      ['g2', 'g1'],
      ['owners'],
      ['g2', 'g1', 'kept'],
      ['g2', 'g1', 'owners', 'kept'],
    ])
    expect(await fixture.groups('0', 'p2')).toHaveLength(1)
  })
  it('MEM-056 show their people by the names of today, with roles, tags and texts, and no personal data', async () => {
    await put('g1', {
      hf2jMemberId1: 'a',
      hf2jMemberName1: '旧名',
      isBuyer1: 1,
      hf2jMemberId2: 'b',
      entityState: '2',
      hf2jMarryCondition1: 'HX0602',
    })
    expect(await fixture.groups()).toEqual([
      {
        hf2jId: 'g1',
        hf2jPrjId: 'p1',
        hf2jMemberType: '0',
        hf2jMarryCondition1: 'HX0602',
        entityState: null,
        isDelete: null,
        sortNo: null,
        hf2jMemberId1: 'a',
        hf2jMemberName1: '例a',
        hf2jMemberRole1: ['HFB804'],
        memberTag1: 'NAME_ONLY',
        isBuyer1: 1,
        isOwner1: null,
        principalBorrow1: null,
        jointlyBorrow1: null,
        jointlyRepayment1: null,
        hf2jMemberId2: 'b',
        hf2jMemberName2: '例b',
        hf2jMemberRole2: [],
        memberTag2: 'NO_NAME',
        isBuyer2: null,
        isOwner2: null,
        principalBorrow2: null,
        jointlyBorrow2: null,
        jointlyRepayment2: null,
        keyValue: 'g1',
        version: 1,
        refValues: expect.objectContaining({ memberTag1: '仅下名', memberTag2: '不下名', hf2jMemberType: '买家' }),
      },
    ])
  })
  it.each(['', '0,', '3', '0,9', '0;2', 'constructor'])('are not there for a side called %j', async (types) =>
    expect(Object.keys(issuesOf(await load({ hf2jPrjId: 'p1', hf2jMemberType: types })))).toEqual(['hf2jMemberType']),
  )
  it('are shown to those who see the case', async () => {
    expect(await load({ hf2jPrjId: 'p1', hf2jMemberType: '0' }, await fixture.as('finance'))).toMatchObject({
      success: true,
      data: [],
    })
    for (const user of ['southern', 'service'] as const)
      expect(await load({ hf2jPrjId: 'p1', hf2jMemberType: '0' }, await fixture.as(user))).toMatchObject({
        code: 'NOT_FOUND',
      })
    expect(issuesOf(await load({}))).toEqual({ hf2jPrjId: '项目ID必填', hf2jMemberType: '成员类型必填' })
  })
})
