import { beforeEach, describe, expect, it } from 'vitest'
import { NO_OVERLAY } from '../../../lib/catalogue/overlay.ts'
import { referenceIssues } from '../../../lib/backend/record/references.ts'
import type { Store } from '../../../lib/backend/store.ts'
import { memberTable } from '../../../lib/backend/member/member-tables.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { issuesOf, rowsIn } from '../handlers/fixture.ts'
import { type MemberFixture, openMemberFixture } from './member-fixture.ts'

let fixture: MemberFixture
let asked: string[]
/** Notes which tables are listed. */
const noting = (store: Store): Store => ({
  close: () => store.close(),
  unit: (by, work) =>
    store.unit(by, (unit) =>
      work({
        ...unit,
        list: (table, query) => {
          asked.push(table.name)
          return unit.list(table, query)
        },
      }),
    ),
})
beforeEach(async () => {
  asked = []
  fixture = await openMemberFixture({}, noting)
  await fixture.addMember('buyer')
  await fixture.addMember('owner', { hf23MemberType: '1' })
  await fixture.addCase('p2')
  await fixture.addMember('other', {}, 'p2')
})

describe('a field that names a member', () => {
  const issues = (record: Readonly<Record<string, string>>, of: string | null = 'p1') =>
    fixture.store.unit({ account: 'system', now: 0 }, async (unit) =>
      Object.fromEntries(
        (
          await referenceIssues(unit, {
            entity: project,
            record,
            before: {},
            scope: record,
            overlay: NO_OVERLAY,
            city: '440100',
            project: of,
          })
        ).map(({ field, message }) => [field, message]),
      ),
    )

  it('R8 takes members of the same case only; one of another is not there', async () => {
    expect(await issues({ hf20BuyerId: 'buyer', hf20SellerId: 'owner' })).toEqual({})
    for (const key of ['other', 'nobody'])
      expect(await issues({ hf20BuyerId: key })).toEqual({ hf20BuyerId: '主买家不存在' })
    expect(await issues({ hf20BuyerId: 'buyer' }, null)).toEqual({ hf20BuyerId: '主买家不存在' })
  })
  it('takes members of its side only', async () => {
    expect(await issues({ hf20BuyerId: 'owner', hf20SellerId: 'buyer' })).toEqual({
      hf20BuyerId: '主买家不在可选的成员内',
      hf20SellerId: '主业主不在可选的成员内',
    })
  })
  it('BAS-033 main members are nothing a caller chooses', async () => {
    const answer = await (await fixture.as('follow'))('Hf20PrjBase.doSave', { keyValue: 'p1', hf20BuyerId: 'buyer' })
    expect(issuesOf(answer)).toEqual({ hf20BuyerId: '主买家不能修改' })
  })
  it('is named in a page of cases by one question for all of them', async () => {
    await fixture.addCase('p3', { hf20BuyerId: 'buyer', hf20SellerId: 'owner' })
    await fixture.addCase('p4', { hf20BuyerId: 'other', hf20SellerId: 'gone' })
    const manager = await fixture.as('manager')
    asked = []
    const named = Object.fromEntries(
      rowsIn(await manager('Hf20PrjBase.getPageList')).map(({ keyValue, refValues }) => [
        keyValue,
        [refValues['hf20BuyerId'], refValues['hf20SellerId']],
      ]),
    )
    expect(named).toMatchObject({ p3: ['例buyer', '例owner'], p4: ['例other', undefined] })
    expect(asked.filter((table) => table === memberTable.name)).toHaveLength(1)
  })
})
