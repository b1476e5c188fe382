import { beforeEach, describe, expect, it } from 'vitest'
import { memberRecordTables } from '../../../lib/backend/member/member-tables.ts'
import { MEMBER_RECORDS } from '../../../lib/domain/member/member-records.ts'
import { issuesOf, MORNING, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
import { type MemberFixture, openMemberFixture } from './member-fixture.ts'
import type { UserName } from '../handlers/people.ts'

const LISTS = MEMBER_RECORDS.map(({ entity, owner, shown }) => ({
  service: entity.service,
  title: entity.title,
  owner,
  ofAll: shown === undefined,
}))
const SOCIAL = 'Hf26PrjMemberSocial'
const HOUSE = 'Hf28PrjMemberHourse'
const WORK = 'Hf24PrjMemberWorkCredit'
let fixture: MemberFixture
let follow: Send
beforeEach(async () => {
  fixture = await openMemberFixture()
  follow = await fixture.as('follow')
  await fixture.addMember('buyer')
  await fixture.addMember('owner', { hf23MemberType: '1' })
  await fixture.addMember('guarantor', { hf23MemberType: '2' })
})
const rows = async (service: string) => {
  const table = memberRecordTables[service]
  return table ? fixture.rows(table) : []
}
const save = (service: string, record: Readonly<Record<string, unknown>>, send = follow) =>
  send(`${service}.doSave`, record)

describe.each(LISTS)('REC-001 records of $title', ({ service, owner, ofAll }) => {
  it('CAL-029 REC-030 are added to a member, listed in the order they came, read, saved and removed', async () => {
    const blank = recordIn(await follow(`${service}.doCreate`, { objKey: 'buyer' }))
    expect(blank).toMatchObject({ keyValue: null, version: 0, [owner]: 'buyer' })
    const keys = []
    for (let count = 0; count < 3; count += 1) keys.push(recordIn(await save(service, blank)).keyValue)
    await fixture.addMember('another')
    await save(service, { [owner]: 'another' })
    const list = await follow(`${service}.getSubPageList`, { page: 1, objKey: 'buyer' })
    expect([list.total, rowsIn(list).map(({ keyValue }) => keyValue)]).toEqual([3, keys])
    expect(recordIn(await follow(`${service}.getOne`, { id: keys[0] }))).toEqual(rowsIn(list)[0])
    expect(
      (await rows(service)).filter(
        ({ project, city, createdAt }) => project === 'p1' && city === '440100' && createdAt === MORNING,
      ),
    ).toHaveLength(4)
    expect(await (await fixture.as('manager'))(`${service}.doDelete`, { id: keys[1], version: 1 })).toEqual(
      expect.objectContaining({ success: true }),
    )
    expect(
      rowsIn(await follow(`${service}.getSubPageList`, { objKey: 'buyer' })).map(({ keyValue }) => keyValue),
    ).toEqual([keys[0], keys[2]])
  })
  it('REC-002 REC-003 belong to the members who have such records, and to no other', async () => {
    for (const [memberId, word] of [
      ['owner', '业主'],
      ['guarantor', '保证人'],
    ] as const) {
      for (const answer of [
        await follow(`${service}.getSubPageList`, { objKey: memberId }),
        await follow(`${service}.doCreate`, { objKey: memberId }),
        await save(service, { [owner]: memberId }),
      ]) {
        if (ofAll) expect(answer).toMatchObject({ success: true })
        else
          expect(answer).toMatchObject({
            code: 'INVALID',
            message: expect.stringMatching(new RegExp(`^该项目的${word}没有“.+”记录$`)),
          })
      }
    }
    expect(await rows(service)).toHaveLength(ofAll ? 2 : 0)
  })
  it('REC-002 are kept but not served while buyers are companies', async () => {
    await fixture.addCase('firm', { hf20ManagerId: 'a-follow', hf20BuyerType: 'HF0502' })
    await fixture.addMember('company', {}, 'firm')
    await fixture.addRecord(service, 'r1', { [owner]: 'company' }, 'firm')
    const manager = await fixture.as('manager')
    for (const answer of [
      await follow(`${service}.getOne`, { id: 'r1' }),
      await save(service, { keyValue: 'r1' }),
      await manager(`${service}.doDelete`, { id: 'r1' }),
    ])
      expect(answer.success).toBe(ofAll)
    expect(await rows(service)).toHaveLength(ofAll ? 0 : 1)
  })
  it('R8 stay with their member', async () => {
    await fixture.addRecord(service, 'r1', { [owner]: 'buyer' })
    await fixture.addMember('another')
    for (const memberId of ['another', 'nobody', null])
      expect(issuesOf(await save(service, { keyValue: 'r1', [owner]: memberId }))).toEqual({
        [owner]: '成员ID不能修改',
      })
    expect(issuesOf(await save(service, {}))).toEqual({ [owner]: '成员ID必填' })
    expect(issuesOf(await follow(`${service}.getSubPageList`, {}))).toEqual({ objKey: '成员ID必填' })
    expect(issuesOf(await follow(`${service}.doCreate`, {}))).toEqual({ objKey: '成员ID必填' })
  })
  it('R7 R8 of a case that is not theirs answer like those that are not there', async () => {
    await fixture.addRecord(service, 'r1', { [owner]: 'buyer' })
    for (const user of ['service', 'southern', 'saver'] as const) {
      const send = await fixture.as(user)
      const asked = async (id: string, memberId: string) => [
        await send(`${service}.getSubPageList`, { objKey: memberId }),
        await send(`${service}.getOne`, { id }),
        await send(`${service}.doCreate`, { objKey: memberId }),
        await send(`${service}.doCreate`, { id, isClone: 1 }),
        await send(`${service}.doSave`, { keyValue: id }),
        await send(`${service}.doSave`, { [owner]: memberId }),
        await send(`${service}.doDelete`, { id }),
      ]
      const missing = await asked('nobody', 'nobody')
      expect(await asked('r1', 'buyer')).toEqual(missing)
      expect(missing.every(({ success, code }) => !success && (code === 'NOT_FOUND' || code === 'NO_PERMISSION'))).toBe(
        true,
      )
    }
    expect(await rows(service)).toHaveLength(1)
  })
  it.each<readonly [UserName, boolean]>([
    ['manager', true],
    ['follow', true],
    ['provider', true],
    ['finance', false],
    ['viewer', false],
  ])('R10 are changed by %s: %s', async (user, may) => {
    await fixture.addRecord(service, 'r1', { [owner]: 'buyer' })
    const send = await fixture.as(user)
    for (const record of [{ keyValue: 'r1' }, { [owner]: 'buyer' }])
      expect(await save(service, record, send)).toMatchObject(
        may ? { success: true } : { success: false, code: 'NO_PERMISSION' },
      )
    expect(await send(`${service}.getOne`, { id: 'r1' })).toMatchObject({ success: true })
  })
  it('R12 are not changed once the case is closed', async () => {
    await fixture.addCase('closed', { hf20ManagerId: 'a-follow', hf20BuyerType: 'HF0501', hf20DemandStep: 'HX0507' })
    await fixture.addMember('m1', {}, 'closed')
    await fixture.addRecord(service, 'r1', { [owner]: 'm1' }, 'closed')
    for (const record of [{ keyValue: 'r1' }, { [owner]: 'm1' }])
      expect(await save(service, record)).toMatchObject({ code: 'STATUS' })
    expect(await rows(service)).toHaveLength(1)
  })
  it('leave their entries in the audit log and are announced to open screens', async () => {
    const { token } = (await fixture.send(null)('login.doLogin', { userName: 'manager', password: 'manager-secret' }))
      .data as { readonly token: string } // adapter: the answer of the log-in
    const received: string[] = []
    await fixture.backend.live.admit(token, { send: (text) => void received.push(text), end: () => undefined })
    const { keyValue } = recordIn(await save(service, { [owner]: 'buyer' }))
    await fixture.send(token)(`${service}.doDelete`, { id: keyValue })
    expect(
      fixture.auditLog
        .filter(({ action }) => action.startsWith(service))
        .map(({ action, key, project, after }) => [action, key, project, after[owner] ?? null]),
    ).toEqual([
      [`${service}.doSave`, keyValue, 'p1', 'buyer'],
      [`${service}.doDelete`, keyValue, 'p1', null],
    ])
    await expect
      .poll(() => received.map((text) => JSON.parse(text) as unknown))
      .toEqual([
        { topic: service, id: keyValue },
        { topic: service, id: keyValue },
      ])
  })
})

describe('a record', () => {
  it('REC-019 keeps to what is asked: a day of change only when something changed', async () => {
    expect(
      issuesOf(await save(WORK, { hf24MemberId: 'buyer', hf24HaveChange: '1', hf24ChangeDate: '2026-01-01' })),
    ).toEqual({ hf24ChangeDate: '行业变更日期在当前条件下不需要填写' })
    expect(
      await save(WORK, { hf24MemberId: 'buyer', hf24HaveChange: '0', hf24ChangeDate: '2026-01-01' }),
    ).toMatchObject({ success: true })
    expect(issuesOf(await save(HOUSE, { hf28MemberId: 'buyer', hf28LoanRate: 0.03 }))).toEqual({
      hf28LoanRate: '贷款利率在当前条件下不需要填写',
    })
  })
  it('checks months against each other', async () => {
    expect(
      Object.keys(issuesOf(await save(SOCIAL, { hf26MemberId: 'buyer', hf26Date1: '2026-05', hf26Date2: '2026-04' }))),
    ).toEqual(['hf26Date1', 'hf26Date2'])
  })
  it('R25 shows no phone in full, and copies none', async () => {
    const saved = await save(WORK, { hf24MemberId: 'buyer', hf24WorkName: '示例公司', hf24WorkPhone: '02015400123' })
    expect(saved).toMatchObject({ success: true, data: { hf24WorkPhone: '020******23' } })
    const { keyValue } = recordIn(saved)
    expect(await save(WORK, { ...recordIn(saved), hf24WorkName: '样本公司' })).toMatchObject({ success: true })
    expect((await rows(WORK))[0]?.values).toMatchObject({ hf24WorkPhone: '02015400123', hf24WorkName: '样本公司' })
    expect(recordIn(await follow(`${WORK}.doCreate`, { id: keyValue, isClone: 1 }))).toMatchObject({
      keyValue: null,
      hf24MemberId: 'buyer',
      hf24WorkName: '样本公司',
      hf24WorkPhone: null,
    })
    expect(await follow(`${WORK}.revealField`, { id: keyValue, field: 'hf24WorkPhone', reason: '核对' })).toMatchObject(
      { success: true, data: { value: '02015400123' } },
    )
    expect(JSON.stringify(fixture.auditLog)).not.toContain('02015400123')
  })
  it('R13 on an older version merges or conflicts, and is not removed on one', async () => {
    await fixture.addRecord(SOCIAL, 'r1', { hf26MemberId: 'buyer', hf26Date1: '2026-01' })
    const manager = await fixture.as('manager')
    await save(SOCIAL, { keyValue: 'r1', version: 1, hf26Date1: '2026-02' }, manager)
    expect(await manager(`${SOCIAL}.doDelete`, { id: 'r1', version: 1 })).toMatchObject({
      code: 'CONFLICT',
      data: { by: '例经理', record: { version: 2 } },
    })
    expect(recordIn(await save(SOCIAL, { keyValue: 'r1', version: 1, hf26Province: '440000' }))).toMatchObject({
      version: 3,
    })
    expect(await save(SOCIAL, { keyValue: 'r1', version: 1, hf26Date1: '2026-03' })).toMatchObject({
      code: 'CONFLICT',
      data: { fields: ['hf26Date1'] },
    })
    expect(await manager(`${SOCIAL}.doDelete`, { id: 'r1', version: 3 })).toMatchObject({ success: true })
    expect(await manager(`${SOCIAL}.doDelete`, { id: 'r1', version: 3 })).toMatchObject({ code: 'NOT_FOUND' })
  })
  it('of a member that is gone is gone', async () => {
    await fixture.addRecord(SOCIAL, 'r1', { hf26MemberId: 'gone' })
    expect(await follow(`${SOCIAL}.getOne`, { id: 'r1' })).toMatchObject({ code: 'NOT_FOUND' })
  })
})

it('REC-022 what two years of deposits were is never taken from a caller, though nobody sees it', async () => {
  expect(issuesOf(await save('Hf25PrjMemberFund', { hf25MemberId: 'buyer', hf25TwoYear: '1' }))).toEqual({
    hf25TwoYear: '两年缴存情况由系统计算，不能提交',
  })
  expect(await rows('Hf25PrjMemberFund')).toEqual([])
})
