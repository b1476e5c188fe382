import { beforeAll, describe, expect, it } from 'vitest'
import { overlayFor } from '../../../lib/backend/dictionary/field-meta-handlers.ts'
import { readLedger, sumsOf } from '../../../lib/backend/fee/ledger/case-ledger.ts'
import { documentTable } from '../../../lib/backend/file/document-table.ts'
import { recordOf } from '../../../lib/backend/record/answer.ts'
import { DICTIONARIES } from '../../../lib/backend/seed/dictionaries/dictionaries.ts'
import { seedDemo } from '../../../lib/testing/demo/seed-demo.ts'
import type { Row, Store, Table } from '../../../lib/backend/store.ts'
import {
  chargeTable,
  examinationTable,
  expenseTable,
  incomeTable,
  orderTable,
} from '../../../lib/backend/fee/fee-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { check } from '../../../lib/catalogue/check.ts'
import { dayOf } from '../../../lib/catalogue/day.ts'
import { chargeTypeOf } from '../../../lib/domain/fee/ledger.ts'
import { charge } from '../../../lib/domain/fee/charge.ts'
import { expense } from '../../../lib/domain/fee/expense.ts'
import { income } from '../../../lib/domain/fee/income.ts'
import { incomeStatus } from '../../../lib/domain/fee/fee-status.ts'
import { countingPorts, emptyStore, NOW, rowsOf } from '../seed/seeding.ts'

const CODES = new Map(DICTIONARIES.map(({ code, entries }) => [code, new Set(entries.map(([key]) => key))]))
let store: Store
const { ports } = countingPorts()
const rows = new Map<string, readonly Row[]>()
const of = (table: Table) => rows.get(table.name) ?? []
beforeAll(async () => {
  store = emptyStore()
  await seedDemo(store, ports)
  for (const table of [
    documentTable,
    projectTable,
    chargeTable,
    incomeTable,
    orderTable,
    expenseTable,
    examinationTable,
  ])
    rows.set(table.name, await rowsOf(store, table))
})
const inWhole = (yuan: unknown) => Math.round(Number(yuan ?? 0) * 100)
const total = (list: readonly Row[], field: string) => list.reduce((sum, { values }) => sum + inWhole(values[field]), 0)

describe('the books of the demo cases', () => {
  it('FEE-011 ruling 10 agree with the sums of their cases, by the book and by plain adding up', async () => {
    for (const project of of(projectTable)) {
      const here = (table: Table) => of(table).filter((row) => row.project === project.key)
      const { hf20Amount5 = null, hf20NoPayAmount = null, hf20PrjCost = null } = project.values
      if (here(chargeTable).length === 0)
        expect(
          [hf20Amount5, hf20NoPayAmount, hf20PrjCost, here(incomeTable).length, here(expenseTable).length],
          project.key,
        ).toEqual([null, null, null, 0, 0])
      else {
        expect(
          sumsOf(await store.unit({ account: 'system', now: NOW }, (unit) => readLedger(unit, project))),
          project.key,
        ).toEqual({ hf20Amount5, hf20NoPayAmount, hf20PrjCost })
        const received = total(
          here(incomeTable).filter(({ values }) => values['paySign'] === 1),
          'orderAmount',
        )
        expect([inWhole(hf20Amount5), inWhole(hf20NoPayAmount), inWhole(hf20PrjCost)], project.key).toEqual([
          received,
          total(here(chargeTable), 'totalFee') - received,
          total(
            here(expenseTable).filter(({ values }) => values['hf40Status'] === 'HFE303'),
            'hf40CostFet',
          ),
        ])
      }
    }
    expect(of(projectTable).filter(({ values }) => Number(values['hf20NoPayAmount']) > 0).length).toBeGreaterThan(20)
  })
  it('never book more than is charged, and of no type the case has not', () => {
    for (const one of of(chargeTable)) {
      const here = of(incomeTable).filter(
        ({ project, values }) =>
          project === one.project && chargeTypeOf(values) === one.values['produceCls'] && values['status'] !== 'BDA106',
      )
      expect(total(here, 'orderAmount'), one.key).toBeLessThanOrEqual(inWhole(one.values['totalFee']))
    }
    for (const { key, project, values } of of(incomeTable))
      expect(
        of(chargeTable).some((one) => one.project === project && one.values['produceCls'] === chargeTypeOf(values)),
        key,
      ).toBe(true)
  })
  it('INC-013 to INC-018 EXP-008 to EXP-010 show all states of incomes and expenses, and orders to deduct', () => {
    expect(new Set(of(incomeTable).map(({ values }) => incomeStatus(values)))).toEqual(
      new Set(['pending', 'unpaid', 'paid', 'returned', 'reviewed']),
    )
    expect(new Set(of(incomeTable).map(({ values }) => values['hf54ChargeKind']))).toEqual(
      new Set(['HH0701', 'HH0702']),
    )
    expect(new Set(of(expenseTable).map(({ values }) => values['hf40Status']))).toEqual(
      new Set(['HFE302', 'HFE303', 'HFE305']),
    )
    const prepaid = of(orderTable).filter(({ values }) => values['sl01IncomeId'] === undefined)
    expect(prepaid.filter(({ values }) => values['sl01DeductedBy'] === undefined).length).toBeGreaterThan(5)
    expect(prepaid.filter(({ values }) => values['sl01DeductedBy'] !== undefined).length).toBeGreaterThan(5)
    // Numbers as finance enters them, each at its only place.
    for (const { city, values } of prepaid)
      expect([/^\d{14}$/.test(String(values['sl01TransactionNumber'])), values['receiptPlace']]).toEqual([
        true,
        `${city} ${values['sl01TransactionNumber']}`,
      ])
    expect(new Set(prepaid.map(({ values }) => values['receiptPlace'])).size).toBe(prepaid.length)
  })
  it('give every income its order, which says the same, and every deduction whole orders that name it', () => {
    for (const { key, values } of of(incomeTable)) {
      const [order, ...others] = of(orderTable).filter((one) => one.values['sl01IncomeId'] === key)
      expect(others, key).toEqual([])
      expect(
        [
          order?.values['sl01Status'],
          order?.values['sl01PaySign'],
          order?.values['sl01OrderAmount'],
          order?.values['sl01BillNo'],
          order?.values['sl01PayChannel'],
        ],
        key,
      ).toEqual([values['status'], values['paySign'], values['orderAmount'], values['billNo'], values['payChannel']])
      if (values['hf54ChargeKind'] !== 'HH0701') continue
      const bound = of(orderTable).filter((one) => one.values['sl01DeductedBy'] === key)
      expect([bound.map((one) => one.key), total(bound, 'sl01OrderAmount')], key).toEqual([
        values['hf54BindOrederId'],
        inWhole(values['orderAmount']),
      ])
    }
    const numbers = of(orderTable).map(({ values }) => values['sl01BillNo'])
    expect([new Set(numbers).size, numbers.every((number) => /^SO\d{8}-\d{3,}$/.test(String(number)))]).toEqual([
      numbers.length,
      true,
    ])
  })
  it('INC-029 keep a picture of the voucher of every income collected at the counter, each its own', async () => {
    const counter = of(incomeTable).filter(({ values }) => values['payChannel'] === 'HH2301')
    expect(counter.length).toBeGreaterThan(20)
    for (const { key, values } of of(incomeTable)) {
      const document = of(documentTable).find((one) => one.key === values['hf54Image'])
      expect([document?.values['objId'], document?.values['state']], key).toEqual(
        values['payChannel'] === 'HH2301' ? [key, 'kept'] : [undefined, undefined],
      )
      expect(of(orderTable).find((one) => one.values['sl01IncomeId'] === key)?.values['sl01Image1'], key).toBe(
        values['hf54Image'],
      )
      if (document) expect(await ports.files.has(String(document.values['hash'])), key).toBe(true)
    }
    expect(
      new Set(of(documentTable).flatMap(({ values }) => (values['fileCls'] === 'hf54Image' ? [values['hash']] : [])))
        .size,
    ).toBe(counter.length)
  })
  it('pass the check of what is still to be changed, with codes of the dictionaries', async () => {
    const codesOf = (dict: string) => CODES.get(dict) ?? new Set<string>()
    await store.unit({ account: 'system', now: NOW }, async (unit) => {
      for (const [entity, table, more] of [
        [charge, chargeTable, {}],
        [expense, expenseTable, { canEdit: 1 }],
        [income, incomeTable, { hf54Id: 'handed in' }],
      ] as const) {
        const overlay = await overlayFor(unit, entity, null)
        for (const one of of(table))
          expect(
            check(
              entity,
              { ...recordOf(entity, one), ...more },
              { today: dayOf(NOW), overlay, codesOf, facts: { isFinance: 0 } },
            ),
            one.key,
          ).toEqual([])
      }
    })
  })
  it('INC-045 INC-046 carry a line for every hand-in and decision; what waits is what nobody decided or mended', () => {
    for (const { key, values } of [
      ...of(orderTable).filter((one) => one.values['sl01IncomeId'] !== undefined),
      ...of(expenseTable),
    ]) {
      const lines = of(examinationTable)
        .filter((one) => one.values['hf3fObjId'] === key)
        .toSorted((a, b) => Number(a.values['sortNo']) - Number(b.values['sortNo']))
        .map((one) => [one.values['hf3fAction'], one.values['hf3fIsRead']])
      const status = String(values['sl01Status'] ?? values['hf40Status'])
      const deducted = values['sl01PayChannel'] === undefined && values['hf40Status'] === undefined
      const expected =
        status === 'BDA106' || status === 'HFE305'
          ? [
              ['SUBMIT', '1'],
              ['RETURN', '0'],
            ]
          : deducted || status === 'BDA103'
            ? [['SUBMIT', '1']]
            : status === 'BDA107' || status === 'HFE303'
              ? [
                  ['SUBMIT', '1'],
                  ['APPROVE', '1'],
                ]
              : [['SUBMIT', '0']]
      expect(lines, key).toEqual(expected)
    }
  })
  it('are the same for the same instant', async () => {
    const again = emptyStore()
    await seedDemo(again, countingPorts().ports)
    for (const table of [chargeTable, incomeTable, orderTable, expenseTable, examinationTable])
      expect(await rowsOf(again, table)).toEqual(of(table))
  })
})
