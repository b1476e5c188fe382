import { describe, expect, it } from 'vitest'
import type { RecommendationBasis } from '../../../../lib/domain/recommendation/basis.ts'
import { BANK_FACT, USUAL_WEIGHTS, weighed, weightsFor } from '../../../../lib/domain/recommendation/bank-weight.ts'
import { type Candidate, MOST_RECOMMENDED, recommend } from '../../../../lib/domain/recommendation/recommend.ts'
import * as fc from '../../../property.ts'

const office = (keyValue: string, hf31OrgType = 'HF9C01', more: Partial<Candidate> = {}): Candidate => ({
  keyValue,
  hf31OrgType,
  hf31City: '440100',
  hf31Area: '440104',
  hf31Foreign: 0,
  hf31FundEntrusted: 0,
  hf31SortNo: 10,
  hf31Enabled: 1,
  hf31Lng: null,
  hf31Lat: null,
  ...more,
})
const CASE: RecommendationBasis = {
  scheme: 'HF9901',
  business: 'HF0401',
  city: '440100',
  area: '440106',
  point: null,
  repayment: null,
  rate: null,
  combined: false,
}
const ALL_KINDS = [
  ...Array.from({ length: 9 }, (_, index) => office(`o${index + 1}`, `HF9C0${index + 1}`)),
  office('entrusted', 'HF9C01', { hf31FundEntrusted: 1 }),
]
const scores = (basis: Partial<RecommendationBasis>, offices = ALL_KINDS) =>
  recommend(offices, { ...CASE, ...basis }).map(({ divisionId, score }) => [divisionId, score])
/** The reasons to recommend one organisation. */
const merits = (one: Candidate, basis: Partial<RecommendationBasis> = {}) =>
  recommend([one], { ...CASE, ...basis }).map(({ score, reasons }) => [score, ...reasons])[0] ?? null

describe('what an organisation does', () => {
  it.each<readonly [string, Partial<RecommendationBasis>, readonly (readonly [string, number])[]]>([
    [
      'a commercial loan',
      { scheme: 'HF9901' },
      [
        ['entrusted', 40],
        ['o1', 40],
      ],
    ],
    [
      'a loan of the fund',
      { scheme: 'HF9902' },
      [
        ['o2', 40],
        ['entrusted', 34],
      ],
    ],
    [
      'a combined loan',
      { scheme: 'HF9903' },
      [
        ['entrusted', 40],
        ['o2', 34],
        ['o1', 22],
      ],
    ],
    [
      'a loan turned into one of the fund',
      { scheme: 'HF9909' },
      [
        ['o2', 40],
        ['entrusted', 34],
      ],
    ],
    [
      'a mortgage of one’s own house',
      { scheme: 'HF9907', business: 'HF0402' },
      [
        ['entrusted', 40],
        ['o1', 40],
        ['o9', 24],
      ],
    ],
    [
      'a loan for a business',
      { scheme: 'HF9908', business: 'HF0402' },
      [
        ['entrusted', 40],
        ['o1', 40],
        ['o9', 28],
      ],
    ],
    [
      'a bridge',
      { scheme: 'HF9905', business: 'HF0404' },
      [
        ['o6', 40],
        ['o9', 32],
      ],
    ],
    [
      'credit',
      { scheme: 'HF9906', business: 'HF0405' },
      [
        ['entrusted', 40],
        ['o1', 40],
        ['o9', 28],
      ],
    ],
    [
      'a purchase by some loan',
      { scheme: null, business: 'HF0401' },
      [
        ['entrusted', 40],
        ['o1', 40],
        ['o2', 34],
      ],
    ],
    [
      'a bridge of no scheme yet',
      { scheme: null, business: 'HF0404' },
      [
        ['o6', 40],
        ['o9', 32],
      ],
    ],
    [
      'no loan at all',
      { scheme: null, business: null },
      [
        ['o3', 40],
        ['o4', 34],
        ['o7', 22],
      ],
    ],
  ])('BAS-045 counts for %s', (_what, basis, expected) => expect(scores(basis)).toEqual(expected))
  it('BAS-045 counts in the city of the house alone, and while it is in use', () => {
    expect(
      scores({}, [office('closed', 'HF9C01', { hf31Enabled: 0 }), office('south', 'HF9C01', { hf31City: '440300' })]),
    ).toEqual([])
    expect([
      scores({ city: null }),
      scores({ city: '440300' }, [office('south', 'HF9C01', { hf31City: '440300' })]),
    ]).toEqual([[], [['south', 40]]])
  })
})

describe('the points of an organisation:', () => {
  const POINT = [113.36, 23.13] as const
  /** So many degrees of latitude further north; one is 111.2 km. */
  const north = (kilometres: number) =>
    office('o', 'HF9C01', { hf31Lng: POINT[0], hf31Lat: POINT[1] + kilometres / 111.195 })
  it('BAS-045 are given for the same district', () =>
    expect([
      merits(office('o', 'HF9C01', { hf31Area: '440106' })),
      merits(office('o', 'HF9C01', { hf31Area: null }), { area: null }),
    ]).toEqual([
      [60, '办理商业按揭', '与房屋同区'],
      [40, '办理商业按揭'],
    ]))
  it.each([
    [0, 60, '0.1'],
    [0.99, 60, '1.0'],
    [1.01, 56, '1.0'],
    [2.99, 56, '3.0'],
    [3.01, 52, '3.0'],
    [5.01, 48, '5.0'],
    [10.01, 44, '10.0'],
    [19.99, 44, '20.0'],
  ])('BAS-045 %s km from the house: %s points in all', (kilometres, score, distance) => {
    expect(merits(north(kilometres), { point: POINT })).toEqual([score, '办理商业按揭', `距房屋约${distance}公里`])
  })
  it('BAS-045 no distance where it is far, or either place is unknown', () => {
    expect([merits(north(20.01), { point: POINT }), merits(north(1)), merits(office('o'), { point: POINT })]).toEqual([
      [40, '办理商业按揭'],
      [40, '办理商业按揭'],
      [40, '办理商业按揭'],
    ])
  })
  it.each([
    ['HF9C01', 'HF9901', ['HX0301', 'HX0302', 'HX0303', 'HX0304', 'HX0305', 'HX0306']],
    ['HF9C02', 'HF9902', ['HX0301', 'HX0302']],
    ['HF9C09', 'HF9907', ['HX0303', 'HX0304', 'HX0305']],
    ['HF9C06', 'HF9905', ['HX0303', 'HX0304', 'HX0305']],
    ['HF9C03', null, []],
  ])('BAS-045 %s offers to be paid back as is wished for', (type, scheme, offered) => {
    const ways = ['HX0301', 'HX0302', 'HX0303', 'HX0304', 'HX0305', 'HX0306']
    expect(
      ways.filter((repayment) =>
        merits(office('o', type), { scheme, business: null, repayment })?.includes('支持意向还款方式'),
      ),
    ).toEqual(offered)
  })
  it('BAS-045 a small loan comes into question where its rate is accepted', () => {
    const small = (rate: number | null) => merits(office('o', 'HF9C09'), { scheme: 'HF9907', rate })
    expect([small(null), small(0.0599), small(0.06)]).toEqual([
      [24, '可办理短期借款'],
      null,
      [34, '可办理短期借款', '利率在可接受范围内'],
    ])
    expect(merits(office('o'), { rate: 0.03 })).toEqual([40, '办理商业按揭'])
  })
  it('BAS-045 a bank that acts for the fund, where a combined loan comes into question', () => {
    const entrusted = office('o', 'HF9C01', { hf31FundEntrusted: 1 })
    expect([
      merits(entrusted, { combined: true }),
      merits(entrusted),
      merits(office('o'), { combined: true }),
      merits(entrusted, { combined: true, scheme: 'HF9907' }),
    ]).toEqual([
      [50, '办理商业按揭', '可改办组合贷款'],
      [40, '办理商业按揭'],
      [40, '办理商业按揭'],
      [40, '办理房产抵押贷款'],
    ])
  })
  it('BAS-045 everything together is a hundred', () => {
    const best = office('o', 'HF9C01', {
      hf31FundEntrusted: 1,
      hf31Area: '440106',
      hf31Lng: POINT[0],
      hf31Lat: POINT[1],
    })
    expect(merits(best, { point: POINT, repayment: 'HX0301', combined: true })).toEqual([
      100,
      '办理商业按揭',
      '与房屋同区',
      '距房屋约0.1公里',
      '支持意向还款方式',
      '可改办组合贷款',
    ])
  })
})

describe('the order', () => {
  it('BAS-045 LON-020 is by score, domestic before foreign, by its order, by its key', () => {
    const offices = [
      office('foreign', 'HF9C01', { hf31Foreign: 1, hf31SortNo: 1 }),
      office('unsorted', 'HF9C01', { hf31SortNo: null }),
      office('b'),
      office('a'),
      office('near', 'HF9C01', { hf31Foreign: 1, hf31Area: '440106', hf31SortNo: 999 }),
    ]
    expect(scores({}, offices)).toEqual([
      ['near', 60],
      ['a', 40],
      ['b', 40],
      ['unsorted', 40],
      ['foreign', 40],
    ])
  })
  it('BAS-045 ends where nobody reads on', () =>
    expect(
      scores(
        {},
        Array.from({ length: MOST_RECOMMENDED + 1 }, (_, index) => office(`o${index}`)),
      ),
    ).toHaveLength(MOST_RECOMMENDED))
  it('BAS-045 is the same whatever order they come in, and no score leaves its range', () => {
    const candidates = fc.uniqueArray(
      fc.record({
        keyValue: fc.stringMatching(/^[a-e]{1,3}$/),
        hf31OrgType: fc.constantFrom(...ALL_KINDS.map((one) => one.hf31OrgType)),
        hf31City: fc.constant('440100'),
        hf31Area: fc.constantFrom('440106', null),
        hf31Foreign: fc.constantFrom(0, 1),
        hf31FundEntrusted: fc.constantFrom(0, 1),
        hf31SortNo: fc.option(fc.nat(3)),
        hf31Enabled: fc.constant(1),
        hf31Lng: fc.option(fc.double({ min: 113, max: 114, noNaN: true })),
        hf31Lat: fc.option(fc.double({ min: 22.5, max: 23.5, noNaN: true })),
      }),
      { selector: ({ keyValue }) => keyValue },
    )
    fc.assert(
      fc.property(
        candidates,
        fc.constantFrom('HF9901', 'HF9902', 'HF9903', 'HF9905', 'HF9907', null),
        fc.constantFrom(null, 0.03, 0.2),
        (offices, scheme, rate) => {
          const basis = {
            ...CASE,
            scheme,
            business: null,
            rate,
            repayment: 'HX0301',
            point: [113.3, 23.1] as const,
            combined: true,
          }
          const found = recommend(offices, basis)
          expect(recommend(offices.toReversed(), basis)).toEqual(found)
          for (const { score, reasons } of found)
            expect([score > 0 && score <= 100, reasons.length > 0]).toEqual([true, true])
        },
      ),
    )
  })
})

describe('weights of facts', () => {
  it('ROU-003 are the usual ones until another is laid down, and never all nothing', () => {
    const weight = (fact: string, value: number, scheme: string | null = null) => ({ fact, scheme, weight: value })
    expect(weightsFor('HF9901', [])).toBeNull()
    expect(weightsFor('HF9901', [weight('FIT', 40), weight('WISH', 99, 'HF9902')])).toBeNull()
    expect(weightsFor('HF9901', [weight('FIT', 10), weight('FIT', 70, 'HF9901')])).toEqual({
      ...USUAL_WEIGHTS,
      FIT: 70,
    })
    expect(
      weightsFor(
        'HF9901',
        Object.keys(USUAL_WEIGHTS).map((fact) => weight(fact, 0)),
      ),
    ).toBeNull()
  })
  it('ROU-003 make 100 points in all, whatever is laid down', () => {
    const weights = { FIT: 7, DISTRICT: 50, DISTANCE: 0, REPAYMENT: 13, WISH: 30 }
    const full = Object.values(BANK_FACT).map((fact) => weighed(fact, USUAL_WEIGHTS[fact], weights))
    expect(full).toEqual([7, 50, 0, 13, 30])
    expect(Object.values(BANK_FACT).map((fact) => weighed(fact, USUAL_WEIGHTS[fact], USUAL_WEIGHTS))).toEqual([
      40, 20, 20, 10, 10,
    ])
  })
})
