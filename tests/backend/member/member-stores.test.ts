import { describe, expect, it } from 'vitest'
import { memberTable } from '../../../lib/backend/member/member-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { tables } from '../../../lib/backend/tables.ts'
import { recordIn, type Send } from '../handlers/fixture.ts'
import { fixtureOverEach, storesWith } from '../handlers/every-store.ts'
import { CARD, type MemberFixture, openMemberFixture } from './member-fixture.ts'

const STORES = storesWith('PostgreSQL')
const fixtureOver = fixtureOverEach(STORES, tables, (store) => openMemberFixture({}, () => store))

/** A day in the life of a case; every answer of it. */
async function day(fixture: MemberFixture): Promise<readonly Awaited<ReturnType<Send>>[]> {
  const [follow, manager] = [await fixture.as('follow'), await fixture.as('manager')]
  const answers: Awaited<ReturnType<Send>>[] = []
  const ask = async (call: string, body: Readonly<Record<string, unknown>>, send = follow) => {
    const answer = await send(call, body)
    answers.push(answer)
    return answer
  }
  const buyer = recordIn(
    await ask('Hf23PrjMember.doSave', {
      hf23PrjId: 'p1',
      hf23MemberType: '0',
      hf23LinkName: '例甲',
      hf23CardNo: CARD.woman,
    }),
  )
  const owner = recordIn(
    await ask('Hf23PrjMember.doSave', { hf23PrjId: 'p1', hf23MemberType: '1', hf23LinkName: '例乙' }),
  )
  for (const hf26Date1 of ['2026-03', '2026-01', '2026-02'])
    await ask('Hf26PrjMemberSocial.doSave', { hf26MemberId: buyer.keyValue, hf26Date1 })
  const house = recordIn(await ask('Hf28PrjMemberHourse.doSave', { hf28MemberId: buyer.keyValue, hf28FullArea: 88.5 }))
  await ask('Hf24PrjMemberWorkCredit.doSave', { hf24MemberId: owner.keyValue, hf24LoanDebt: 12.5 })
  await ask('Hf23PrjMember.doSave', { keyValue: buyer.keyValue, version: 1, hf23HouseRatio: 0.5, hf23DebtTotal: 12.25 })
  await ask('Hf23PrjMember.doSave', { keyValue: buyer.keyValue, version: 1, hf23HouseRatio: 0.6 }, manager)
  await ask('Hf20PrjBase.doSave', { keyValue: 'p1', hf20HouseAddress: '示例路2号' })
  await ask('Hf28PrjMemberHourse.doDelete', { id: house.keyValue, version: 1 }, manager)
  await ask('Hf23PrjMember.getSubPageList', { objKey: 'p1' })
  for (const service of ['Hf26PrjMemberSocial', 'Hf28PrjMemberHourse'])
    await ask(`${service}.getSubPageList`, { objKey: buyer.keyValue })
  await ask('Hf20PrjBase.getPageList', {})
  for (const service of ['Hf24PrjMemberWorkCredit', 'Hf26PrjMemberSocial'])
    await ask(`${service}.getPageList`, { pageSize: 2 })
  const list = [
    { hf26MemberId: buyer.keyValue, hf26Date1: '2026-04' },
    { hf26MemberId: buyer.keyValue, hf26Date1: '2026-05' },
  ]
  answers.push(
    await follow('Hf26PrjMemberSocial.saveChanges', list),
    await follow('Hf26PrjMemberSocial.saveChanges', [...list, { hf26MemberId: 'nobody' }]),
  )
  await ask('Hf26PrjMemberSocial.getPageList', { objKey: buyer.keyValue }, manager)
  return answers
}

describe('members and their records', () => {
  it('are the same over every store', async () => {
    const days = []
    for (const name of STORES) days.push(await day(fixtureOver(name)))
    expect(days[0]?.map((answer) => (answer.success ? 'done' : answer.code))).toEqual([
      ...Array.from({ length: 8 }, () => 'done'),
      'CONFLICT',
      ...Array.from({ length: 9 }, () => 'done'),
      'NOT_FOUND',
      'done',
    ])
    for (const other of days.slice(1)) expect(other).toEqual(days[0])
  })
  it.each(STORES)(
    'added to one case at the same moment over %s each take a place of their own, and the first is the main buyer',
    async (name) => {
      const fixture = fixtureOver(name)
      await fixture.addCase('busy', { hf20ManagerId: 'a-follow', hf20RecommendId: 'a-sales' })
      const senders = [await fixture.as('follow'), await fixture.as('sales'), await fixture.as('manager')]
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          senders[index % 3]?.('Hf23PrjMember.doSave', {
            hf23PrjId: 'busy',
            hf23MemberType: '0',
            hf23LinkName: `例${index}`,
          }),
        ),
      )
      expect(answers.map((answer) => answer?.success)).toEqual(Array.from({ length: 12 }, () => true))
      const places = (await fixture.rows(memberTable))
        .filter(({ project }) => project === 'busy')
        .map(({ key, values }) => [values['sortNo'], key] as const)
        .sort(([a], [b]) => Number(a) - Number(b))
      expect(places.map(([place]) => place)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
      const main = (await fixture.rows(projectTable)).find(({ key }) => key === 'busy')
      expect([main?.values['hf20BuyerId'], main?.version]).toEqual([places[0]?.[1], 2])
    },
  )
})
