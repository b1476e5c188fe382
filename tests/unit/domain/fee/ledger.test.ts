import { describe, expect, it } from 'vitest'
import { fromFen, toFen, toStored } from '../../../../lib/catalogue/unit.ts'
import {
  type PostedIncome,
  posted,
  ledgerTotals,
  chargeBalance,
  chargeTypeOf,
  fenOf,
  weightOf,
} from '../../../../lib/domain/fee/ledger.ts'
import {
  fenText,
  isUnfinished,
  noCharging,
  repeatedTypes,
  totalIssue,
} from '../../../../lib/domain/fee/charge-rules.ts'
import { chargeOfExpense } from '../../../../lib/domain/fee/expense-charge.ts'
import { orderClassOf } from '../../../../lib/domain/fee/order-class.ts'
import * as fc from '../../../property.ts'

const TYPES = ['PC01', 'PC02', 'PC10'] as const
const fen = fc.bigInt({ min: 0n, max: 10n ** 13n })
const income = fc.record<PostedIncome>({
  type: fc.constantFrom(...TYPES),
  amount: fen,
  weight: fc.constantFrom('received', 'open', 'void'),
})
const charges = fc
  .tuple(fc.option(fen), fc.option(fen), fc.option(fen))
  .map((totals) => totals.map((total, index) => ({ type: TYPES[index] ?? 'PC01', total })))
const expense = fc.record({ amount: fen, status: fc.constantFrom('HFE302', 'HFE303', 'HFE305') })

describe('the sums of a case', () => {
  it('FEE-011 of any history are what one gets by walking through it', () => {
    fc.assert(
      fc.property(
        charges,
        fc.array(income, { maxLength: 40 }),
        fc.array(expense, { maxLength: 20 }),
        (charged, incomes, expenses) => {
          const perType = new Map(TYPES.map((type) => [type as string, { received: 0n, open: 0n }]))
          let [collected, cost] = [0n, 0n]
          for (const { type, amount, weight } of incomes) {
            const of = perType.get(type)
            if (!of || weight === 'void') continue
            of[weight] += amount
            if (weight === 'received') collected += amount
          }
          for (const { amount, status } of expenses) if (status === 'HFE303') cost += amount
          const due = charged.reduce(
            (all, { type, total }) => all + (total === null ? 0n : total - (perType.get(type)?.received ?? 0n)),
            0n,
          )
          expect(ledgerTotals(charged, incomes, expenses)).toEqual({ collected, due, cost })
          for (const { type, total } of charged) {
            const { received = 0n, open = 0n } = perType.get(type) ?? {}
            expect(chargeBalance(type, total, incomes)).toEqual({
              received,
              open,
              remind: total === null ? null : total - received,
              bookable: total === null ? null : total - received - open,
            })
          }
        },
      ),
    )
  })
  it('do not depend on the order of the history', () => {
    fc.assert(
      fc.property(charges, fc.array(income, { maxLength: 20 }), (charged, incomes) => {
        expect(ledgerTotals(charged, incomes.toReversed(), [])).toEqual(ledgerTotals(charged, incomes, []))
      }),
    )
  })
  it('INC-036 stay whole while every booking keeps to what can be booked, however it ends', () => {
    const step = fc.record({
      type: fc.constantFrom(...TYPES),
      share: fc.integer({ min: 0, max: 130 }),
      ends: fc.constantFrom<PostedIncome['weight']>('received', 'open', 'void'),
    })
    fc.assert(
      fc.property(fc.tuple(fen, fen, fen), fc.array(step, { maxLength: 60 }), (totals, steps) => {
        const charged = TYPES.map((type, index) => ({ type, total: totals[index] ?? 0n }))
        const incomes: PostedIncome[] = []
        for (const { type, share, ends } of steps) {
          const total = charged.find((one) => one.type === type)?.total ?? 0n
          const most = chargeBalance(type, total, incomes).bookable ?? 0n
          const amount = (total * BigInt(share)) / 100n
          if (amount <= 0n || amount > most) continue
          incomes.push({ type, amount, weight: ends })
        }
        for (const { type, total } of charged) {
          const { received, open, remind, bookable } = chargeBalance(type, total, incomes)
          expect([received + open <= total, (bookable ?? -1n) >= 0n, (remind ?? -1n) >= (bookable ?? 0n)]).toEqual([
            true,
            true,
            true,
          ])
        }
        expect(ledgerTotals(charged, incomes, []).due).toBeGreaterThanOrEqual(0n)
      }),
    )
  })
})

describe('an amount', () => {
  it('of up to a hundred thousand million yuan goes through wire, store and screen without losing a fen', () => {
    fc.assert(
      fc.property(fen, (amount) => {
        const yuan = fromFen(amount)
        expect(toFen(yuan)).toBe(amount)
        expect(fenOf(JSON.parse(JSON.stringify(yuan)) as number)).toBe(amount)
        const text = fenText(amount)
        expect(text).toMatch(/^\d{1,3}(,\d{3})*\.\d{2} 元$/)
        // Compared as digits: what a person reads is the very number of fen.
        expect(BigInt(text.replace(/\D/g, ''))).toBe(amount)
        expect(toStored({ stored: 'yuan', shown: 'yuan', precision: 2 }, text.replace(' 元', ''))).toBe(yuan)
      }),
      { numRuns: 2_000 },
    )
  })
  it('is exact at both ends and around every power of ten', () => {
    for (let power = 0n; power <= 13n; power += 1n)
      for (const near of [-1n, 0n, 1n]) {
        const amount = 10n ** power + near
        if (amount <= 10n ** 13n) expect(toFen(fromFen(amount))).toBe(amount)
      }
  })
  it('with parts of a fen is none', () => {
    expect([fenOf(0.005), fenOf(null), fenOf(undefined), fenOf('5')]).toEqual([null, null, null, null])
  })
})

describe('an income in the book', () => {
  it('INC-032 INC-034 is for the charge its kind names', () => {
    const both = { hf54DeducetionType: 'PC01', hf54ProjectName: 'PC02' }
    expect([
      chargeTypeOf({ ...both, hf54ChargeKind: 'HH0701' }),
      chargeTypeOf({ ...both, hf54ChargeKind: 'HH0702' }),
      chargeTypeOf({ hf54ChargeKind: 'HH0702' }),
      chargeTypeOf({ hf54ChargeKind: 'HH0702', hf54ProjectName: '' }),
    ]).toEqual(['PC01', 'PC02', null, null])
  })
  it('is received once it is paid, open while it is neither paid nor returned', () => {
    expect([
      weightOf({ paySign: 1, status: 'BDA107' }),
      weightOf({ paySign: 1, status: 'BDA106' }),
      weightOf({ paySign: 0, status: 'BDA105' }),
      weightOf({ status: 'BDA102' }),
      weightOf({ paySign: 0, status: 'BDA106' }),
    ]).toEqual(['received', 'received', 'open', 'open', 'void'])
    expect(
      posted({ hf54ChargeKind: 'HH0702', hf54ProjectName: 'PC01', orderAmount: 0.1, paySign: 0, status: 'BDA102' }),
    ).toEqual({ type: 'PC01', amount: 10n, weight: 'open' })
    expect(posted({ hf54ChargeKind: 'HH0702', hf54ProjectName: 'PC01', orderAmount: null })).toBeNull()
    expect(posted({ hf54ChargeKind: 'HH0702', hf54ProjectName: null, orderAmount: 1 })).toBeNull()
  })
})

describe('a charge', () => {
  it('FEE-024 OPN-108 is finished once it says what and how much', () => {
    expect([
      isUnfinished(undefined),
      isUnfinished({}),
      isUnfinished({ produceCls: 'PC01' }),
      isUnfinished({ totalFee: 5 }),
      isUnfinished({ produceCls: 'PC01', totalFee: 0 }),
      isUnfinished({ produceCls: 'PC01', totalFee: 5 }),
    ]).toEqual([false, true, true, true, false, false])
  })
  it('stands once by its type', () => {
    expect(
      repeatedTypes([
        { produceCls: 'PC01' },
        { produceCls: null },
        {},
        { produceCls: 'PC02' },
        { produceCls: 'PC01' },
        { produceCls: 'PC01' },
      ]),
    ).toEqual([
      { row: 4, field: 'produceCls', message: '收费类型与第1行重复' },
      { row: 5, field: 'produceCls', message: '收费类型与第1行重复' },
    ])
  })
  it('never falls below what is booked', () => {
    expect([totalIssue(100n, 100n), totalIssue(null, 0n), totalIssue(99n, 100n), totalIssue(null, 123_456n)]).toEqual([
      null,
      null,
      '总费用不能少于已收与待确认的收入 1.00 元',
      '总费用不能少于已收与待确认的收入 1,234.56 元',
    ])
  })
  it('FEE-013 INC-037 says why nothing can be charged', () => {
    expect([
      noCharging({}),
      noCharging({ totalFee: 5 }),
      noCharging({ remindFee: 3 }),
      noCharging({ totalFee: 5, remindFee: 0, bookableFee: 0 }),
      noCharging({ totalFee: 5, remindFee: 3, bookableFee: 0 }),
      noCharging({ totalFee: 5, remindFee: 3, bookableFee: 1 }),
    ]).toEqual(['noTotal', 'noTotal', 'noTotal', 'paid', 'booked', null])
  })
  it('pays for expenses by their first category that has one, and gives its orders a class', () => {
    expect([
      chargeOfExpense(['自填', 'HX5502', 'HX5501']),
      chargeOfExpense(['HX5506']),
      chargeOfExpense(['constructor']),
      chargeOfExpense([]),
    ]).toEqual(['PC03', null, null, null])
    expect(['PC01', 'PC10', 'PC03', 'PC14', 'toString', ''].map(orderClassOf)).toEqual([
      'SL0101',
      'SL0102',
      'SL0103',
      'SL0104',
      'SL0101',
      'SL0101',
    ])
  })
})
