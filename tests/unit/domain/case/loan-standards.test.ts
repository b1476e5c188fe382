import { describe, expect, it } from 'vitest'
import { leastFirstPayment } from '../../../../lib/domain/loan/first-payment.ts'
import { fundLimit, fundRate } from '../../../../lib/domain/loan/fund-policy.ts'
import { proposedRate } from '../../../../lib/domain/loan/lending-rates.ts'
import { withLoanBank } from '../../../../lib/domain/loan/loan-bank.ts'
import { homeOf, termOf } from '../../../../lib/domain/loan/loan-term.ts'

const TODAY = '2026-11-20'
const TOMORROW = '2026-11-21'
type Row = Readonly<Record<string, string | number | null>>

describe('a loan', () => {
  it('is short up to five years, and long where nobody said', () => {
    expect([1, 5, 6, 30, null].map(termOf)).toEqual(['SHORT', 'SHORT', 'LONG', 'LONG', 'LONG'])
  })
  it('is for the first home where nobody said otherwise', () => {
    expect([null, '', '0', '1'].map(homeOf)).toEqual(['FIRST', 'FIRST', 'FIRST', 'SECOND'])
  })
  it('OPN-029 keeps the bank it was answered with under either name, its own name first', () => {
    expect(withLoanBank({ amount: 1, hf2iDivisionDetailId: 'b' })).toEqual({ amount: 1, hf21DivisionDetailId: 'b' })
    expect(withLoanBank({ hf21DivisionDetailId: null, hf2iDivisionDetailId: 'b' })).toEqual({
      hf21DivisionDetailId: 'b',
    })
    expect(withLoanBank({ hf21DivisionDetailId: 'a', hf2iDivisionDetailId: 'b' })).toEqual({
      hf21DivisionDetailId: 'a',
    })
    expect(withLoanBank({ amount: 1 })).toEqual({ amount: 1 })
  })
})

describe('ROU-010 the least first payment', () => {
  const rule: Row = { enabled: 1, payCity: null, payScheme: null, payHouse: 'FIRST', payFrom: null, payLeast: 0.3 }
  const least = (...rules: Row[]) =>
    leastFirstPayment(
      rules.map((one) => ({ ...rule, ...one })),
      { city: '440100', scheme: 'HF9901', home: 'FIRST', today: TODAY },
    )
  it('is the smallest any rule asks for', () => {
    expect(least({}, { payLeast: 0.2 }, { payLeast: 0.25 })).toBe(0.2)
    expect(least({ payLeast: 0 })).toBe(0)
  })
  it('does not exist without a rule, nor by one that names no share', () => {
    expect(least()).toBeNull()
    expect(least({ payLeast: null })).toBeNull()
    expect(least({ payLeast: null }, { payLeast: 0.3 })).toBe(0.3)
  })
  it('goes by rules of its city, its scheme and its homes, and by those that name none', () => {
    expect(least({ payCity: '440100' })).toBe(0.3)
    expect(least({ payCity: '440300' })).toBeNull()
    expect(least({ payScheme: 'HF9901' })).toBe(0.3)
    expect(least({ payScheme: 'HF9902' })).toBeNull()
    expect(least({ payHouse: 'SECOND' })).toBeNull()
  })
  it('goes by rules that are in use, from their first day on', () => {
    expect(least({ enabled: 0 })).toBeNull()
    expect(least({ payFrom: TODAY })).toBe(0.3)
    expect(least({ payFrom: TOMORROW })).toBeNull()
  })
})

describe('ROU-010 the housing provident fund', () => {
  const policy: Row = {
    enabled: 1,
    fundHouse: null,
    fundYears: 'LONG',
    fundFrom: '2026-01-01',
    fundRate: 2.6,
    fundLimitOne: 800_000,
    fundLimitTwo: 1_600_000,
  }
  const criteria = { home: 'FIRST', years: 30, today: TODAY } as const
  const rows = (policies: readonly Row[]) => policies.map((one) => ({ ...policy, ...one }))
  const rate = (policies: readonly Row[], more: { readonly years?: number | null } = {}) =>
    fundRate(rows(policies), { ...criteria, ...more })
  const limit = (...policies: Row[]) => fundLimit(rows(policies), criteria)
  it('lends at the highest rate of the policies for these years, as a ratio', () => {
    expect(rate([{}])).toBe(0.026)
    expect(rate([{}, { fundRate: 3.075 }, { fundRate: 2.1 }])).toBe(0.03075)
    expect(rate([{}, { fundYears: 'SHORT', fundRate: 2.1 }], { years: 5 })).toBe(0.021)
    expect(rate([{ fundRate: null }, {}])).toBe(0.026)
  })
  it('says no rate where no policy names one, nor while nobody knows the years', () => {
    expect(rate([])).toBeNull()
    expect(rate([{ fundRate: null }])).toBeNull()
    expect(rate([{ fundYears: 'SHORT' }])).toBeNull()
    expect(rate([{}], { years: null })).toBeNull()
  })
  it('lends as much as the most generous policy lets it, whatever the years', () => {
    expect(limit({})).toBe(1_600_000)
    expect(limit({ fundLimitTwo: null })).toBe(800_000)
    expect(limit({ fundYears: 'SHORT', fundLimitTwo: 900_000 }, { fundLimitTwo: 850_000 })).toBe(900_000)
    expect(limit({ fundLimitOne: null, fundLimitTwo: null })).toBeNull()
    expect(limit()).toBeNull()
  })
  it('goes by policies in force: in use, started, and for these homes or for all', () => {
    expect(limit({ enabled: 0 })).toBeNull()
    expect(limit({ fundFrom: TODAY })).toBe(1_600_000)
    expect(limit({ fundFrom: TOMORROW })).toBeNull()
    expect(limit({ fundFrom: null })).toBe(1_600_000)
    expect(limit({ fundHouse: 'FIRST' })).toBe(1_600_000)
    expect(limit({ fundHouse: 'SECOND' })).toBeNull()
  })
})

describe('ROU-008 ROU-011 the rate a commercial loan starts with', () => {
  const bank: Row = {
    enabled: 1,
    rateBank: 'ICBC',
    rateHouse: 'FIRST',
    rateYear: 3.05,
    ratePoints: -30,
    rateFrom: '2026-01-01',
  }
  const city: Row = {
    enabled: 1,
    cityRateCity: '440100',
    cityRateHouse: 'FIRST',
    cityRateTerm: 'LONG',
    cityRateLeast: 3.2,
    cityRatePoints: -20,
    cityRateMonth: '2026-01-01',
  }
  const prime: Row = { enabled: 1, lprDate: '2026-10-20', lprOneYear: 3, lprFiveYear: 3.5 }
  interface Lists {
    readonly banks?: readonly Row[]
    readonly cities?: readonly Row[]
    readonly primes?: readonly Row[]
  }
  const criteria = { bank: 'ICBC', city: '440100', home: 'FIRST', years: 30, today: TODAY } as const
  const rate = ({ banks = [], cities = [], primes = [prime] }: Lists, more: Partial<Record<string, unknown>> = {}) =>
    proposedRate({ ...criteria, ...more }, { banks, cities, prime: primes })

  it('is that of the bank, else the least one of the city', () => {
    expect(rate({ banks: [bank], cities: [city] })).toBe(0.0305)
    expect(rate({ cities: [city] })).toBe(0.032)
    expect(rate({})).toBeNull()
  })
  it('goes by the prime rate and the points on it where no rate is named', () => {
    expect(rate({ banks: [{ ...bank, rateYear: null }] })).toBe(0.032)
    expect(rate({ banks: [{ ...bank, rateYear: null, ratePoints: null }] })).toBe(0.035)
    expect(rate({ banks: [{ ...bank, rateYear: null, ratePoints: 25 }] })).toBe(0.0375)
    expect(rate({ cities: [{ ...city, cityRateLeast: null }] })).toBe(0.033)
    expect(rate({ banks: [{ ...bank, rateYear: null }], primes: [] })).toBeNull()
  })
  it('goes by the one-year prime rate for a short loan of a city, by the five-year one for any loan of a bank', () => {
    const short = { years: 5 }
    expect(rate({ cities: [{ ...city, cityRateTerm: 'SHORT', cityRateLeast: null }] }, short)).toBe(0.028)
    expect(rate({ banks: [{ ...bank, rateYear: null }] }, short)).toBe(0.032)
  })
  it('is of this bank, this city, these homes and these years only', () => {
    expect(rate({ banks: [bank] }, { bank: 'CCB' })).toBeNull()
    expect(rate({ banks: [{ ...bank, rateBank: null }] }, { bank: null })).toBeNull()
    expect(rate({ banks: [bank] }, { home: 'SECOND' })).toBeNull()
    expect(rate({ cities: [city] }, { city: '440300' })).toBeNull()
    expect(rate({ cities: [{ ...city, cityRateCity: null }] }, { city: null })).toBeNull()
    expect(rate({ cities: [city] }, { home: 'SECOND' })).toBeNull()
    expect(rate({ cities: [city] }, { years: 3 })).toBeNull()
  })
  it('is the one that came into force last, of those in use', () => {
    const rates = (...more: Row[]) => rate({ banks: more.map((one) => ({ ...bank, ...one })) })
    const [old, new_] = [{ rateFrom: '2026-01-01' }, { rateFrom: TODAY, rateYear: 2.9 }]
    expect([rates(old, new_), rates(new_, old)]).toEqual([0.029, 0.029])
    expect(rates(old, { ...new_, rateFrom: TOMORROW })).toBe(0.0305)
    expect(rates(old, { ...new_, enabled: 0 })).toBe(0.0305)
    expect(rates({ rateFrom: null, rateYear: 4 }, old)).toBe(0.0305)
    expect(rates({ rateFrom: null, rateYear: 4 })).toBe(0.04)
  })
  it('goes by the newest prime rate', () => {
    const primes = [prime, { ...prime, lprDate: '2026-11-20', lprFiveYear: 3.4 }]
    expect(rate({ banks: [{ ...bank, rateYear: null }], primes })).toBe(0.031)
    expect(rate({ banks: [{ ...bank, rateYear: null }], primes: primes.toReversed() })).toBe(0.031)
  })
})
