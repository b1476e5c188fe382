import { describe, expect, it } from 'vitest'
import type { RecordValues } from '../../../../lib/catalogue/effect.ts'
import { DEPOSIT_MONTHS, monthsCovered } from '../../../../lib/domain/member/deposit-period.ts'
import { CARD_PAUSE, followsFromCards } from '../../../../lib/domain/member/from-card.ts'
import { homeAddressAfter } from '../../../../lib/domain/member/home.ts'
import { MEMBER_RECORDS, recordsFor } from '../../../../lib/domain/member/member-records.ts'
import {
  hasSide,
  MEMBER_SIDES,
  metaMemberType,
  metaScopes,
  sideOf,
  sideWord,
} from '../../../../lib/domain/member/member-side.ts'

const TODAY = '2026-11-21'
const MAN = '440199198203159018'
const WOMAN = '44019919850722902X'

describe('what a card number says', () => {
  const says = (record: RecordValues, before: RecordValues = {}) => followsFromCards(before, record, TODAY)
  it('MEM-039 waits for a pause of 800 milliseconds', () => expect(CARD_PAUSE).toBe(800))
  it('MEM-039 MEM-048 fills birthday, sex and age', () => {
    expect(says({ hf23IdCardType: 'HF5601', hf23CardNo: MAN })).toEqual({
      hf23Birthday: '1982-03-15',
      hf23Sex: 'HF5901',
      hf23Age: 44,
    })
    expect(says({ hf23IdCardType: 'HF5601', hf23CardNo: WOMAN })).toEqual({
      hf23Birthday: '1985-07-22',
      hf23Sex: 'HF5902',
      hf23Age: 41,
    })
    expect(says({ hf23CardNo: MAN })).toEqual({ hf23Birthday: '1982-03-15', hf23Sex: 'HF5901', hf23Age: 44 })
  })
  it('writes a valid number in one way, whatever keyboard it came from', () => {
    expect(says({ hf23CardNo: ` ${WOMAN.toLowerCase()}` })).toEqual({
      hf23CardNo: WOMAN,
      hf23Birthday: '1985-07-22',
      hf23Sex: 'HF5902',
      hf23Age: 41,
    })
    expect(says({ hf23ChildCardNo: '44019920121121910x' })).toMatchObject({
      hf23ChildCardNo: '44019920121121910X',
      hf23ChildOverFourteen: 'HF8802',
    })
    expect(says({ hf23CardNo: '44019919850722901x' })).toEqual({})
  })
  it('MEM-040 fills only what is empty', () => {
    const typed = { hf23IdCardType: 'HF5601', hf23CardNo: MAN }
    expect(says({ ...typed, hf23Age: 0 })).toEqual({ hf23Birthday: '1982-03-15', hf23Sex: 'HF5901' })
    expect(says({ ...typed, hf23Sex: 'HF5902', hf23Birthday: '' })).toEqual({ hf23Birthday: '1982-03-15', hf23Age: 44 })
    expect(says({ ...typed, hf23Birthday: '1990-01-01', hf23Sex: 'HF5902', hf23Age: 1 })).toEqual({})
  })
  it('says nothing when it did not change, is not valid, or is of another document', () => {
    expect(says({ hf23CardNo: MAN }, { hf23CardNo: MAN })).toEqual({})
    for (const number of ['', null, '440199198203159019', '44019919820315901', '440199198202309018', 'abc'])
      expect(says({ hf23IdCardType: 'HF5601', hf23CardNo: number })).toEqual({})
    for (const type of ['HF5602', 'HF5603', 'HF5604', 'HF5605', 'HF5606', 'HF5607', 'HF5608', 'HF5609'])
      expect(says({ hf23IdCardType: type, hf23CardNo: MAN }), type).toEqual({})
  })
  /** Their cards name the birthdays; all valid. */
  const CHILD = {
    fourteenToday: '44019920121121910X',
    fourteenTomorrow: '440199201211229113',
    sixMonths: '440199200905219126',
    overSix: '44019920090522913X',
  }
  it.each([
    [
      'MEM-042 fourteen today',
      CHILD.fourteenToday,
      TODAY,
      { hf23ChildBirthday: '2012-11-21', hf23ChildOverFourteen: 'HF8802', hf23ChildAdultTime: 'HG6502' },
    ],
    [
      'MEM-042 fourteen tomorrow',
      CHILD.fourteenTomorrow,
      TODAY,
      { hf23ChildBirthday: '2012-11-22', hf23ChildOverFourteen: 'HF8801', hf23ChildAdultTime: 'HG6502' },
    ],
    [
      'MEM-043 of age in six months to the day',
      CHILD.sixMonths,
      TODAY,
      { hf23ChildBirthday: '2009-05-21', hf23ChildOverFourteen: 'HF8802', hf23ChildAdultTime: 'HG6501' },
    ],
    [
      'MEM-043 of age in six months and a day',
      CHILD.overSix,
      TODAY,
      { hf23ChildBirthday: '2009-05-22', hf23ChildOverFourteen: 'HF8802', hf23ChildAdultTime: 'HG6502' },
    ],
    [
      'MEM-043 of age tomorrow',
      CHILD.sixMonths,
      '2027-05-20',
      { hf23ChildBirthday: '2009-05-21', hf23ChildOverFourteen: 'HF8802', hf23ChildAdultTime: 'HG6501' },
    ],
    [
      'OPN-033 of age today',
      CHILD.sixMonths,
      '2027-05-21',
      { hf23ChildBirthday: '2009-05-21', hf23ChildOverFourteen: 'HF8802', hf23ChildAdultTime: null },
    ],
    [
      'OPN-033 long of age',
      MAN,
      TODAY,
      { hf23ChildBirthday: '1982-03-15', hf23ChildOverFourteen: 'HF8802', hf23ChildAdultTime: null },
    ],
  ])('is the age: %s', (_name, number, today, read) =>
    expect(followsFromCards({}, { hf23ChildCardNo: number }, today)).toEqual(read),
  )
  it('MEM-041 of a child is always read again, whatever the parent’s own document is', () => {
    const filled = {
      hf23IdCardType: 'HF5602',
      hf23CardNo: 'L898902C3',
      hf23ChildCardNo: CHILD.fourteenToday,
      hf23ChildBirthday: '2001-01-01',
      hf23ChildOverFourteen: 'HF8801',
      hf23ChildAdultTime: 'HG6501',
    }
    expect(says(filled)).toEqual({
      hf23ChildBirthday: '2012-11-21',
      hf23ChildOverFourteen: 'HF8802',
      hf23ChildAdultTime: 'HG6502',
    })
    expect(says({ ...filled, hf23ChildCardNo: '44019920121121910' })).toEqual({})
    expect(says(filled, filled)).toEqual({})
  })
  it('of both is read together', () => {
    expect(Object.keys(says({ hf23CardNo: WOMAN, hf23ChildCardNo: CHILD.fourteenToday })).sort()).toEqual([
      'hf23Age',
      'hf23Birthday',
      'hf23ChildAdultTime',
      'hf23ChildBirthday',
      'hf23ChildOverFourteen',
      'hf23Sex',
    ])
  })
})

describe('the home address', () => {
  it('MEM-038 is that of the house while there is none, and follows it while both are the same', () => {
    expect([
      homeAddressAfter(null, null, '甲路1号'),
      homeAddressAfter('', '甲路1号', '乙路2号'),
      homeAddressAfter('甲路1号', '甲路1号', '乙路2号'),
      homeAddressAfter('甲路1号', '甲路1号', null),
    ]).toEqual(['甲路1号', '乙路2号', '乙路2号', null])
  })
  it('MEM-038 stays once it is another', () => {
    expect([
      homeAddressAfter('丙路3号', '甲路1号', '乙路2号'),
      homeAddressAfter('丙路3号', null, '乙路2号'),
      homeAddressAfter('甲路1号', null, '乙路2号'),
    ]).toEqual(['丙路3号', '丙路3号', '甲路1号'])
  })
})

describe('months of deposits', () => {
  it('REC-022 are counted with the first and the last', () => {
    expect([
      monthsCovered('2026-06', '2026-11', TODAY),
      monthsCovered('2026-06', '2026-06', TODAY),
      monthsCovered('2025-12', '2026-01', TODAY),
    ]).toEqual([6, 1, 2])
    expect(monthsCovered('2026-06', '2026-11', TODAY)).toBe(DEPOSIT_MONTHS)
  })
  it('REC-022 go on until this month, and are unknown without a beginning', () => {
    expect([
      monthsCovered('2026-06', null, TODAY),
      monthsCovered('2026-07', null, TODAY),
      monthsCovered(null, '2026-11', TODAY),
      monthsCovered(null, null, TODAY),
    ]).toEqual([6, 5, null, null])
    expect([monthsCovered('2026-12', null, TODAY), monthsCovered('2027-03', '2026-11', TODAY)]).toEqual([0, 0])
  })
})

describe('the records a member has', () => {
  const keys = (type: string, facts: RecordValues) =>
    recordsFor({ ...facts, hf23MemberType: type }).map(({ key }) => key)
  const ALL = ['workCredit', 'social', 'fund', 'tax', 'ownHouse']
  it('REC-001 REC-002 are all five of a person who buys', () => {
    expect(keys('0', { hf20BuyerType: 'HF0501', hf20SellerType: 'HF0502' })).toEqual(ALL)
    expect([keys('0', { hf20BuyerType: 'HF0502', hf20SellerType: 'HF0501' }), keys('0', {})]).toEqual([
      ['workCredit', 'social'],
      ['workCredit', 'social'],
    ])
  })
  it('REC-003 are work and social insurance of owners and guarantors', () => {
    for (const type of ['1', '2'])
      for (const party of ['HF0501', 'HF0502'])
        expect(keys(type, { hf20BuyerType: party, hf20SellerType: party }), `${type} ${party}`).toEqual([
          'workCredit',
          'social',
        ])
  })
  it('each name the field that holds their member', () => {
    for (const { entity, owner } of MEMBER_RECORDS)
      expect(entity.fields[owner], owner).toMatchObject({ kind: 'id', hidden: true, indexed: true })
    expect(MEMBER_RECORDS.map(({ key }) => key)).toEqual(ALL)
    expect(MEMBER_RECORDS.at(-1)?.itemTitle).toBe('房产')
  })
})

describe('the sides of a case', () => {
  const { buyer, owner, guarantor } = MEMBER_SIDES
  const SCHEMES = [null, 'HF9901', 'HF9902', 'HF9903', 'HF9905', 'HF9906', 'HF9907', 'HF9908', 'HF9909']
  it('MEM-001 PRJ-020 PRJ-021 are buyers but under a mortgage, and owners always', () => {
    expect(SCHEMES.filter((scheme) => !hasSide(buyer, { hf20LoanScheme: scheme }))).toEqual(['HF9907'])
    expect(SCHEMES.filter((scheme) => !hasSide(owner, { hf20LoanScheme: scheme }))).toEqual([])
    expect(SCHEMES.map((scheme) => sideWord(owner, { hf20LoanScheme: scheme }))).toEqual(
      SCHEMES.map((scheme) => (scheme === 'HF9907' ? '抵押人' : '业主')),
    )
    expect([sideWord(buyer, { hf20LoanScheme: 'HF9907' }), sideWord(guarantor, {})]).toEqual(['买家', '保证人'])
  })
  it('MEM-058 have guarantors when a loan is paid with', () => {
    expect(['HG1001', 'HG1002', 'HG1003', null].filter((way) => hasSide(guarantor, { hf20PayWay: way }))).toEqual([
      'HG1002',
    ])
  })
  it('MEM-052 are known by the type of their members', () => {
    expect(['0', '1', '2', '3', '', null, undefined, '0,2'].map((type) => sideOf(type)?.key ?? null)).toEqual([
      'buyer',
      'owner',
      'guarantor',
      null,
      null,
      null,
      null,
      null,
    ])
  })
  it('FRM-004 take the metadata of persons or of companies, by their own party', () => {
    const [PERSON, COMPANY] = ['HF0501', 'HF0502']
    const scopes = (facts: RecordValues) => [
      metaScopes(buyer, facts),
      metaScopes(owner, facts),
      metaScopes(guarantor, facts),
    ]
    expect(scopes({ hf20BuyerType: PERSON, hf20SellerType: COMPANY })).toEqual([['HF9802'], ['HF9803'], ['HF9802']])
    expect(scopes({ hf20BuyerType: COMPANY, hf20SellerType: PERSON })).toEqual([['HF9803'], ['HF9802'], ['HF9802']])
    expect(scopes({})).toEqual([[], [], ['HF9802']])
  })
  it('MEM-030 ask for metadata of buyers and of owners; guarantors are asked what buyers are', () => {
    expect([buyer, owner, guarantor].map(metaMemberType)).toEqual(['0', '1', '0'])
  })
})
