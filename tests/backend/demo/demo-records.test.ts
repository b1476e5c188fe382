import { beforeAll, describe, expect, it } from 'vitest'
import { CASE_RECORD, CASE_RECORDS, hasRecord } from '../../../lib/backend/case-record/case-records.ts'
import { caseFacts } from '../../../lib/backend/case-record/case-facts.ts'
import { overlayFor } from '../../../lib/backend/dictionary/field-meta-handlers.ts'
import { recordOf } from '../../../lib/backend/record/answer.ts'
import { referenceIssues } from '../../../lib/backend/record/references.ts'
import { DICTIONARIES } from '../../../lib/backend/seed/dictionaries/dictionaries.ts'
import { seedReference } from '../../../lib/backend/seed/seed-reference.ts'
import { seedDemo } from '../../../lib/testing/demo/seed-demo.ts'
import type { Row, Store } from '../../../lib/backend/store.ts'
import { demandTable, houseTable, loanTable, tradeTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { check } from '../../../lib/catalogue/check.ts'
import { dayOf } from '../../../lib/catalogue/day.ts'
import { visibleFields } from '../../../lib/catalogue/field-state.ts'
import { isEmpty, type Scope } from '../../../lib/catalogue/kind.ts'
import { DICTIONARY } from '../../../lib/domain/codes.ts'
import { yearsHeld } from '../../../lib/domain/house/certificate-years.ts'
import { loanTypeOf } from '../../../lib/domain/loan/loan-type.ts'
import { countingPorts, emptyStore, NOW, rowsOf } from '../seed/seeding.ts'

const CODES = new Map(DICTIONARIES.map(({ code, entries }) => [code, new Set(entries.map(([key]) => key))]))
const codesOf = (dict: string) => (dict === DICTIONARY.divisions ? null : (CODES.get(dict) ?? new Set<string>()))
let store: Store
let cases: readonly { readonly row: Row; readonly facts: Scope }[]
const rows = new Map<string, readonly Row[]>()
const of = (table: { readonly name: string }) => rows.get(table.name) ?? []
const caseOf = ({ project }: Row) => cases.find(({ row }) => row.key === project)
beforeAll(async () => {
  store = emptyStore()
  await seedReference(store, countingPorts().ports)
  await seedDemo(store, countingPorts().ports)
  const projects = await rowsOf(store, projectTable)
  cases = await store.unit({ account: 'system', now: NOW }, (unit) =>
    Promise.all(projects.map(async (row) => ({ row, facts: await caseFacts(unit, row) }))),
  )
  for (const { table } of CASE_RECORDS) rows.set(table.name, await rowsOf(store, table))
})

describe('the records of the demo cases', () => {
  it('PRJ-047 stand once where a case has such a record; a case that waits where it began has none', () => {
    for (const kind of CASE_RECORDS)
      for (const one of of(kind.table))
        expect(
          [
            hasRecord(kind, caseOf(one)?.facts ?? {}),
            of(kind.table).filter(({ project }) => project === one.project).length,
          ],
          one.key,
        ).toEqual([true, 1])
    for (const { row, facts } of cases) {
      const has = CASE_RECORDS.filter(({ table }) => of(table).some(({ project }) => project === row.key)).map(
        ({ key }) => key,
      )
      const expected =
        row.values['hf20Ctrl1'] === 1
          ? ['demand']
          : row.version === 1
            ? []
            : [
                'house',
                ...(hasRecord(CASE_RECORD.trade, facts) && row.values['hf20BuyerId'] !== undefined ? ['trade'] : []),
                ...(hasRecord(CASE_RECORD.loan, facts) ? ['loan'] : []),
              ]
      expect(has, row.key).toEqual(expected)
    }
    expect([
      of(demandTable).length,
      of(houseTable).length > 30,
      of(tradeTable).length > 20,
      of(loanTable).length > 25,
    ]).toEqual([14, true, true, true])
    expect(cases.filter(({ row }) => row.values['hf20Ctrl1'] !== 1 && row.version === 1).length).toBeGreaterThan(0)
  })
  it('ERR-002 FRM-003 pass the check of a save with the first metadata, and fill no field nobody sees', async () => {
    await store.unit({ account: 'system', now: NOW }, async (unit) => {
      for (const { entity, table, owner } of CASE_RECORDS) {
        for (const one of of(table)) {
          const facts = caseOf(one)?.facts ?? {}
          const record = recordOf(entity, one)
          const scope = { ...facts, ...record }
          const overlay = await overlayFor(unit, entity, one.project)
          expect(overlay.required.size, entity.service).toBeGreaterThan(0)
          expect(check(entity, record, { today: dayOf(NOW), facts, overlay, codesOf }), one.key).toEqual([])
          expect(
            await referenceIssues(unit, {
              entity,
              record,
              before: {},
              scope,
              overlay,
              city: one.city ?? '',
              project: one.project,
            }),
            one.key,
          ).toEqual([])
          const visible = new Set(visibleFields(entity, scope))
          expect(
            Object.entries(one.values).flatMap(([name, value]) =>
              name === owner || isEmpty(value) || visible.has(name) ? [] : [name],
            ),
            one.key,
          ).toEqual([])
        }
      }
    })
  })
  it('agree with their case: place, type of the loan, years of the certificate, the receiver', () => {
    for (const { values, key, createdAt, ...one } of of(houseTable)) {
      const project = caseOf({ values, key, createdAt, ...one })?.row.values ?? {}
      expect([values['hf29City'], values['hf29Area'], values['hf29Address']], key).toEqual([
        project['hf20HouseCity'],
        project['hf20HouseArea'],
        project['hf20HouseAddress'],
      ])
      expect(values['hf29Diffyear'], key).toBe(yearsHeld(values['hf29HourseCardDate'], dayOf(createdAt)))
      expect(String(project['hf20HouseAddress']), key).toContain(
        `${String(values['hf29Village'])}${String(values['hf29UnitNumber'])}`,
      )
    }
    for (const one of of(loanTable))
      expect(one.values['hf2iLoanType'] ?? null, one.key).toBe(loanTypeOf(caseOf(one)?.facts ?? {}))
    for (const one of of(tradeTable)) {
      expect(one.values['hf2hMoneyReceiver'], one.key).toBe(caseOf(one)?.row.values['hf20SellerId'])
      expect(Number(one.values['hf2hParPrice']), one.key).toBeLessThanOrEqual(Number(one.values['hf2hContractAmt']))
    }
  })
  it('are the same for the same instant', async () => {
    const again = emptyStore()
    await seedDemo(again, countingPorts().ports)
    for (const { table } of CASE_RECORDS) expect(await rowsOf(again, table)).toEqual(of(table))
  })
})
