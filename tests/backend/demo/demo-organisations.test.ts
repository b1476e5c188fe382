import { beforeAll, describe, expect, it } from 'vitest'
import { housePlace } from '../../../lib/backend/case-record/house-place.ts'
import { answerRecommendation } from '../../../lib/backend/recommendation/stored-recommendation.ts'
import { officesOf } from '../../../lib/testing/demo/organisations/organisations.ts'
import { seedDemo } from '../../../lib/testing/demo/seed-demo.ts'
import type { Row, Store } from '../../../lib/backend/store.ts'
import { houseTable, loanTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { recommendationTable } from '../../../lib/backend/recommendation/recommendation-tables.ts'
import { LOAN_TYPES } from '../../../lib/domain/loan/loan-type.ts'
import { defaultLender, lenderMismatch } from '../../../lib/domain/loan/lender.ts'
import { isOffered, offeredOffices } from '../../../lib/domain/loan/loan-organisations.ts'
import { countingPorts, emptyStore, NOW, rowsOf } from '../seed/seeding.ts'

const CITIES = ['440100', '440300'] as const
let store: Store
const rows = new Map<string, readonly Row[]>()
const of = ({ name }: { readonly name: string }) => rows.get(name) ?? []
beforeAll(async () => {
  store = emptyStore()
  await seedDemo(store, countingPorts().ports)
  for (const table of [projectTable, houseTable, loanTable, recommendationTable])
    rows.set(table.name, await rowsOf(store, table))
})

describe('the demo organisations', () => {
  it.each(CITIES)('are of every kind in %s', (city) =>
    expect([...new Set(officesOf(city).map(({ hf31OrgType }) => hf31OrgType))].toSorted()).toEqual(
      Array.from({ length: 9 }, (_, index) => `HF9C0${index + 1}`),
    ),
  )
  it.each(CITIES)(
    'LON-017 LON-018 leave no list of a loan empty in %s, and give a loan of the fund its lender',
    (city) => {
      const place = { city, area: null }
      for (const type of [...LOAN_TYPES, null]) {
        for (const purpose of ['handle', 'secure'] as const)
          expect(offeredOffices(purpose, officesOf(city), type, place).length, `${type} ${purpose}`).toBeGreaterThan(0)
      }
      expect(defaultLender({ hf2iLoanType: 'HF9902' }, place, officesOf(city))).toMatchObject({
        fixed: true,
        office: { hf31OrgType: 'HF9C02' },
      })
    },
  )
})

describe('the loans of the demo cases', () => {
  it('LON-017 LON-018 name offered organisations: who handles, who advances, and the lender there must be', () => {
    for (const { key, project, city, values } of of(loanTable)) {
      const row = of(projectTable).find((one) => one.key === project)
      const place = housePlace(
        { city, values: row?.values ?? {} },
        of(houseTable).find((one) => one.project === project) ?? null,
      )
      const offices = officesOf(place.city ?? '')
      const named = (field: string) => offices.find(({ keyValue }) => keyValue === values[field]) ?? null
      const type = values['hf2iLoanType'] ?? null
      const handles = named('hf2iHandleOrg')
      expect(handles !== null && isOffered('handle', handles, type, place), key).toBe(true)
      expect(values['hf2iAdvanceLenders'] === undefined, key).toBe(values['hf2iLoanMethod'] !== 'HFG602')
      const advances = named('hf2iAdvanceLenders')
      if (advances) expect(isOffered('secure', advances, type, place), key).toBe(true)
      expect(lenderMismatch(named('hf2iLendersOrg'), { loan: values, place }, offices), key).toBeNull()
    }
    expect(of(loanTable).filter(({ values }) => values['hf2iAdvanceLenders'] !== undefined).length).toBeGreaterThan(2)
    expect(of(loanTable).filter(({ values }) => values['hf2iLendersOrg'] !== undefined).length).toBeGreaterThan(10)
  })
})

describe('some demo cases', () => {
  it('BAS-045 start with a recommendation, made by who moved them on, which still holds', async () => {
    const stored = of(recommendationTable)
    expect(stored.length).toBeGreaterThan(4)
    expect(stored.length).toBeLessThan(of(projectTable).length / 4)
    for (const row of stored) {
      const project = of(projectTable).find(({ key }) => key === row.key)
      expect([project?.updatedBy, project?.updatedAt], row.key).toEqual([row.updatedBy, row.updatedAt])
      if (!project) continue
      const answer = await store.unit({ account: 'system', now: NOW }, (unit) =>
        answerRecommendation(unit, project, row),
      )
      expect([answer.stale, answer.rows.length > 0], row.key).toEqual([false, true])
    }
  })
})
