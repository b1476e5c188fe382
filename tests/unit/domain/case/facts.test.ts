import { describe, expect, it } from 'vitest'
import { blankRecord } from '../../../../lib/catalogue/entity.ts'
import { entities } from '../../../../lib/domain/entities.ts'
import { factsOf } from '../../../../lib/domain/facts.ts'
import { house } from '../../../../lib/domain/house/house.ts'
import { loan } from '../../../../lib/domain/loan/loan.ts'
import { project, type Project } from '../../../../lib/domain/project/project.ts'
import { trade } from '../../../../lib/domain/trade/trade.ts'

const blank = blankRecord(project.fields) as Project
const OF_PROJECT = [
  'hf20BuyerType',
  'hf20SellerType',
  'hf20PayWay',
  'hf20LoanScheme',
  'hf20Ctrl1',
  'prjPayType',
  'hf20HouseProvince',
  'hf20HouseCity',
  'hf20HouseAddress',
  'hf20DemandStep',
]
const records = {
  house: {
    ...blankRecord(house.fields),
    hf29HourseType: 'HF7501',
    hf29TradeTimeType: 'HX3202',
    hf29TradeType: 'HFG501',
    hf29RepayAmt: 5,
  },
  trade: { ...blankRecord(trade.fields), hf2hTradeType: 'HFG502', hf2hPaymentNo: '0000001' },
  loan: { ...blankRecord(loan.fields), hf2iLoanType: 'HF9903' },
}

describe('the facts of a case', () => {
  it('BAS-042 MEM-037 MEM-038 without records are six fields for forms, the place of the house and the step', () => {
    const stored: Project = { ...blank, hf20BuyerType: 'HF0501', hf20HouseAddress: '示例路', hf20HouseMarketPrice: 5 }
    const facts = factsOf(stored)
    expect(Object.keys(facts)).toEqual(OF_PROJECT)
    expect(facts).toMatchObject({ hf20BuyerType: 'HF0501', hf20HouseAddress: '示例路', hf20PayWay: null })
  })
  it('OPN-042 OPN-043 carry what house, trade and loan tell the others, and nothing more of them', () => {
    const { hf29HourseType, hf29TradeTimeType, hf29TradeType, hf2hTradeType, hf2iLoanType, ...ofProject } = factsOf(
      blank,
      records,
    )
    expect([hf29HourseType, hf29TradeTimeType, hf29TradeType, hf2hTradeType, hf2iLoanType]).toEqual([
      'HF7501',
      'HX3202',
      'HFG501',
      'HFG502',
      'HF9903',
    ])
    expect(Object.keys(ofProject)).toEqual(OF_PROJECT)
  })
  it('say nothing of a record that is not at hand, and that it is empty of one that is not there yet', () => {
    expect(Object.hasOwn(factsOf(blank, { house: records.house }), 'hf2hTradeType')).toBe(false)
    expect(factsOf(blank, { trade: null, loan: undefined })['hf2hTradeType']).toBeNull()
    expect(Object.hasOwn(factsOf(blank, { trade: null, loan: undefined }), 'hf2iLoanType')).toBe(false)
  })
  it('have names of one meaning: no two records of a case declare the same one, but for those all of them have', () => {
    const own = ['Hf20PrjBase', 'Hf22PrjHouseDemand', 'Hf29PrjHourse', 'Hf2hPrjTrade', 'Hf2iPrjLoan'].flatMap(
      (service) => Object.keys(entities[service]?.fields ?? {}),
    )
    const twice = own.filter((name, index) => own.indexOf(name) !== index)
    expect(new Set(twice)).toEqual(new Set(['keyValue', 'crtTime', 'crtUsr', 'updTime', 'updUsr']))
  })
})
