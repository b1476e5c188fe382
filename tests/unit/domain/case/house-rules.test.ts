import { describe, expect, it } from 'vitest'
import { composedText } from '../../../../lib/catalogue/composed.ts'
import { explainState, conditionTextsOf } from '../../../../lib/catalogue/explain.ts'
import type { Scope } from '../../../../lib/catalogue/kind.ts'
import { factsOf } from '../../../../lib/domain/facts.ts'
import { house } from '../../../../lib/domain/house/house.ts'
import { asking, type Values } from './asking.ts'

const { shows, shownFor, says, saysRequired, settled } = asking(house)
const all = (names: readonly string[], shown: boolean) => names.map(() => shown)
const NEW_ADDRESS = ['hf29NewProvince', 'hf29NewCity', 'hf29NewArea', 'hf29NewAddress']
const OLD_LOAN = [
  'hf29MorageType',
  'hf29MorageOrg',
  'hf29PaymentBank',
  'hf29RepayAmt',
  'hf29RepayMode',
  'hf29LoanDate',
  'hf29LoanRate',
]
const LAND = ['hf29LandfeeCondition', 'hf29LandFee']
const LAND_AMOUNTS = ['hf29LandSellCost', 'hf29LandCost', 'hf29LandAssess', 'hf29PayLandWhere']
const MODES = ['HFG501', 'HFG502', 'HFG503', 'HFG504', 'HFG505', 'HFG506', 'HFG507', 'HFG508', 'HFG509']

describe('the address of the house', () => {
  it('HSE-046 shows a new address for HF9002 and HF9003 alone', () => {
    for (const name of NEW_ADDRESS)
      expect([name, shownFor(name, 'hf29AddressChange', [null, '', 'HF9001', 'HF9002', 'HF9003', 'HF9004'])]).toEqual([
        name,
        ['HF9002', 'HF9003'],
      ])
  })
  it('HSE-064 OPN-045 asks for the sub-district in 440112 alone', () => {
    expect(shownFor('hf29BelStep', 'hf29Area', [null, '440111', '440112', '440113', '440106'])).toEqual(['440112'])
  })
  it('HSE-045 says province, city and district as one text', () => {
    const names: Readonly<Record<string, string>> = { hf29Province: '广东省', hf29City: '广州市', hf29Area: '天河区' }
    expect(composedText(house.composed['hf29HouseArea'] ?? [], (part) => names[part] ?? null)).toBe(
      '广东省广州市天河区',
    )
    expect(
      composedText(house.composed['hf29HouseArea'] ?? [], (part) =>
        part === 'hf29Area' ? null : (names[part] ?? null),
      ),
    ).toBe('广东省广州市')
  })
  it('empties what lay in the former city: its district and its estate, and with the province the city too', () => {
    const home = { hf29Area: '440106', hf29Village: '示例花园', hf29Address: '示例路1号' }
    expect(settled(home, { hf29City: '440300' })).toMatchObject({
      hf29Province: '440000',
      hf29City: '440300',
      hf29Area: null,
      hf29Village: null,
      hf29Address: '示例路1号',
    })
    expect(settled(home, { hf29Province: '110000' })).toMatchObject({
      hf29City: null,
      hf29Area: null,
      hf29Village: null,
    })
    expect(settled({ ...home, hf29NewArea: '440106' }, { hf29City: '440300' })).toMatchObject({ hf29NewArea: '440106' })
  })
  it.each([
    ['HSE-068', { hf29Address: '广东省示例路1号' }, '详细地址请勿包含省、市、区名称'],
    ['HSE-068', { hf29Address: '广州市天河区示例路1号' }, '详细地址请勿包含省、市、区名称'],
    [
      'HSE-068',
      { hf29AddressChange: 'HF9002', hf29NewAddress: '广州市天河区示例路1号' },
      '新详细地址请勿包含省、市、区名称',
    ],
    ['HSE-043', { hf29RealEstalteUnit: '0'.repeat(27) }, '不动产单元号应为28位'],
    ['HSE-043', { hf29RealEstalteUnit: '0'.repeat(29) }, '不动产单元号不能超过28个字'],
  ] as const)('is refused %s for %j: %s', (_id, record, message) => expect(says(record)).toEqual([message]))
  it('HSE-068 lets an estate’s own name stand', () =>
    expect(says({ hf29Address: '示例路8号示例小区3栋', hf29RealEstalteUnit: '0'.repeat(28) })).toEqual([]))
})

describe('the kind of a house', () => {
  it('HSE-060 asks a home (HF7501) for structure and nature, HSE-061 business premises (HF7502) for theirs', () => {
    const types = [null, 'HF7501', 'HF7502', 'HF7503', 'HF7504']
    expect(
      ['hf29Struct', 'hf29Nature', 'hf29ManagerNature'].map((name) => shownFor(name, 'hf29HourseType', types)),
    ).toEqual([['HF7501'], ['HF7501'], ['HF7502']])
  })
  it('HSE-059 asks for the inner area above 144 m², not at it', () => {
    expect(shownFor('hf29InArea', 'hf29FullArea', [null, 0, 143.99, 144, 144.01, 145, 1000])).toEqual([
      144.01, 145, 1000,
    ])
  })
  it('HSE-062 OPN-044 asks about land fees for HX2502 to HX2507 of a home alone', () => {
    const natures = [null, 'HX2501', 'HX2502', 'HX2503', 'HX2504', 'HX2505', 'HX2506', 'HX2507', 'HX2508', 'HX2511']
    for (const name of LAND) {
      expect([name, shownFor(name, 'hf29Nature', natures, { hf29HourseType: 'HF7501' })]).toEqual([
        name,
        natures.slice(2, 8),
      ])
      for (const other of ['HF7502', null])
        expect([name, shownFor(name, 'hf29Nature', natures, { hf29HourseType: other })]).toEqual([name, []])
    }
  })
  it('HSE-063 asks for the amounts where a fee is due (HF8301), and never while the question itself is hidden', () => {
    const due = { hf29HourseType: 'HF7501', hf29Nature: 'HX2502', hf29LandFee: 'HF8301' }
    for (const name of LAND_AMOUNTS)
      expect([name, shownFor(name, 'hf29LandFee', [null, 'HF8301', 'HF8302'], due)]).toEqual([name, ['HF8301']])
    for (const not of [{ hf29HourseType: 'HF7502' }, { hf29Nature: 'HX2501' }, { hf29Nature: null }])
      expect(shows(LAND_AMOUNTS, { ...due, ...not })).toEqual(all(LAND_AMOUNTS, false))
  })
  it('HSE-023 HSE-025 has no floor and no inner area above the whole', () => {
    expect(says({ hf29FullArea: 150, hf29InArea: 150.01 })).toEqual(['套内面积不能大于建筑面积'])
    expect(says({ hf29FullArea: 150, hf29InArea: 150 })).toEqual([])
    expect(says({ hf29TotalFloor: 9, hf29Floor: 10 })).toEqual(['所在楼层不能大于总楼层'])
    expect([
      says({ hf29TotalFloor: 9, hf29Floor: 9 }),
      says({ hf29Floor: -5 }),
      says({ hf29Floor: -6 }),
      says({ hf29TotalFloor: 0 }),
    ]).toEqual([[], [], ['所在楼层不能小于-5层'], ['总楼层不能小于1层']])
  })
})

describe('the owners', () => {
  it('HSE-052 are asked how they are related from two on', () =>
    expect(shownFor('hf29OwnerRelation', 'hf29OwnerNumber', [null, 0, 1, 2, 5])).toEqual([2, 5]))
  it('HSE-058 are asked for the share of the others from two on, where they own by shares (HF9202)', () => {
    expect(shownFor('hf29NotolnyRatio', 'hf29OwnerNumber', [null, 1, 2, 3], { hf29CardStatus: 'HF9202' })).toEqual([
      2, 3,
    ])
    expect(
      shownFor('hf29NotolnyRatio', 'hf29CardStatus', [null, 'HF9201', 'HF9202', 'HF9203'], { hf29OwnerNumber: 2 }),
    ).toEqual(['HF9202'])
  })
  it('HSE-065 are one to five, and whole', () => {
    expect([1, 5].map((count) => says({ hf29OwnerNumber: count }))).toEqual([[], []])
    expect([0, 6, 1.5].map((count) => says({ hf29OwnerNumber: count }))).toEqual([
      ['产权人数不能小于1人'],
      ['产权人数不能大于5人'],
      ['产权人数应为整数'],
    ])
  })
  it('HSE-066 share at most the whole house', () => {
    const shared = { hf29OwnerNumber: 2, hf29CardStatus: 'HF9202' }
    expect([0, 0.5, 1].map((ratio) => says({ ...shared, hf29NotolnyRatio: ratio }))).toEqual([[], [], []])
    expect([-0.01, 1.01].map((ratio) => says({ ...shared, hf29NotolnyRatio: ratio }))).toEqual([
      ['非唯一业主占比不能小于0%'],
      ['非唯一业主占比不能大于100%'],
    ])
  })
})

describe('a house that may not be sold yet', () => {
  it('HSE-053 says until when: the answer yes is 0', () =>
    expect(shownFor('hf29BuyDateLimit', 'hf29BuyLimit', [null, '0', '1'])).toEqual(['0']))
})

describe('the loan the house still secures', () => {
  it('HSE-047 HSE-048 HSE-049 HSE-050 OPN-048 is asked for with HF7902 and HF7903 alone', () => {
    for (const name of OLD_LOAN)
      expect([name, shownFor(name, 'hf29LoanStatus', [null, 'HF7901', 'HF7902', 'HF7903', 'HF7904'])]).toEqual([
        name,
        ['HF7902', 'HF7903'],
      ])
  })
  it('HSE-051 forgets who repays once there is nothing to repay', () => {
    const owing = { hf29LoanStatus: 'HF7902', hf29RepayMode: 'HX3401', hf29RepayAmt: 500_000 }
    for (const status of ['HF7901', null])
      expect(settled(owing, { hf29LoanStatus: status })).toMatchObject({ hf29RepayMode: null, hf29RepayAmt: 500_000 })
    for (const status of ['HF7903', 'HF7904'])
      expect(settled(owing, { hf29LoanStatus: status })).toMatchObject({ hf29RepayMode: 'HX3401' })
  })
  it('HSE-051 forgets at that moment, not ever after: what the server preset stays', () => {
    expect(settled({ hf29LoanStatus: 'HF7901', hf29RepayMode: 'HX3401' }, { hf29Memo: '示例' })).toMatchObject({
      hf29RepayMode: 'HX3401',
    })
    expect(settled({ hf29RepayMode: 'HX3401' }, { hf29LoanStatus: 'HF7901' })).toMatchObject({
      hf29RepayMode: 'HX3401',
    })
  })
  it('HSE-011 that is hidden never blocks a save, though the metadata requires it', () => {
    expect(saysRequired(OLD_LOAN, { hf29LoanStatus: 'HF7901' })).toEqual([])
    expect(saysRequired(['hf29RepayAmt'], { hf29LoanStatus: 'HF7902' })).toEqual(['未还贷款金额必填'])
  })
  it('HSE-035 began today at the latest', () => {
    expect(['2026-11-21', '2026-11-22'].map((day) => says({ hf29LoanStatus: 'HF7902', hf29LoanDate: day }))).toEqual([
      [],
      ['原贷款日期不能晚于今天'],
    ])
  })
})

describe('a house of some years since its certificate', () => {
  const FORMER = ['hf29HourseSource', 'hf29LastIsNew']
  it('HSE-054 HSE-055 asks about the owner before below five years', () => {
    for (const name of FORMER)
      expect([name, shownFor(name, 'hf29Diffyear', [null, 0, 4, 5, 6])]).toEqual([name, [0, 4]])
  })
  it('HSE-056 asks for that contract when it was no new home: the answer no is 1', () => {
    expect(shownFor('hf29SignDate', 'hf29LastIsNew', [null, '0', '1'], { hf29Diffyear: 4 })).toEqual(['1'])
    expect(shownFor('hf29SignDate', 'hf29Diffyear', [null, 4, 5], { hf29LastIsNew: '1' })).toEqual([4])
  })
  it('HSE-015 has its dates before today', () => {
    for (const name of ['hf29HourseCardDate', 'hf29InDate', 'hf29LastBuyDate', 'hf29PayTaxDate']) {
      expect([name, ...['2026-11-20', '2026-11-21'].map((day) => says({ [name]: day }).length)]).toEqual([name, 0, 1])
    }
  })
})

describe('the question whether it is the only home', () => {
  const asked: Values = {
    hf29Diffyear: 5,
    hf29TradeTimeType: 'HX3202',
    hf29HourseType: 'HF7501',
    hf29TradeType: 'HFG501',
  }
  const SELLER = { hf20SellerType: 'HF0501' }
  const isAsked = (record: Values, facts: Scope = SELLER) =>
    shows(['hf29HouseBelongUnique'], { ...asked, ...record }, facts)[0]
  it('HSE-057 is asked from five years on', () =>
    expect(shownFor('hf29HouseBelongUnique', 'hf29Diffyear', [null, 0, 4, 5, 20], asked, SELLER)).toEqual([5, 20]))
  it.each<readonly [string, Values, Scope]>([
    ['the house is new', { hf29TradeTimeType: 'HX3201' }, SELLER],
    ['nobody said whether it is', { hf29TradeTimeType: null }, SELLER],
    ['it is no home', { hf29HourseType: 'HF7502' }, SELLER],
    ['a company sells', {}, { hf20SellerType: 'HF0502' }],
    ['nobody said who sells', {}, {}],
  ])('HSE-057 OPN-042 is not asked when %s', (_case, record, facts) =>
    expect([isAsked({}), isAsked(record, facts)]).toEqual([true, false]),
  )
  it('HSE-057 OPN-042 is asked for HFG501 to HFG504 alone', () =>
    expect(shownFor('hf29HouseBelongUnique', 'hf29TradeType', MODES, asked, SELLER)).toEqual(MODES.slice(0, 4)))
  it('OPN-043 takes the mode of the trade where the house names none, and only then', () => {
    const own = (mode: string | null, ofTrade: string | null) =>
      isAsked({ hf29TradeType: mode }, { ...SELLER, hf2hTradeType: ofTrade })
    expect(MODES.map((mode) => own(null, mode))).toEqual(MODES.map((_mode, index) => index < 4))
    expect([own('HFG501', 'HFG508'), own('HFG508', 'HFG501'), own(null, null)]).toEqual([true, false, false])
  })
  it('OPN-043 is the same with the facts a case tells', () => {
    const project = { hf20SellerType: 'HF0501' } as never // only what the rule reads
    const record = { hf29TradeType: null }
    expect([
      isAsked(record, factsOf(project, { trade: { hf2hTradeType: 'HFG503' } })),
      isAsked(record, factsOf(project, { trade: null })),
      isAsked(record, factsOf(project)),
    ]).toEqual([true, false, false])
  })
  it('is explained in words', () => {
    expect(
      explainState(
        house,
        'hf29InArea',
        {},
        conditionTextsOf(house, () => null),
      ),
    ).toEqual(['当 建筑面积 大于 144㎡ 时显示'])
    expect(
      explainState(
        house,
        'hf29HourseSource',
        {},
        conditionTextsOf(house, () => null),
      ),
    ).toEqual(['当 领证年限 小于 5年 时显示'])
  })
})

describe('the way the house changes hands', () => {
  it('HSE-014 HSE-021 asks a gift (HFG508) for the relation, an auction (HFG509) for its price', () => {
    expect([
      shownFor('hf29RelationType', 'hf29TradeType', [null, ...MODES]),
      shownFor('hf29PaimaiPrice', 'hf29TradeType', [null, ...MODES]),
    ]).toEqual([['HFG508'], ['HFG509']])
  })
  it.each([
    ['HSE-067', 'hf29EnsurePrice', '税局核定价', {}],
    ['HSE-067', 'hf29PaimaiPrice', '拍卖成交价', { hf29TradeType: 'HFG509' }],
    ...(
      [
        ['hf29LandSellCost', '土地出让金金额'],
        ['hf29LandCost', '土地成本价'],
        ['hf29LandAssess', '土地评估价'],
      ] as const
    ).map(
      ([name, label]) =>
        ['HSE-030', name, label, { hf29HourseType: 'HF7501', hf29Nature: 'HX2502', hf29LandFee: 'HF8301' }] as const,
    ),
  ] as const)('%s %s lies between 0 and 100,000,000 yuan, to the fen', (_id, name, label, record) => {
    expect([0, 0.01, 100_000_000].map((amount) => says({ ...record, [name]: amount }))).toEqual([[], [], []])
    expect([-0.01, 100_000_000.01, 0.001].map((amount) => says({ ...record, [name]: amount }))).toEqual([
      [`${label}不能小于0元`],
      [`${label}不能大于100,000,000元`],
      [`${label}最多精确到分`],
    ])
  })
  it('HSE-042 OPN-114 keeps an estimate in yuan and shows it in 万元', () =>
    expect(says({ hf29EstimatePrice: 3_200_000.01 })).toEqual([]))
})
