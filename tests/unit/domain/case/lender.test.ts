import { describe, expect, it } from 'vitest'
import { defaultLender, followsForLender, lenderMismatch } from '../../../../lib/domain/loan/lender.ts'
import type { LoanPlace, Office } from '../../../../lib/domain/loan/loan-organisations.ts'

const office = (keyValue: string, hf31OrgType: string, more: Partial<Office> = {}): Office => ({
  keyValue,
  hf31OrgType,
  hf31City: '440100',
  hf31Area: '440104',
  hf31Foreign: 0,
  hf31FundEntrusted: 0,
  hf31SortNo: 10,
  hf31Enabled: 1,
  ...more,
})
const BANK = office('bank', 'HF9C01')
const ENTRUSTED = office('entrusted', 'HF9C01', { hf31FundEntrusted: 1 })
const SOUTH = office('south', 'HF9C01', { hf31City: '440300' })
const SMALL = office('small', 'HF9C09')
const OLD_TOWN = office('old-town', 'HF9C02', { hf31SortNo: 1 })
const TIANHE = office('tianhe', 'HF9C02', { hf31Area: '440106', hf31SortNo: 2 })
const ALL = [BANK, ENTRUSTED, SOUTH, SMALL, OLD_TOWN, TIANHE]
const HERE: LoanPlace = { city: '440100', area: '440106' }
const ANYWHERE: LoanPlace = { city: '440100', area: null }
const SHENZHEN: LoanPlace = { city: '440300', area: null }
const of = (hf2iLoanType: string | null, more: Readonly<Record<string, string | null>> = {}) => ({
  hf2iLoanType,
  ...more,
})
const preset = (loan: ReturnType<typeof of>, place = HERE, offices: readonly Office[] = ALL) => {
  const { office: lender, fixed } = defaultLender(loan, place, offices)
  return [lender?.keyValue ?? null, fixed]
}

describe('the lender a loan starts with', () => {
  it('LON-018 is the fund centre for a loan of the fund, and nobody else', () => {
    expect([
      preset(of('HF9902')),
      preset(of('HF9902'), ANYWHERE),
      preset(of('HF9902'), { ...HERE, area: '440118' }),
    ]).toEqual([
      ['tianhe', true],
      ['old-town', true],
      ['old-town', true],
    ])
    expect(
      preset(of('HF9902'), { ...HERE, area: '440118' }, [
        ...ALL,
        office('city', 'HF9C02', { hf31Area: null, hf31SortNo: 99 }),
      ]),
    ).toEqual(['city', true])
    expect(defaultLender(of('HF9902'), HERE, ALL).reason).toBe('公积金贷款由住房公积金中心发放，不能改选')
  })
  it('LON-018 is the very centre that handles the loan, where that is one of the city', () => {
    expect([
      preset(of('HF9902', { hf2iHandleOrg: 'old-town' })),
      preset(of('HF9902', { hf2iHandleOrg: 'entrusted' })),
      preset(of('HF9902', { hf2iHandleOrg: 'gone' })),
      preset(of('HF9902', { hf2iHandleOrg: null })),
    ]).toEqual([
      ['old-town', true],
      ['tianhe', true],
      ['tianhe', true],
      ['tianhe', true],
    ])
  })
  it('LON-018 is open where the city has no centre in use', () => {
    expect([
      preset(of('HF9902'), SHENZHEN),
      preset(of('HF9902'), HERE, [{ ...TIANHE, hf31Enabled: 0 }]),
      preset(of('HF9902'), { city: null, area: null }),
    ]).toEqual([
      [null, false],
      [null, false],
      [null, false],
    ])
    expect(defaultLender(of('HF9902'), SHENZHEN, ALL).reason).toBe('房屋所在城市没有可选的住房公积金中心，请自行选择')
  })
  it('LON-018 is the fund centre for a combined loan, which may be changed', () =>
    expect(preset(of('HF9903'))).toEqual(['tianhe', false]))
  it('LON-013 is nobody for a commercial loan, or one of no type', () =>
    expect([
      preset(of('HF9901', { hf21DivisionDetailId: 'bank' })),
      preset(of(null, { hf21DivisionDetailId: 'bank' })),
      preset(of('HF9905')),
    ]).toEqual([
      [null, false],
      [null, false],
      [null, false],
    ]))
  it('LON-018 is the chosen bank for a mortgage, wherever it is, else the person who handles it', () => {
    const mortgage = (more: Readonly<Record<string, string | null>>) => preset(of('HF9907', more))
    expect([
      mortgage({}),
      mortgage({ hf21DivisionDetailId: 'bank', hf2iHandleOrg: 'small' }),
      mortgage({ hf21DivisionDetailId: 'south' }),
      mortgage({ hf2iHandleOrg: 'small' }),
      mortgage({ hf21DivisionDetailId: 'tianhe', hf2iHandleOrg: 'south' }),
      mortgage({ hf21DivisionDetailId: 'gone' }),
    ]).toEqual([
      [null, false],
      ['bank', false],
      ['south', false],
      ['small', false],
      [null, false],
      [null, false],
    ])
  })
})

describe('the lender of a loan:', () => {
  const follows = (before: ReturnType<typeof of>, after: ReturnType<typeof of>, was = HERE, is = HERE) =>
    followsForLender({ loan: before, place: was }, { loan: after, place: is }, ALL)
  const lent = (
    type: string | null,
    hf2iLendersOrg: string | null,
    more: Readonly<Record<string, string | null>> = {},
  ) => of(type, { hf2iLendersOrg, ...more })
  it('LON-018 a fixed one takes its place with the type of the loan, no matter who stood there', () => {
    for (const former of [null, 'bank'])
      expect(follows(lent('HF9901', former), lent('HF9902', former))).toEqual({ hf2iLendersOrg: 'tianhe' })
    expect(follows(lent('HF9903', 'tianhe'), lent('HF9902', 'tianhe'))).toEqual({})
  })
  it('LON-018 it fills an empty place, leaves what is stored alone, and never answers for a choice', () => {
    expect(follows(lent('HF9902', null), lent('HF9902', null))).toEqual({ hf2iLendersOrg: 'tianhe' })
    expect(follows(lent('HF9902', 'bank'), lent('HF9902', 'bank'))).toEqual({})
    expect(follows(lent('HF9902', 'tianhe'), lent('HF9902', 'bank'))).toEqual({})
    expect(follows(lent('HF9902', 'tianhe'), lent('HF9902', null))).toEqual({})
  })
  it('LON-018 it follows the centre that handles the loan, and the district of the house', () => {
    expect(follows(lent('HF9902', 'tianhe'), lent('HF9902', 'tianhe', { hf2iHandleOrg: 'old-town' }))).toEqual({
      hf2iLendersOrg: 'old-town',
    })
    expect(
      follows(lent('HF9902', 'tianhe'), lent('HF9902', 'tianhe'), HERE, { city: '440100', area: '440104' }),
    ).toEqual({ hf2iLendersOrg: 'old-town' })
    expect(follows(lent('HF9902', 'tianhe'), lent('HF9902', 'tianhe'), HERE, SHENZHEN)).toEqual({
      hf2iLendersOrg: null,
    })
  })
  it('LON-018 a default one is given up when it cannot lend any more; a chosen one stays', () => {
    expect(follows(lent('HF9902', 'tianhe'), lent('HF9903', 'tianhe'))).toEqual({})
    expect(follows(lent('HF9903', 'tianhe'), lent('HF9907', 'tianhe', { hf21DivisionDetailId: 'bank' }))).toEqual({
      hf2iLendersOrg: 'bank',
    })
    expect(follows(lent('HF9902', 'tianhe'), lent('HF9907', 'tianhe'))).toEqual({ hf2iLendersOrg: null })
    expect(follows(lent('HF9903', 'bank'), lent('HF9907', 'bank'))).toEqual({})
    expect(follows(lent('HF9903', 'old-town'), lent('HF9907', 'old-town'))).toEqual({})
    expect(follows(lent('HF9901', null), lent('HF9903', null))).toEqual({})
  })
})

describe('a lender that is chosen', () => {
  const says = (
    chosen: Office | null,
    type: string | null,
    more: Readonly<Record<string, string | null>> = {},
    place = HERE,
  ) => lenderMismatch(chosen, { loan: of(type, more), place }, ALL)
  it('LON-018 is the fixed one or refused, and is not taken away', () => {
    for (const other of [null, BANK, OLD_TOWN])
      expect(says(other, 'HF9902')).toBe('不能修改：公积金贷款由住房公积金中心发放，不能改选')
    expect([says(TIANHE, 'HF9902'), says(OLD_TOWN, 'HF9902', { hf2iHandleOrg: 'old-town' })]).toEqual([null, null])
  })
  it('LON-017 is one who handles such a loan in the city, or the bank of the loan', () => {
    expect([
      says(BANK, 'HF9901'),
      says(TIANHE, 'HF9903'),
      says(SMALL, 'HF9907'),
      says(SOUTH, 'HF9901', { hf21DivisionDetailId: 'south' }),
      says(null, 'HF9901'),
    ]).toEqual([null, null, null, null, null])
    expect([
      says(SOUTH, 'HF9901'),
      says(TIANHE, 'HF9901'),
      says(SMALL, 'HF9903'),
      says(TIANHE, 'HF9907', { hf21DivisionDetailId: 'tianhe' }),
      says({ ...BANK, hf31Enabled: 0 }, 'HF9901'),
    ]).toEqual(Array.from({ length: 5 }, () => '不在可选范围内'))
    expect([says(ENTRUSTED, 'HF9902', {}, SHENZHEN), says(SOUTH, 'HF9902', {}, SHENZHEN)]).toEqual([
      '不在可选范围内',
      '不在可选范围内',
    ])
  })
})
