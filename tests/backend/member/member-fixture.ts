import type { Store, Values } from '../../../lib/backend/store.ts'
import { DICTIONARIES } from '../../../lib/backend/seed/dictionaries/dictionaries.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { memberRecordTables, memberTable } from '../../../lib/backend/member/member-tables.ts'
import { MEMBER_RECORDS } from '../../../lib/domain/member/member-records.ts'
import { member } from '../../../lib/domain/member/member.ts'
import { relation } from '../../../lib/domain/member/relation.ts'
import { type Fixture, openFixture } from '../handlers/fixture.ts'
import { ENTRIES } from '../handlers/people.ts'

/** A deal by loan between persons, with the house in Guangzhou. */
export const DEAL = {
  hf20ManagerId: 'a-follow',
  hf20RecommendId: 'a-sales',
  hf20DivisionDetailId: 'org-bank',
  prjPayType: 'HH2001',
  hf20PayWay: 'HG1002',
  hf20LoanScheme: 'HF9901',
  hf20BuyerType: 'HF0501',
  hf20SellerType: 'HF0501',
  hf20HouseProvince: '440000',
  hf20HouseCity: '440100',
  hf20HouseArea: '440106',
  hf20HouseAddress: '示例路1号',
} as const
/** Valid numbers of people who do not exist. */
export const CARD = {
  woman: '440199199003070021',
  man: '440199198506150010',
  boy: '440199201801010031',
  girl: '440199201003020040',
  nearlyAdult: '44019920090301002X',
  adult: '440199200807010054',
} as const

export interface MemberFixture extends Fixture {
  /** A stored member of a case in Guangzhou, in the order of the calls. */
  readonly addMember: (key: string, values?: Values, project?: string) => Promise<void>
  /** A stored record of a member. */
  readonly addRecord: (service: string, key: string, values: Values, project?: string) => Promise<void>
}

/** A back end with every dictionary the people of a case need, and the case `p1`. */
export async function openMemberFixture(facts: Values = {}, wrap?: (store: Store) => Store): Promise<MemberFixture> {
  const fixture = await openFixture({}, wrap)
  let sortNo = 0
  const known = new Set(Object.keys(ENTRIES))
  await fixture.store.unit({ account: 'system', now: fixture.clock.now }, async (unit) => {
    for (const { code, entries } of DICTIONARIES.filter(({ code: name }) => USED.has(name) && !known.has(name))) {
      for (const [index, [key, value]] of entries.entries())
        await unit.insert(dictEntryTable, {
          key: `${code}:${key}`,
          project: null,
          city: null,
          values: { dict: code, key, value, sortOrder: index + 1, enabled: 1 },
        })
    }
  })
  await fixture.addCase('p1', { ...DEAL, ...facts })
  return {
    ...fixture,
    addMember: (key, values = {}, project = 'p1') => {
      sortNo += 1
      return fixture.put(
        memberTable,
        key,
        {
          hf23PrjId: project,
          hf23MemberType: '0',
          hf23MemberRole: ['HFB804'],
          hf23LinkName: `例${key}`,
          sortNo,
          ...values,
        },
        { project, city: '440100' },
      )
    },
    addRecord: (service, key, values, project = 'p1') => {
      sortNo += 1
      const table = memberRecordTables[service]
      if (!table) throw new Error(service)
      return fixture.put(table, key, { ...values, sortNo }, { project, city: '440100' })
    },
  }
}

const USED = new Set(
  [member, relation, ...MEMBER_RECORDS.map(({ entity }) => entity)].flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ dict }) => (dict ? [dict] : [])),
  ),
)
