import { describe, expect, it } from 'vitest'
import { settle } from '../../../lib/catalogue/effect.ts'
import { blankRecord } from '../../../lib/catalogue/entity.ts'
import { businessTypeOf } from '../../../lib/domain/project/business-type.ts'
import { editBlock } from '../../../lib/domain/project/edit-block.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { PROJECT_SECTIONS, sectionsOf } from '../../../lib/domain/project/section.ts'
import { factsOf } from '../../../lib/domain/facts.ts'

const blank = blankRecord(project.fields)

describe('the relation of buyer and seller', () => {
  const relationAfter = (before: object, changed: object) =>
    settle(project, { ...blank, ...before }, { ...blank, ...before, ...changed }).record['hf20RelationType']
  it('BAS-013 becomes HF1903 when both are individuals, whichever comes last', () => {
    expect(relationAfter({ hf20BuyerType: 'HF0501' }, { hf20SellerType: 'HF0501' })).toBe('HF1903')
    expect(relationAfter({ hf20SellerType: 'HF0501' }, { hf20BuyerType: 'HF0501' })).toBe('HF1903')
    expect(relationAfter({}, { hf20BuyerType: 'HF0501', hf20SellerType: 'HF0501' })).toBe('HF1903')
  })
  it('BAS-013 stays what it was when it is filled', () =>
    expect(relationAfter({ hf20BuyerType: 'HF0501', hf20RelationType: 'HF1901' }, { hf20SellerType: 'HF0501' })).toBe(
      'HF1901',
    ))
  it('BAS-013 stays empty as long as one of them is a company or open', () => {
    expect(relationAfter({ hf20BuyerType: 'HF0502' }, { hf20SellerType: 'HF0501' })).toBeNull()
    expect(relationAfter({ hf20BuyerType: 'HF0501' }, { hf20SellerType: 'HF0502' })).toBeNull()
    expect(relationAfter({}, { hf20SellerType: 'HF0501' })).toBeNull()
  })
  it('is not filled again when it was emptied and something else changes', () => {
    expect(
      relationAfter({ hf20BuyerType: 'HF0501', hf20SellerType: 'HF0501' }, { hf20DemandStep: 'HX0501' }),
    ).toBeNull()
    expect(
      relationAfter(
        { hf20BuyerType: 'HF0501', hf20SellerType: 'HF0501', hf20RelationType: 'HF1903' },
        { hf20RelationType: null },
      ),
    ).toBeNull()
  })
  it('stays when a party turns into a company', () =>
    expect(
      relationAfter(
        { hf20BuyerType: 'HF0501', hf20SellerType: 'HF0501', hf20RelationType: 'HF1903' },
        { hf20BuyerType: 'HF0502' },
      ),
    ).toBe('HF1903'))
})

describe('the place of the house', () => {
  it('empties city and district when the province changes, and the district when the city does', () => {
    const home = { ...blank, hf20HouseProvince: '440000', hf20HouseCity: '440100', hf20HouseArea: '440103' }
    expect(settle(project, home, { ...home, hf20HouseProvince: '110000' }).record).toMatchObject({
      hf20HouseCity: null,
      hf20HouseArea: null,
    })
    expect(settle(project, home, { ...home, hf20HouseCity: '440300' }).record).toMatchObject({
      hf20HouseProvince: '440000',
      hf20HouseArea: null,
    })
  })
  it('keeps province and city after the two were exchanged together', () => {
    const home = { ...blank, hf20HouseProvince: '440000', hf20HouseCity: '440100', hf20HouseArea: '440103' }
    const moved = { ...home, hf20HouseProvince: '110000', hf20HouseCity: '110100', hf20HouseArea: '110101' }
    expect(
      settle(project, home, moved, {}, new Set(['hf20HouseProvince', 'hf20HouseCity', 'hf20HouseArea'])).record,
    ).toEqual(moved)
  })
})

describe('the business type', () => {
  it.each([
    ['BAS-038', 'HF9901', 'HF0401'],
    ['BAS-038', 'HF9902', 'HF0401'],
    ['BAS-038', 'HF9903', 'HF0401'],
    ['BAS-038', 'HF9909', 'HF0401'],
    ['BAS-039', 'HF9907', 'HF0402'],
    ['BAS-039', 'HF9908', 'HF0402'],
    ['BAS-040', 'HF9905', 'HF0404'],
    ['BAS-041', 'HF9906', 'HF0405'],
  ])('%s %s is %s', (_id, scheme, type) => {
    expect(businessTypeOf(scheme)).toBe(type)
    expect(settle(project, blank, { ...blank, hf20LoanScheme: scheme }).record['businessType']).toBe(type)
  })
  it('of no scheme and of an unknown one is none', () =>
    expect([null, '', 'HF9904', 'HF9910', 'constructor', '__proto__', 'toString'].map(businessTypeOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ]))
})

describe('the sections of a case', () => {
  const keys = (facts: object) => sectionsOf({ ...facts }).map(({ key }) => key)
  const title = (key: string, facts: object) => sectionsOf({ ...facts }).find((section) => section.key === key)?.title
  it('come in the order of the ruling', () =>
    expect(PROJECT_SECTIONS.map(({ key }) => key)).toEqual([
      'basic',
      'demand',
      'house',
      'buyers',
      'owners',
      'trade',
      'loan',
    ]))
  it('PRJ-017 always has the basic requirements, PRJ-019 and PRJ-021 the house and its owners', () => {
    for (const facts of [{}, { hf20LoanScheme: 'HF9907' }, { hf20Ctrl1: 1 }, { hf20PayWay: 'HG1002' }])
      expect(keys(facts)).toEqual(expect.arrayContaining(['basic', 'house', 'owners']))
  })
  it('PRJ-018 shows the demand only when a house is to be found', () => {
    expect(
      [{ hf20Ctrl1: 1 }, { hf20Ctrl1: 0 }, {}, { hf20Ctrl1: '1' }, { hf20Ctrl1: 1, hf20LoanScheme: 'HF9907' }].map(
        (facts) => keys(facts).includes('demand'),
      ),
    ).toEqual([true, false, false, false, false])
  })
  it('PRJ-019 calls the house 抵押物业 and PRJ-021 the owners 抵押人信息 under a mortgage', () => {
    expect([title('house', {}), title('house', { hf20LoanScheme: 'HF9907' })]).toEqual(['交易房屋', '抵押物业'])
    expect([title('owners', {}), title('owners', { hf20LoanScheme: 'HF9907' })]).toEqual(['业主信息', '抵押人信息'])
  })
  it('PRJ-020 hides the buyers and PRJ-022 the deal under a mortgage', () => {
    for (const key of ['buyers', 'trade'])
      expect([
        keys({}).includes(key as 'buyers'),
        keys({ hf20LoanScheme: 'HF9907' }).includes(key as 'buyers'),
      ]).toEqual([true, false])
  })
  it('PRJ-023 shows the loan when paying by loan or under a mortgage', () => {
    expect(
      [
        { hf20PayWay: 'HG1002' },
        { hf20LoanScheme: 'HF9907' },
        { hf20PayWay: 'HG1001' },
        { hf20PayWay: 'HG1003', hf20LoanScheme: 'HF9905' },
        {},
      ].map((facts) => keys(facts).includes('loan')),
    ).toEqual([true, true, false, false, false])
  })
})

describe('the facts of a case', () => {
  it('BAS-042 MEM-036 MEM-038 are the payment, the parties, the house’s place and the step, nothing else', () => {
    const facts = {
      hf20BuyerType: 'HF0501',
      hf20SellerType: 'HF0502',
      hf20PayWay: 'HG1002',
      hf20LoanScheme: 'HF9901',
      hf20Ctrl1: 1,
      prjPayType: 'HH2001',
      hf20HouseProvince: '440000',
      hf20HouseCity: '440100',
      hf20HouseAddress: '示例路1号',
      hf20DemandStep: 'HX0503',
    } as const
    expect(factsOf({ ...facts, hf20HouseArea: '440106', hf20ManagerId: 'a' } as never)).toEqual(facts)
    expect(Object.values(factsOf({} as never))).toEqual(Array.from({ length: 10 }, () => null))
  })
})

describe('a closed case', () => {
  it('PRJ-042 may not be changed once finished or stopped, and the reason is said', () => {
    expect(editBlock('HX0507', false)).toBe('项目已结案，不能修改；如需修改请联系经理')
    expect(editBlock('HX0508', false)).toBe('项目已取消，不能修改；如需修改请联系经理')
  })
  it('PRJ-042 is open in every other step, and always to a manager', () => {
    for (const step of ['HX0501', 'HX0502', 'HX0503', 'HX0504', 'HX0505', 'HX0506', null, ''])
      expect(editBlock(step, false)).toBeNull()
    for (const step of ['HX0507', 'HX0508']) expect(editBlock(step, true)).toBeNull()
  })
})
