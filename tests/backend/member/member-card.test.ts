import { beforeEach, describe, expect, it } from 'vitest'
import { memberTable } from '../../../lib/backend/member/member-tables.ts'
import { recordIn, type Send } from '../handlers/fixture.ts'
import { CARD, type MemberFixture, openMemberFixture } from './member-fixture.ts'

let fixture: MemberFixture
let follow: Send
beforeEach(async () => {
  fixture = await openMemberFixture()
  follow = await fixture.as('follow')
})
const BUYER = { hf23PrjId: 'p1', hf23MemberType: '0', hf23LinkName: '例甲' } as const
const save = (record: Readonly<Record<string, unknown>>) => follow('Hf23PrjMember.doSave', record)
const stored = async (key: string) => (await fixture.rows(memberTable)).find((row) => row.key === key)?.values

describe('a card number', () => {
  it('MEM-039 MEM-048 says birthday, sex and age, where the caller said nothing', async () => {
    const { keyValue } = recordIn(await save({ ...BUYER, hf23CardNo: CARD.woman }))
    expect(await stored(keyValue)).toMatchObject({
      hf23CardNo: CARD.woman,
      hf23Birthday: '1990-03-07',
      hf23Sex: 'HF5902',
      hf23Age: 36,
    })
  })
  it('MEM-040 fills only what is empty, and leaves empty what is said to be empty', async () => {
    await fixture.addMember('m1', { hf23Sex: 'HF5901' })
    expect(recordIn(await save({ keyValue: 'm1', hf23CardNo: CARD.woman, hf23Age: null }))).toMatchObject({
      hf23Sex: 'HF5901',
      hf23Age: null,
      refValues: { hf23Sex: '男' },
    })
    expect(await stored('m1')).toMatchObject({ hf23Birthday: '1990-03-07' })
    expect(recordIn(await save({ keyValue: 'm1', hf23CardNo: CARD.man, hf23Birthday: '1985-06-16' }))).toMatchObject({
      hf23Sex: 'HF5901',
    })
    expect(await stored('m1')).toMatchObject({ hf23Birthday: '1985-06-16', hf23Age: 41 })
  })
  it('is kept in one way of writing, whatever keyboard it came from', async () => {
    await fixture.addMember('m1', { hf23Child: 'HF8802' })
    await save({
      keyValue: 'm1',
      hf23CardNo: ` ${CARD.woman.replace('4401', '４４０１')}`,
      hf23ChildCardNo: CARD.nearlyAdult.toLowerCase(),
    })
    expect(await stored('m1')).toMatchObject({ hf23CardNo: CARD.woman, hf23ChildCardNo: CARD.nearlyAdult })
  })
  it('of another kind of document, or of a company, says nothing', async () => {
    await fixture.addMember('m1', { hf23IdCardType: 'HF5602' })
    await save({ keyValue: 'm1', hf23CardNo: 'E12345678' })
    expect(await stored('m1')).not.toHaveProperty('hf23Birthday')
    await fixture.addCase('c1', { hf20ManagerId: 'a-follow', hf20BuyerType: 'HF0502' })
    await fixture.addMember('m2', {}, 'c1')
    await save({ keyValue: 'm2', hf23CardNo: CARD.man })
    expect(await stored('m2')).toMatchObject({ hf23CardNo: CARD.man })
    expect(await stored('m2')).not.toHaveProperty('hf23Birthday')
  })
  it.each([
    [CARD.boy, '2018-01-01', 'HF8801', 'HG6502'],
    [CARD.girl, '2010-03-02', 'HF8802', 'HG6502'],
    [CARD.nearlyAdult, '2009-03-01', 'HF8802', 'HG6501'],
    [CARD.adult, '2008-07-01', 'HF8802', undefined],
  ])(
    'MEM-041 to MEM-043 OPN-033 of a child %s: born %s, fourteen %s, of age %s, each time again',
    async (card, birthday, fourteen, adult) => {
      await fixture.addMember('m1', {
        hf23Child: 'HF8802',
        hf23ChildBirthday: '2001-01-01',
        hf23ChildOverFourteen: 'HF8801',
        hf23ChildAdultTime: 'HG6501',
      })
      expect(await save({ keyValue: 'm1', hf23ChildCardNo: card })).toMatchObject({ success: true })
      const values = await stored('m1')
      expect([
        values?.['hf23ChildBirthday'],
        values?.['hf23ChildOverFourteen'],
        values?.['hf23ChildAdultTime'] ?? undefined,
      ]).toEqual([birthday, fourteen, adult])
    },
  )
  it('told in the audit log with what it filled in, never with the number', async () => {
    await fixture.addMember('m1')
    await save({ keyValue: 'm1', hf23CardNo: CARD.woman })
    const line = fixture.auditLog.find(({ table }) => table === memberTable.name)
    expect(Object.keys(line?.after ?? {}).sort()).toEqual(['hf23Age', 'hf23Birthday', 'hf23CardNo', 'hf23Sex'])
    expect(JSON.stringify(fixture.auditLog)).not.toContain(CARD.woman)
  })
  it('R13 conflicts when others filled in meanwhile what follows from it', async () => {
    await fixture.addMember('m1', { hf23Child: 'HF8802' })
    expect(
      await (await fixture.as('manager'))('Hf23PrjMember.doSave', {
        keyValue: 'm1',
        version: 1,
        hf23ChildBirthday: '2017-01-01',
      }),
    ).toMatchObject({ success: true })
    expect(await save({ keyValue: 'm1', version: 1, hf23ChildCardNo: CARD.boy })).toMatchObject({
      code: 'CONFLICT',
      data: { fields: ['hf23ChildBirthday'] },
    })
  })
})
