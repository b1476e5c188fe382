import { beforeAll, describe, expect, it } from 'vitest'
import type { Entity } from '../../../lib/catalogue/entity.ts'
import { memberRecordTables, memberTable } from '../../../lib/backend/member/member-tables.ts'
import type { Table } from '../../../lib/backend/store.ts'
import { MEMBER_RECORDS } from '../../../lib/domain/member/member-records.ts'
import { member } from '../../../lib/domain/member/member.ts'
import { badValues, WRONG } from '../handlers/bad-values.ts'
import { issuesOf, type Send } from '../handlers/fixture.ts'
import { CARD, type MemberFixture, openMemberFixture } from './member-fixture.ts'

let fixture: MemberFixture
let follow: Send
/** Together these show every field there is. */
const MEMBERS = ['person', 'foreign', 'officer', 'company', 'owner'] as const
beforeAll(async () => {
  fixture = await openMemberFixture()
  follow = await fixture.as('follow')
  await fixture.addCase('firm', { hf20ManagerId: 'a-follow', hf20BuyerType: 'HF0502', hf20SellerType: 'HF0502' })
  await fixture.addMember('person', {
    hf23Child: 'HF8802',
    hf23CardNo: CARD.woman,
    hf23Province: '440000',
    hf23City: '440100',
    hf23LimitHouseNum: 2,
  })
  await fixture.addMember('foreign', { hf23IdCardType: 'HF5602' })
  await fixture.addMember('officer', { hf23IdCardType: 'HF5604' })
  await fixture.addMember('company', {}, 'firm')
  await fixture.addMember('owner', { hf23MemberType: '1', hf23MemberRole: ['HFB806'] })
  for (const { entity, owner } of MEMBER_RECORDS)
    await fixture.addRecord(entity.service, `r-${entity.service}`, { [owner]: 'person', ...OPEN[entity.service] })
})
/** What opens the fields of a record that depend on others. */
const OPEN: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  Hf24PrjMemberWorkCredit: { hf24HaveChange: '0', hf24WagesWay: 'HFH102' },
  Hf28PrjMemberHourse: { hf28HourseType: 'HF7501', hf28OwnerNumber: 2, hf28LoanStatus: 'HF7902' },
}

interface Saved {
  readonly entity: Entity
  readonly table: Table
  readonly keys: readonly string[]
}
const SAVED: readonly Saved[] = [
  { entity: member, table: memberTable, keys: MEMBERS },
  ...MEMBER_RECORDS.flatMap(({ entity }) => {
    const table = memberRecordTables[entity.service]
    return table ? [{ entity, table, keys: [`r-${entity.service}`] }] : []
  }),
]
const fieldsOf = ({ fields }: Entity) => Object.entries(fields).filter(([name]) => name !== 'keyValue')

describe.each(SAVED.map((saved) => [saved.entity.title, saved] as const))(
  'bad input for %s',
  (_title, { entity, table, keys }) => {
    const save = (record: Readonly<Record<string, unknown>>) => follow(`${entity.service}.doSave`, record)

    it.each(fieldsOf(entity))('%s is refused by name in Chinese, and nothing is stored', async (name, field) => {
      const before = await fixture.rows(table)
      for (const key of keys) {
        for (const value of badValues(field)) {
          const answer = await save({ keyValue: key, [name]: value })
          expect([name, value, answer.status, answer.success, answer.code]).toEqual([
            name,
            value,
            200,
            false,
            'INVALID',
          ])
          expect(Object.keys(issuesOf(answer))).toContain(name)
          expect(answer.message).toMatch(/\p{Script=Han}/u)
        }
      }
      expect(await fixture.rows(table)).toEqual(before)
      expect(fixture.reports).toEqual([])
    })
    it('all wrong at once, every field is named', async () => {
      const answer = await save({
        keyValue: keys[0],
        ...Object.fromEntries(fieldsOf(entity).map(([name, { kind }]) => [name, WRONG[kind][0]])),
      })
      expect(Object.keys(issuesOf(answer)).sort()).toEqual(
        fieldsOf(entity)
          .map(([name]) => name)
          .sort(),
      )
    })
    it('an unknown key and a version that is none are refused by name', async () => {
      expect(issuesOf(await save({ keyValue: keys[0], nobody: 1, sortNo: 7 }))).toEqual({
        nobody: '不认识的字段：nobody',
        sortNo: '不认识的字段：sortNo',
      })
      expect(issuesOf(await save({ keyValue: keys[0], version: 99 }))).toEqual({ version: '版本不正确' })
      expect(issuesOf(await save({ keyValue: keys[0], version: 'x' }))).toHaveProperty('version')
    })
    it('a key that leads nowhere is not found', async () => {
      for (const call of ['doSave', 'getOne'])
        expect(
          await follow(`${entity.service}.${call}`, { [call === 'doSave' ? 'keyValue' : 'id']: 'nobody' }),
        ).toMatchObject({ success: false, code: 'NOT_FOUND' })
    })
  },
)
