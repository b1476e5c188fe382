import { beforeEach, describe, expect, it } from 'vitest'
import type { Values } from '../../../lib/backend/store.ts'
import { loanTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import {
  bankRateTable,
  cityRateTable,
  firstPaymentTable,
  fundPolicyTable,
  primeRateTable,
} from '../../../lib/backend/case-record/lending-tables.ts'
import { type CaseRecordFixture, LOAN, TRADE } from './case-record-fixture.ts'
import { issuesOf, type Send } from '../handlers/fixture.ts'
import { openLoanFixture } from './loan-fixture.ts'

let fixture: CaseRecordFixture
let follow: Send
const open = async (facts: Values = {}) => {
  fixture = await openLoanFixture(facts)
  follow = await fixture.as('follow')
}
beforeEach(() => open())
const save = (record: Readonly<Record<string, unknown>>, send = follow) =>
  send(`${LOAN}.doSave`, { hf2iPrjId: 'p1', ...record })
const stored = async () => (await fixture.rows(loanTable))[0]?.values ?? {}
const bankRate = (key: string, values: Values) =>
  fixture.put(bankRateTable, key, {
    rateBank: 'B1',
    rateHouse: 'FIRST',
    ratePoints: -45,
    rateFrom: '2025-05-20',
    enabled: 1,
    ...values,
  })

describe('the rate a loan starts with', () => {
  it('ROU-008 is the newest one in use of the chosen bank', async () => {
    await bankRate('old', { rateYear: 3.4, rateFrom: '2024-05-20' })
    await bankRate('now', { rateYear: 3.05 })
    await bankRate('later', { rateYear: 2.9, rateFrom: '2027-01-01' })
    await bankRate('off', { rateYear: 2.8, rateFrom: '2026-01-01', enabled: 0 })
    await save({ hf21DivisionDetailId: 'org-bank' })
    expect((await stored())['hf2iLoanRate']).toBe(0.0305)
  })
  it('ROU-008 goes by the prime rate where the bank names points alone, and follows a new quotation', async () => {
    await bankRate('now', {})
    await fixture.put(primeRateTable, 'l1', { lprDate: '2025-05-20', lprOneYear: 3, lprFiveYear: 3.5, enabled: 1 })
    await fixture.put(primeRateTable, 'l2', { lprDate: '2026-05-20', lprOneYear: 2.9, lprFiveYear: 3.4, enabled: 1 })
    await save({ hf21DivisionDetailId: 'org-bank' })
    expect((await stored())['hf2iLoanRate']).toBe(0.0295)
  })
  it('ROU-008 is that of a second home where the trade says so', async () => {
    await bankRate('first', { rateYear: 3.05 })
    await bankRate('second', { rateHouse: 'SECOND', rateYear: 3.45 })
    await fixture.addRecordOf(TRADE, 't1', { hf2hIsFirst: '1' })
    await save({ hf21DivisionDetailId: 'org-bank' })
    expect((await stored())['hf2iLoanRate']).toBe(0.0345)
  })
  it('ROU-011 is the least one of the city for the years of the loan where the bank has none', async () => {
    const least = (key: string, values: Values) =>
      fixture.put(
        cityRateTable,
        key,
        {
          cityRateCity: '440100',
          cityRateHouse: 'FIRST',
          cityRateTerm: 'LONG',
          cityRateMonth: '2025-05-20',
          enabled: 1,
          ...values,
        },
        { city: '440100' },
      )
    await least('long', { cityRateLeast: 3 })
    await least('short', { cityRateTerm: 'SHORT', cityRateLeast: 2.9 })
    await fixture.put(
      cityRateTable,
      'south',
      {
        cityRateCity: '440300',
        cityRateHouse: 'FIRST',
        cityRateTerm: 'SHORT',
        cityRateLeast: 2.5,
        cityRateMonth: '2026-05-20',
        enabled: 1,
      },
      { city: '440300' },
    )
    await save({ hf21DivisionDetailId: 'org-bank', hf2iLoanYear: 5 })
    expect((await stored())['hf2iLoanRate']).toBe(0.029)
  })
  it('never replaces what a person entered or left empty, and stays empty where no rate is laid down', async () => {
    await save({ hf21DivisionDetailId: 'org-bank' })
    expect((await stored())['hf2iLoanRate'] ?? null).toBeNull()
    await bankRate('now', { rateYear: 3.05 })
    const { keyValue } = (
      await save({ keyValue: (await fixture.rows(loanTable))[0]?.key, hf21DivisionDetailId: 'org-foreign' })
    ).data as { readonly keyValue: string } // adapter: the saved record
    await save({ keyValue, hf21DivisionDetailId: 'org-bank', hf2iLoanRate: null })
    expect((await stored())['hf2iLoanRate'] ?? null).toBeNull()
    await save({ keyValue, hf2iLoanYear: 30, hf2iLoanRate: 0.04 })
    expect((await stored())['hf2iLoanRate']).toBe(0.04)
  })
  it('ROU-010 of the fund is that of its policy in force for the years', async () => {
    await open({ prjPayType: 'HH2002', hf20LoanScheme: 'HF9902' })
    const policy = (key: string, values: Values) =>
      fixture.put(fundPolicyTable, key, {
        fundName: key,
        fundHouse: 'FIRST',
        fundYears: 'LONG',
        fundFrom: '2025-05-08',
        enabled: 1,
        ...values,
      })
    await policy('long', { fundRate: 2.6 })
    await policy('short', { fundYears: 'SHORT', fundRate: 2.1 })
    await policy('before', { fundRate: 2.85, enabled: 0 })
    await save({ hf2iFundRepayYear: 30 })
    expect((await stored())['hf2iFundRate']).toBe(0.026)
  })
})

describe('the most a loan comes to', () => {
  const rule = (key: string, payLeast: number, values: Values = {}) =>
    fixture.put(
      firstPaymentTable,
      key,
      {
        payName: key,
        payCity: '440100',
        payScheme: 'HF9901',
        payHouse: 'FIRST',
        payLeast,
        payFrom: '2024-05-28',
        enabled: 1,
        ...values,
      },
      { city: '440100' },
    )
  it('ROU-010 leaves the least first payment of the city to the buyers; a manager may agree to more', async () => {
    await fixture.addRecordOf(TRADE, 't1', { hf2hContractAmt: 3_000_000 })
    expect((await save({ hf2iLoanAmt: 2_900_000 })).success).toBe(true)
    const keyValue = (await fixture.rows(loanTable))[0]?.key
    await rule('first', 0.15)
    await rule('auction', 0.3)
    await rule('second', 0.05, { payHouse: 'SECOND' })
    await rule('south', 0.05, { payCity: '440300' })
    expect((await save({ keyValue, hf2iLoanAmt: 2_550_000 })).success).toBe(true)
    expect(issuesOf(await save({ keyValue, hf2iLoanAmt: 2_550_000.01 }))).toEqual({
      hf2iLoanAmt: '商业贷款金额过高：最低首付为成交价的 15%，贷款合计不超过 2,550,000.00 元，否则须由经理保存',
    })
    expect((await save({ keyValue, hf2iLoanAmt: 2_600_000 }, await fixture.as('manager'))).success).toBe(true)
    // A value that a manager approved does not prevent other users from saving other fields.
    expect((await save({ keyValue, hf2iMonthIn: 30_000 })).success).toBe(true)
  })
  it('ROU-010 of the fund is the highest limit of its policies in force', async () => {
    await open({ prjPayType: 'HH2002', hf20LoanScheme: 'HF9902' })
    await fixture.put(fundPolicyTable, 'one', {
      fundName: 'one',
      fundHouse: 'FIRST',
      fundLimitOne: 800_000,
      fundLimitTwo: 1_600_000,
      fundFrom: '2025-05-08',
      enabled: 1,
    })
    expect(issuesOf(await save({ hf2iFundLoan: 1_600_001 }))).toEqual({
      hf2iFundLoan: '公积金贷款金额超过公积金政策的最高额度 1,600,000.00 元，须由经理保存',
    })
    await fixture.put(fundPolicyTable, 'more', {
      fundName: 'more',
      fundHouse: null,
      fundLimitTwo: 2_080_000,
      fundFrom: '2025-05-08',
      enabled: 1,
    })
    expect((await save({ hf2iFundLoan: 1_600_001 })).success).toBe(true)
  })
})
