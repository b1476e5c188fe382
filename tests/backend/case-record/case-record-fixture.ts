import { CASE_RECORDS } from '../../../lib/backend/case-record/case-records.ts'
import { DICTIONARIES } from '../../../lib/backend/seed/dictionaries/dictionaries.ts'
import type { Store, Values } from '../../../lib/backend/store.ts'
import { demandTable, houseTable, loanTable, tradeTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { openMemberFixture, type MemberFixture } from '../member/member-fixture.ts'

export const DEMAND = 'Hf22PrjHouseDemand'
export const HOUSE = 'Hf29PrjHourse'
export const TRADE = 'Hf2hPrjTrade'
export const LOAN = 'Hf2iPrjLoan'
/**
 * Service, the field that holds the case, its table, and a value that can be saved in every case that has such a
 * record.
 */
export const KINDS = [
  {
    service: DEMAND,
    owner: 'hf22PrjId',
    table: demandTable,
    field: 'hf22VillageDetail',
    value: '示例花园',
    other: '样本花园',
  },
  { service: HOUSE, owner: 'hf29PrjId', table: houseTable, field: 'hf29UnitNumber', value: '101', other: '202' },
  {
    service: TRADE,
    owner: 'hf2hPrjId',
    table: tradeTable,
    field: 'hf2hContractAmt',
    value: 3_000_000,
    other: 3_100_000,
  },
  { service: LOAN, owner: 'hf2iPrjId', table: loanTable, field: 'hf2iMonthIn', value: 30_000, other: 31_000 },
] as const
export type KindUnderTest = (typeof KINDS)[number]

export interface CaseRecordFixture extends MemberFixture {
  /** A stored record of a case in Guangzhou. */
  readonly addRecordOf: (service: string, key: string, values?: Values, project?: string) => Promise<void>
}

const USED = new Set(
  CASE_RECORDS.flatMap(({ entity }) => Object.values(entity.fields).flatMap(({ dict }) => (dict ? [dict] : []))),
)

/** A back end with every dictionary these records need and the case `p1`, which has all of them. */
export async function openCaseRecordFixture(
  facts: Values = {},
  wrap?: (store: Store) => Store,
): Promise<CaseRecordFixture> {
  const fixture = await openMemberFixture({ hf20Ctrl1: 1, ...facts }, wrap)
  const known = new Set((await fixture.rows(dictEntryTable)).map(({ values }) => values['dict']))
  await fixture.store.unit({ account: 'system', now: fixture.clock.now }, async (unit) => {
    for (const { code, entries } of DICTIONARIES.filter(
      (dictionary) => USED.has(dictionary.code) && !known.has(dictionary.code),
    )) {
      for (const [index, [key, value]] of entries.entries())
        await unit.insert(dictEntryTable, {
          key: `${code}:${key}`,
          project: null,
          city: null,
          values: { dict: code, key, value, sortOrder: index + 1, enabled: 1 },
        })
    }
  })
  return {
    ...fixture,
    addRecordOf: (service, key, values = {}, project = 'p1') => {
      const kind = KINDS.find((one) => one.service === service)
      if (!kind) throw new Error(service)
      return fixture.put(kind.table, key, { [kind.owner]: project, ...values }, { project, city: '440100' })
    },
  }
}
