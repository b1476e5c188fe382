import { describe, expect, it } from 'vitest'
import { trade } from '../../../../lib/domain/trade/trade.ts'
import {
  AMOUNTS_IN_WORDS,
  amountInWords,
  isWithoutDeposit,
  NO_DEPOSIT,
} from '../../../../lib/domain/trade/amount-words.ts'
import { asking } from './asking.ts'

const { shownFor, says, saysRequired, settled } = asking(trade)
const MODES = [null, 'HFG501', 'HFG502', 'HFG503', 'HFG504', 'HFG505', 'HFG506', 'HFG507', 'HFG508', 'HFG509']
const SOLD = MODES.filter((mode) => mode === null || !['HFG505', 'HFG506', 'HFG507'].includes(mode))
const FORMER_COSTS = [
  'hf2hAmt6',
  'hf2hAmt7',
  'hf2hNotaryFee',
  'hf2hDecorationFee',
  'hf2hRealEstate',
  'hf2hHouseReturnInterest',
]
const FEES = ['hf2hAmt1', 'hf2hAmt2', 'hf2hAmt3', 'hf2hAmt4', 'hf2hAmt5', 'hf2hDldQiTax']

describe('the way the house is traded', () => {
  it.each([
    ['TRD-020', 'hf2hOnlineAmt', SOLD],
    ['TRD-020', 'hf2hDeposit', SOLD],
    ['TRD-020', 'hf2hContractState', SOLD],
    ['TRD-020', 'hf2hOtherCondition', SOLD],
    ['TRD-021', 'hf2hExchangeMine', ['HFG507']],
    ['TRD-022', 'hf2hTaxPric', ['HFG508']],
    ['TRD-022', 'hf2hRelationType', ['HFG508']],
    ['TRD-023', 'hf2hPaimaiPrice', ['HFG509']],
  ])('%s decides where %s is asked for', (_id, name, modes) =>
    expect(shownFor(name, 'hf2hTradeType', MODES)).toEqual(modes),
  )
  it('TRD-024 asks for what the owner once paid where an invoice is provided (HFF201)', () => {
    for (const name of FORMER_COSTS)
      expect([
        name,
        shownFor(name, 'hf2hOtherCondition', [null, 'HFF201', 'HFF202'], { hf2hTradeType: 'HFG501' }),
      ]).toEqual([name, ['HFF201']])
  })
  it('TRD-024 TRD-020 never asks for it while the question itself is hidden', () => {
    for (const name of FORMER_COSTS)
      expect([name, shownFor(name, 'hf2hTradeType', MODES, { hf2hOtherCondition: 'HFF201' })]).toEqual([name, SOLD])
  })
  it('TRD-020 what is hidden keeps its value, and blocks no save though the metadata requires it', () => {
    expect(
      settled(
        { hf2hTradeType: 'HFG501', hf2hDeposit: 50_000, hf2hOtherCondition: 'HFF201', hf2hAmt6: 100 },
        { hf2hTradeType: 'HFG505' },
      ),
    ).toMatchObject({ hf2hDeposit: 50_000, hf2hOtherCondition: 'HFF201', hf2hAmt6: 100 })
    expect(
      saysRequired(['hf2hDeposit', 'hf2hAmt6'], { hf2hTradeType: 'HFG505', hf2hOtherCondition: 'HFF201' }),
    ).toEqual([])
    expect(
      saysRequired(['hf2hDeposit', 'hf2hAmt6'], { hf2hTradeType: 'HFG501', hf2hOtherCondition: 'HFF201' }),
    ).toEqual(['定金/押金必填', '上手中介费必填'])
  })
})

describe('amounts of the trade', () => {
  it.each([...FEES, ...FORMER_COSTS])('TRD-025 %s is nothing or more', (name) => {
    const record = { hf2hTradeType: 'HFG501', hf2hOtherCondition: 'HFF201' }
    expect(says({ ...record, [name]: 0 })).toEqual([])
    expect(says({ ...record, [name]: -0.01 })).toEqual([`${trade.fields[name]?.label}不能小于0元`])
  })
  it('TRD-026 OPN-051 a deposit is nothing or more; nothing is said in words, which an empty one is not', () => {
    expect([says({ hf2hDeposit: 0 }), says({ hf2hDeposit: -1 })]).toEqual([[], ['定金/押金不能小于0元']])
    expect([0, 0.01, 50_000, null, undefined, '0'].map(isWithoutDeposit)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
    expect(NO_DEPOSIT).toBe('无需缴纳押金')
  })
  it.each([
    ['hf2hTaxPric', 'HFG508', '税局核定价'],
    ['hf2hPaimaiPrice', 'HFG509', '拍卖价'],
  ])('TRD-027 %s is nothing to 100,000,000 yuan', (name, mode, label) => {
    expect([0, 100_000_000].map((amount) => says({ hf2hTradeType: mode, [name]: amount }))).toEqual([[], []])
    expect([-1, 100_000_000.01].map((amount) => says({ hf2hTradeType: mode, [name]: amount }))).toEqual([
      [`${label}不能小于0元`],
      [`${label}不能大于100,000,000元`],
    ])
  })
  it('TRD-004 stand in a contract in words too', () => {
    expect([3_280_000, 0, 0.01, 1_234.5].map(amountInWords)).toEqual([
      '叁佰贰拾捌万元整',
      '零元整',
      '壹分',
      '壹仟贰佰叁拾肆元伍角',
    ])
    expect(
      [null, undefined, '', '100', 0.001, Number.NaN, Number.POSITIVE_INFINITY, 10_000_000_000_000].map(amountInWords),
    ).toEqual([null, null, null, null, null, null, null, null])
    expect(amountInWords(9_999_999_999_999.99)).not.toBeNull()
    for (const name of AMOUNTS_IN_WORDS) expect(trade.fields[name]).toMatchObject({ kind: 'number', stored: 'yuan' })
  })
})

describe('the parties and places of a trade:', () => {
  it('OPN-111 one to five owners sell, to one buyer or more', () => {
    expect([1, 5].map((count) => says({ hf2hOwnerNumber: count, hf2hBuyerNum: count }))).toEqual([[], []])
    expect([
      says({ hf2hOwnerNumber: 0 }),
      says({ hf2hOwnerNumber: 6 }),
      says({ hf2hBuyerNum: 0 }),
      says({ hf2hBuyerNum: 6 }),
    ]).toEqual([['业主人数不能小于1人'], ['业主人数不能大于5人'], ['买家人数不能小于1人'], []])
  })
  it('TRD-017 accounts are digits, as many as a bank may have', () => {
    for (const [name, label] of [
      ['hf2hCollectionNo', '收款账号'],
      ['hf2hPaymentNo', '付款账号'],
    ] as const) {
      expect([
        says({ [name]: `000000${'1'.repeat(26)}` }),
        says({ [name]: '000000 1' }),
        says({ [name]: '0'.repeat(33) }),
      ]).toEqual([[], [`${label}只能填写数字`], [`${label}不能超过32个字`]])
    }
  })
  it('TRD-014 TRD-029 a wished-for date may be any time', () => {
    for (const name of ['hf2hRequireTong', 'hf2hRequireGuo', 'hf2hRequireKuan', 'hf2hRequireLou'])
      expect([
        says({ [name]: 'anytime' }),
        says({ [name]: '2027-02-28' }),
        says({ [name]: '2027-02-29' }).length,
      ]).toEqual([[], [], 1])
  })
  it('TRD-016 at most nine files are attached in each place', () => {
    for (const name of ['hf2hImage1', 'hf2hFile1', 'hf2hFile2', 'hf2hFile3'])
      expect(
        [9, 10].map((count) => says({ [name]: Array.from({ length: count }, (_, index) => `d${index}`) }).length),
      ).toEqual([0, 1])
  })
})
