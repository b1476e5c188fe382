import { beforeEach, describe, expect, it } from 'vitest'
import { memberRecordTables, memberTable, relationTable } from '../../../lib/backend/member/member-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { MEMBER_RECORDS } from '../../../lib/domain/member/member-records.ts'
import { issuesOf, type Send } from '../handlers/fixture.ts'
import { openRelationFixture, type RelationFixture, seat } from './relation-fixture.ts'

let fixture: RelationFixture
let manager: Send
beforeEach(async () => {
  fixture = await openRelationFixture()
  manager = await fixture.as('manager')
  for (const key of ['a', 'b', 'c']) await fixture.addMember(key)
})
const remove = (id: string, { prjId = 'p1', send = manager } = {}) => send('Hf23PrjMember.deleteMember', { id, prjId })
const PRINCIPAL = ['isBuyer', 'principalBorrow'] as const
const keysIn = async (table = memberTable) => (await fixture.rows(table)).map(({ key }) => key)

describe('a member who is deleted', () => {
  it('MEM-074 is gone with all that was kept about them, and nobody else is', async () => {
    for (const {
      entity: { service },
      owner,
    } of MEMBER_RECORDS)
      for (const who of ['a', 'b']) await fixture.addRecord(service, `${service}-${who}`, { [owner]: who })
    expect(await remove('a')).toMatchObject({ success: true, data: null })
    expect(await keysIn()).toEqual(['b', 'c'])
    for (const [service, table] of Object.entries(memberRecordTables))
      expect(await keysIn(table)).toEqual([`${service}-b`])
    expect(await fixture.follow('Hf23PrjMember.getOne', { id: 'a' })).toMatchObject({ code: 'NOT_FOUND' })
  })
  it('is not there any more the second time', async () => {
    await remove('a')
    expect(await remove('a')).toMatchObject({ code: 'NOT_FOUND', message: '成员不存在或已被移除' })
  })
  it('MEM-055 leaves the seat to the person who shared it, on the first place and as they were ticked', async () => {
    await fixture.save([
      {
        ...seat(1, { id: 'a' }, ['isBuyer', 'jointlyBorrow']),
        ...seat(2, { id: 'b' }, PRINCIPAL),
        hf2jMarryCondition1: 'HX0602',
      },
      { ...seat(1, { id: 'c' }, ['isBuyer']), ...seat(2, { id: 'a' }) },
    ])
    await remove('a')
    expect(await fixture.groups()).toMatchObject([
      {
        version: 2,
        hf2jMemberId1: 'b',
        hf2jMemberName1: '例b',
        principalBorrow1: 1,
        jointlyBorrow1: null,
        hf2jMemberId2: null,
        principalBorrow2: null,
        hf2jMarryCondition1: 'HX0602',
      },
      { version: 2, hf2jMemberId1: 'c', isBuyer1: 1, hf2jMemberId2: null },
    ])
  })
  it('of a pair of guarantors leaves the other one as the guarantor', async () => {
    await fixture.save([{ ...seat(1, { name: '样保' }), ...seat(2, { name: '样配' }) }], { side: '2' })
    await remove((await fixture.memberNamed('样保')).key)
    expect(await fixture.groups('2')).toMatchObject([
      { hf2jMemberName1: '样配', memberTag1: 'HFB819', hf2jMemberName2: null },
    ])
    expect((await fixture.memberNamed('样配')).values['hf23MemberRole']).toEqual(['HFB819'])
  })
  it('OPN-098 takes a group along that has nobody left', async () => {
    await fixture.save([seat(1, { id: 'a' }, PRINCIPAL)])
    await remove('a')
    expect(await fixture.groups()).toEqual([])
    expect((await fixture.rows(relationTable))[0]?.values).toEqual({
      hf2jPrjId: 'p1',
      hf2jMemberType: '0',
      isDelete: 1,
      sortNo: 1,
    })
  })
  it('BAS-033 hands the case over to the next main buyer, then to nobody', async () => {
    await fixture.save([{ ...seat(1, { id: 'a' }, ['isBuyer']), ...seat(2, { id: 'b' }, PRINCIPAL) }])
    const mains = []
    for (const id of ['b', 'a', 'c']) {
      await remove(id)
      mains.push((await fixture.mainOnes())[0])
    }
    expect(mains).toEqual(['a', 'c', null])
  })
  it('leaves an entry in the audit log for everything that changed', async () => {
    await fixture.addRecord('Hf26PrjMemberSocial', 'r1', { hf26MemberId: 'a' })
    await fixture.save([{ ...seat(1, { id: 'a' }, PRINCIPAL), ...seat(2, { id: 'b' }) }])
    const from = fixture.auditLog.length
    await remove('a')
    expect(fixture.auditLog.slice(from).map(({ action, by, table, key }) => [action, by, table, key])).toEqual([
      ['Hf23PrjMember.deleteMember', 'a-manager', 'hf26_prj_member_social', 'r1'],
      ['Hf23PrjMember.deleteMember', 'a-manager', relationTable.name, expect.any(String)],
      ['Hf23PrjMember.deleteMember', 'a-manager', memberTable.name, 'a'],
      ['Hf23PrjMember.deleteMember', 'a-manager', projectTable.name, 'p1'],
    ])
  })
})

describe('a deletion that is refused', () => {
  const nothingHappens = async (...[id, more]: Parameters<typeof remove>) => {
    const before = await fixture.everything()
    const answer = await remove(id, more)
    expect([answer.success, await fixture.everything()]).toEqual([false, before])
    return answer
  }
  it('R8 is that of a person who belongs to another case', async () => {
    await fixture.addCase('p2', { hf20ManagerId: 'a-manager' })
    await fixture.addMember('x', {}, 'p2')
    expect(await nothingHappens('x')).toMatchObject({ code: 'NOT_FOUND', message: '成员不存在或已被移除' })
    expect(await nothingHappens('a', { prjId: 'p2' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await nothingHappens('a', { prjId: 'nobody' })).toMatchObject({
      code: 'NOT_FOUND',
      message: '项目不存在或无权查看',
    })
  })
  it('is that of those who may not delete, who do not take part, or see the case at all', async () => {
    expect(await nothingHappens('a', { send: fixture.follow })).toMatchObject({
      code: 'NO_PERMISSION',
      message: '没有“删除”权限，请联系管理员',
    })
    expect(await nothingHappens('a', { send: await fixture.as('southern') })).toMatchObject({ code: 'NOT_FOUND' })
  })
  it('names what it misses', async () =>
    expect(issuesOf(await manager('Hf23PrjMember.deleteMember', {}))).toEqual({
      id: '成员ID必填',
      prjId: '项目ID必填',
    }))
})
