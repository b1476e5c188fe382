import { beforeEach, describe, expect, it } from 'vitest'
import { memberTable, relationTable } from '../../../lib/backend/member/member-tables.ts'
import { recordIn, rowsIn } from '../handlers/fixture.ts'
import { openRelationFixture, type RelationFixture, seat } from './relation-fixture.ts'

let fixture: RelationFixture
beforeEach(async () => {
  fixture = await openRelationFixture()
  await fixture.addMember('a')
  await fixture.addMember('b')
})
const PRINCIPAL = ['isBuyer', 'principalBorrow'] as const
const pair = {
  ...seat(1, { id: 'a', name: '例a' }, PRINCIPAL),
  ...seat(2, { id: 'b', name: '例b' }, ['jointlyBorrow']),
  hf2jMarryCondition1: 'HX0602',
}
const savedPair = async () => {
  const [group] = rowsIn(await fixture.save([pair]))
  if (!group) throw new Error('nothing was saved')
  return group
}

describe('a new group', () => {
  it('CAL-036 is stored with who sits in it, and answered as the list answers it', async () => {
    const answer = await fixture.save([pair])
    expect(answer).toMatchObject({
      success: true,
      data: [
        {
          version: 1,
          hf2jPrjId: 'p1',
          hf2jMemberType: '0',
          hf2jMarryCondition1: 'HX0602',
          sortNo: 1,
          entityState: null,
          isDelete: null,
          hf2jMemberId1: 'a',
          hf2jMemberName1: '例a',
          hf2jMemberRole1: ['HFB804', 'HFB805'],
          memberTag1: 'HFB805',
          isBuyer1: 1,
          principalBorrow1: 1,
          hf2jMemberId2: 'b',
          hf2jMemberName2: '例b',
          hf2jMemberRole2: ['HFB817'],
          memberTag2: 'HFB817',
          isBuyer2: null,
          jointlyBorrow2: 1,
          refValues: { memberTag1: '主借', memberTag2: '共借' },
        },
      ],
    })
    const [group] = rowsIn(answer)
    expect(group).toMatchObject({ hf2jId: group?.keyValue })
    expect(await fixture.groups()).toEqual(answer.data)
    expect((await fixture.rows(relationTable))[0]).toMatchObject({
      project: 'p1',
      city: '440100',
      createdBy: 'a-follow',
    })
  })
  it('MEM-055 gives its people their roles, and nobody else one', async () => {
    await fixture.addMember('c', { hf23MemberRole: ['HFB818'] })
    await fixture.addMember('d', { hf23MemberRole: ['HFB804', 'HFB818'] })
    await savedPair()
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(fixture.rolesOf))).toEqual([
      ['HFB804', 'HFB805'],
      ['HFB817'],
      [],
      ['HFB804'],
    ])
  })
  it('BAS-033 makes the buyer who is the principal borrower the main buyer, not one who only borrows', async () => {
    expect(await fixture.mainOnes()).toEqual([null, null])
    await fixture.save([{ ...seat(1, { id: 'a' }, ['isBuyer']), ...seat(2, { id: 'b' }, PRINCIPAL) }])
    expect(await fixture.mainOnes()).toEqual(['b', null])
  })
  it('makes members of those who have a name and no key, as a form would', async () => {
    const [group] = rowsIn(
      await fixture.save([{ ...seat(1, { name: ' 样新 ' }, PRINCIPAL), ...seat(2, { name: '样二' }) }]),
    )
    const [first, second] = [await fixture.memberNamed('样新'), await fixture.memberNamed('样二')]
    expect(group).toMatchObject({
      hf2jMemberId1: first.key,
      hf2jMemberName1: '样新',
      hf2jMemberId2: second.key,
      memberTag2: 'NO_NAME',
    })
    expect(first).toMatchObject({
      project: 'p1',
      city: '440100',
      version: 1,
      values: {
        hf23PrjId: 'p1',
        hf23MemberType: '0',
        hf23MemberRole: ['HFB804', 'HFB805'],
        hf23Nation: '汉',
        hf23HomeAddress: '示例路1号',
        hf23IdCardType: 'HF5601',
      },
    })
    const blank = recordIn(await fixture.follow('Hf23PrjMember.doCreate', { objKey: 'p1', objCode: '0' }))
    const {
      hf23MemberRole: _role,
      hf23LinkName: _name,
      keyValue: _key,
      version: _version,
      ...memberFields
    } = recordIn(await fixture.follow('Hf23PrjMember.getOne', { id: first.key }))
    expect(blank).toMatchObject({
      ...Object.fromEntries(Object.entries(memberFields).filter(([name]) => name.startsWith('hf23'))),
    })
    expect(await fixture.mainOnes()).toEqual([first.key, null])
  })
  it('takes a key without a name for the member it belongs to', async () =>
    expect(rowsIn(await fixture.save([seat(1, { id: 'a' }, PRINCIPAL)]))).toMatchObject([{ hf2jMemberName1: '例a' }]))
  it('moves a person alone on the second seat up, with what they were ticked as', async () => {
    const rows = rowsIn(
      await fixture.save([
        seat(2, { id: 'a', name: '例a' }, PRINCIPAL),
        seat(1, { id: 'b', name: '例b' }, ['isBuyer']),
      ]),
    )
    expect(rows).toMatchObject([
      { hf2jMemberId1: 'a', principalBorrow1: 1, hf2jMemberId2: null, principalBorrow2: null },
      { hf2jMemberId1: 'b' },
    ])
  })
  it('without anybody, and one that was started and removed again, leaves nothing behind', async () => {
    await fixture.save([
      pair,
      {},
      { hf2jMemberName1: '  ', isBuyer1: 1 },
      { hf2jMemberName1: '样弃', entityState: '3', isDelete: 1 },
    ])
    expect([(await fixture.rows(relationTable)).length, (await fixture.rows(memberTable)).length]).toEqual([1, 2])
  })
  it('MEM-069 of owners and MEM-070 of guarantors are kept beside those of buyers', async () => {
    await savedPair()
    await fixture.save([{ ...seat(1, { name: '样主' }, ['isOwner']), ...seat(2, { name: '样次' }) }], { side: '1' })
    await fixture.save([{ ...seat(1, { name: '样保' }), ...seat(2, { name: '样配' }) }], { side: '2' })
    expect(await fixture.groups('1')).toMatchObject([
      { memberTag1: null, hf2jMemberRole1: ['HFB806'], memberTag2: 'NO_NAME' },
    ])
    expect(await fixture.groups('2')).toMatchObject([
      { memberTag1: 'HFB819', memberTag2: 'HFB820', hf2jMemberRole2: [] },
    ])
    expect(await fixture.mainOnes()).toEqual(['a', (await fixture.memberNamed('样主')).key])
  })
})

describe('a stored group', () => {
  it('may be sent back as it was answered, and nothing happens', async () => {
    const group = await savedPair()
    const [before, lines] = [await fixture.everything(), fixture.auditLog.length]
    expect((await fixture.save([group])).data).toEqual([group])
    expect([await fixture.everything(), fixture.auditLog.length]).toEqual([before, lines])
  })
  it('keeps what is not sent', async () => {
    const { keyValue, version } = await savedPair()
    const [group] = rowsIn(await fixture.save([{ keyValue, version, jointlyBorrow2: 0, jointlyRepayment2: 1 }]))
    expect(group).toMatchObject({
      version: 2,
      hf2jMemberId1: 'a',
      principalBorrow1: 1,
      hf2jMarryCondition1: 'HX0602',
      memberTag2: 'HFB818',
    })
    expect(await fixture.rolesOf('b')).toEqual(['HFB818'])
  })
  it('that nobody sends stays, and is judged with the rest', async () => {
    await savedPair()
    expect(rowsIn(await fixture.save([seat(1, { name: '样三' }, ['isBuyer'])]))).toHaveLength(2)
    expect(await fixture.save([seat(1, { name: '样四' }, PRINCIPAL)])).toMatchObject({
      code: 'INVALID',
      message: '只可选择一位主借款人',
      data: { issues: [{ field: 'rows[0]' }] },
    })
  })
  it('lets a person go by their name being taken away, and they stay in the case', async () => {
    const { keyValue } = await savedPair()
    expect(rowsIn(await fixture.save([{ keyValue, hf2jMemberName2: '' }]))).toMatchObject([
      { hf2jMemberId2: null, jointlyBorrow2: null, memberTag2: null },
    ])
    expect(await fixture.rolesOf('b')).toEqual([])
  })
  it('takes a person new into a seat that is free', async () => {
    const { keyValue } = await savedPair()
    const [group] = rowsIn(
      await fixture.save([{ keyValue, hf2jMemberId2: null, hf2jMemberName2: '样换', jointlyBorrow2: 0 }]),
    )
    expect(group).toMatchObject({ hf2jMemberId2: (await fixture.memberNamed('样换')).key, memberTag2: 'NO_NAME' })
  })
  it.each([[{ entityState: '3' }], [{ isDelete: 1 }], [{ entityState: '3', isDelete: 1 }]])(
    'MEM-053 OPN-098 marked %j is kept as removed and never listed again',
    async (mark) => {
      const { keyValue, version } = await savedPair()
      expect(
        rowsIn(await fixture.save([{ keyValue, version, ...mark }, seat(1, { id: 'b' }, PRINCIPAL)])),
      ).toMatchObject([{ hf2jMemberId1: 'b', sortNo: 2 }])
      expect((await fixture.rows(relationTable)).find(({ key }) => key === keyValue)).toMatchObject({
        version: 2,
        values: { isDelete: 1 },
      })
      expect(await fixture.groups()).toHaveLength(1)
      expect([await fixture.rolesOf('a'), await fixture.mainOnes()]).toEqual([['HFB804'], ['b', null]])
      // Its second removal is none.
      expect(await fixture.save([{ keyValue, version, ...mark }])).toMatchObject({ success: true })
    },
  )
  it('whose people are all taken away is removed', async () => {
    const { keyValue } = await savedPair()
    expect(
      rowsIn(
        await fixture.save([
          { keyValue, hf2jMemberName1: null, hf2jMemberName2: null },
          seat(1, { id: 'a' }, PRINCIPAL),
        ]),
      ),
    ).toHaveLength(1)
    expect((await fixture.rows(relationTable)).find(({ key }) => key === keyValue)?.values['isDelete']).toBe(1)
  })
  it('follows the names its people have', async () => {
    const group = await savedPair()
    await fixture.follow('Hf23PrjMember.doSave', { keyValue: 'a', hf23LinkName: '例改名' })
    expect(await fixture.groups()).toMatchObject([{ version: group.version, hf2jMemberName1: '例改名' }])
  })
})

describe('the trace of a save', () => {
  it('is one entry in the audit log for every row that changed, none for the others', async () => {
    const group = await savedPair()
    const from = fixture.auditLog.length
    await fixture.save([{ ...group, jointlyBorrow2: 0 }, seat(1, { name: '样三' }, ['isBuyer'])])
    const lines = fixture.auditLog
      .slice(from)
      .map(({ table, key, before, after }) => [table, key === group.keyValue, Object.keys(before), Object.keys(after)])
    expect(lines).toEqual([
      [relationTable.name, true, ['jointlyBorrow2'], ['jointlyBorrow2']],
      [memberTable.name, false, [], expect.arrayContaining(['hf23LinkName', 'hf23MemberRole'])],
      [relationTable.name, false, [], expect.arrayContaining(['hf2jMemberId1', 'isBuyer1', 'sortNo'])],
      [memberTable.name, false, ['hf23MemberRole'], ['hf23MemberRole']],
    ])
  })
  it('R34 is announced: the group, members with new roles, the case with a new main buyer', async () => {
    const { data } = await fixture.send(null)('login.doLogin', { userName: 'sales', password: 'sales-secret' })
    const received: string[] = []
    await fixture.backend.live.admit((data as { readonly token: string }).token, {
      send: (text) => void received.push(text),
      end: () => undefined,
    })
    expect((await fixture.save([seat(1, { id: 'a' })])).success).toBe(false)
    const { keyValue } = await savedPair()
    const expected = [
      ['Hf2jPrjMemberRelation', keyValue],
      ['Hf23PrjMember', 'a'],
      ['Hf23PrjMember', 'b'],
      ['Hf20PrjBase', 'p1'],
    ]
    await expect.poll(() => received).toEqual(expected.map(([topic, id]) => JSON.stringify({ topic, id })))
  })
  it('R20 counts once for one key, and is refused for another list', async () => {
    const rows = [seat(1, { name: '样新' }, PRINCIPAL)]
    const first = await fixture.save(rows, { key: 'once' })
    expect(await fixture.save(rows, { key: 'once' })).toEqual(first)
    expect(await fixture.rows(relationTable)).toHaveLength(1)
    expect(await fixture.save([...rows, {}], { key: 'once' })).toMatchObject({ code: 'KEY_REUSED' })
  })
  it('is the same when the list comes by its name', async () => {
    const body = { rows: [pair] }
    expect(
      await fixture.follow('Hf2jPrjMemberRelation.saveChanges', body, { query: { prjId: 'p1', memberType: '0' } }),
    ).toMatchObject({ success: true, data: [{ hf2jMemberId1: 'a' }] })
    expect(
      await fixture.follow(
        'Hf2jPrjMemberRelation.saveChanges',
        { ...body, prjId: 'p1' },
        { query: { prjId: 'p1', memberType: '0' } },
      ),
    ).toMatchObject({ code: 'INVALID', message: '字段重复：prjId' })
  })
})
