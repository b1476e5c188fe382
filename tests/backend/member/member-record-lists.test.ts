import { beforeEach, describe, expect, it } from 'vitest'
import { memberRecordTables, memberTable } from '../../../lib/backend/member/member-tables.ts'
import { MEMBER_RECORDS } from '../../../lib/domain/member/member-records.ts'
import { workCredit } from '../../../lib/domain/member/work-credit.ts'
import { rowsIn } from '../handlers/fixture.ts'
import { type MemberFixture, openMemberFixture } from './member-fixture.ts'
import type { UserName } from '../handlers/people.ts'

const WORK = 'Hf24PrjMemberWorkCredit'
let fixture: MemberFixture
beforeEach(async () => {
  fixture = await openMemberFixture()
  await fixture.addMember('buyer')
})
const keysOf = async (user: UserName, service: string, body: object = {}) =>
  rowsIn(await (await fixture.as(user))(`${service}.getPageList`, body))
    .map(({ keyValue }) => keyValue)
    .sort()

describe.each(
  MEMBER_RECORDS.map(({ entity: { service, title }, owner, shown }) => ({
    service,
    title,
    owner,
    ofAll: shown === undefined,
  })),
)('the list of all $title', ({ service, owner, ofAll }) => {
  it('CAL-048 R7 has those of the cases a person sees, in the city of the session, and no other', async () => {
    await fixture.addCase('p2', { hf20BuyerType: 'HF0501', hf20ServiceAcct: 'a-service' })
    await fixture.addMember('second', {}, 'p2')
    await fixture.addCase(
      'far',
      { hf20BuyerType: 'HF0501', hf20ManagerId: 'a-follow', hf20ServiceAcct: 'a-service' },
      { city: '440300' },
    )
    await fixture.put(
      memberTable,
      'third',
      { hf23PrjId: 'far', hf23MemberType: '0' },
      { project: 'far', city: '440300' },
    )
    await fixture.addRecord(service, 'one', { [owner]: 'buyer' })
    await fixture.addRecord(service, 'two', { [owner]: 'second' }, 'p2')
    const table = memberRecordTables[service]
    if (table) {
      await fixture.put(table, 'three', { [owner]: 'third' }, { project: 'far', city: '440300' })
      // A row is read under its own city, whichever case it names.
      await fixture.put(table, 'stray', { [owner]: 'buyer' }, { project: 'p1', city: '440300' })
    }
    for (const [user, keys] of [
      ['manager', ['one', 'two']],
      ['viewer', ['one', 'two']],
      ['finance', ['one', 'two']],
      ['follow', ['one']],
      ['sales', ['one']],
      ['provider', ['one']],
      ['service', ['two']],
      ['saver', []],
      ['southern', ['three']],
      ['stray', []],
    ] as const) {
      expect([user, await keysOf(user, service)]).toEqual([user, keys])
    }
    expect(await keysOf('manager', service, { objKey: 'second' })).toEqual(['two'])
    expect(await keysOf('follow', service, { objKey: 'second' })).toEqual([])
  })
  it('REC-002 has none of members who have no such records', async () => {
    await fixture.addMember('owner', { hf23MemberType: '1' })
    await fixture.addCase('firm', { hf20BuyerType: 'HF0502' })
    await fixture.addMember('company', {}, 'firm')
    await fixture.addRecord(service, 'of-owner', { [owner]: 'owner' })
    await fixture.addRecord(service, 'of-firm', { [owner]: 'company' }, 'firm')
    await fixture.addRecord(service, 'of-buyer', { [owner]: 'buyer' })
    const keys = await keysOf('manager', service)
    expect(keys).toEqual(ofAll ? ['of-buyer', 'of-firm', 'of-owner'] : ['of-buyer'])
    for (const id of keys)
      expect(await (await fixture.as('manager'))(`${service}.getOne`, { id })).toMatchObject({ success: true })
  })
  it('CAL-050 says what its records can be done with', async () => {
    const opts = async (user: UserName) => (await (await fixture.as(user))(`${service}.getOpts`)).data
    expect(await opts('manager')).toEqual([
      'OPT_SEARCH',
      'OPT_DETAIL',
      'OPT_ADD',
      'OPT_UPDATE',
      'OPT_DELETE',
      'OPT_SAVE',
    ])
    expect(await opts('sales')).toEqual(['OPT_SEARCH', 'OPT_DETAIL', 'OPT_ADD', 'OPT_UPDATE', 'OPT_SAVE'])
    expect(await opts('viewer')).toEqual(['OPT_SEARCH', 'OPT_DETAIL'])
    expect(await opts('bare')).toEqual([])
  })
})

describe('personal numbers in it', () => {
  it('R25 are masked, are no way to sort it, and are never found by a part', async () => {
    const [name] = Object.entries(workCredit.fields).flatMap(([field, { sensitive }]) => (sensitive ? [field] : []))
    if (!name) throw new Error('work and credit have a number to hide')
    await fixture.addRecord(WORK, 'one', { hf24MemberId: 'buyer', [name]: '15412345678' })
    const manager = await fixture.as('manager')
    const answer = await manager(`${WORK}.getPageList`)
    expect(JSON.stringify(answer)).not.toContain('15412345678')
    expect(rowsIn(answer)[0]?.[name]).toMatch(/\*{3}/)
    expect(await manager(`${WORK}.getPageList`, { [name]: '12345' })).toMatchObject({ code: 'INVALID' })
    expect(await manager(`${WORK}.getPageList`, { sort: `${name}:asc` })).toMatchObject({ code: 'INVALID' })
  })
})
