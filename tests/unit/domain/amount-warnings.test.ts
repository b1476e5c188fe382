import { describe, expect, it } from 'vitest'
import { amountWarnings } from '../../../lib/domain/amount-warnings.ts'
import { loan } from '../../../lib/domain/loan/loan.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { trade } from '../../../lib/domain/trade/trade.ts'

const PRICE = { hf20HouseMarketPrice: 3_000_000 }
const ofTrade = (
  after: Readonly<Record<string, number | null>>,
  before: Readonly<Record<string, number | null>> = {},
  facts = PRICE,
) => amountWarnings({ entity: trade, before, after, facts })

describe('an amount about to be saved', () => {
  it('is as it should be near its neighbours, however it was typed', () => {
    expect(
      ofTrade({ hf2hContractAmt: 2_900_000, hf2hOnlineAmt: 2_000_000, hf2hParPrice: 900_000, hf2hDeposit: 0 }),
    ).toEqual([])
    expect(amountWarnings({ entity: loan, before: {}, after: { hf2iLoanAmt: 2_000_000 }, facts: PRICE })).toEqual([])
  })
  it.each([
    [290_000_000, '合同成交价为 290,000,000.00 元，房屋市场价为 300.00 万元，前者是后者的 96.7 倍'],
    [290, '合同成交价为 290.00 元，房屋市场价为 300.00 万元，后者是前者的 10344.8 倍'],
  ])('is asked about far from the price of the house: %d', (amount, warning) => {
    expect(ofTrade({ hf2hContractAmt: amount })).toEqual([warning])
  })
  it('is asked about where a part is larger than the whole', () => {
    expect(ofTrade({ hf2hContractAmt: 2_900_000, hf2hParPrice: 9_000_000 })).toEqual([
      '首期款为 9,000,000.00 元，合同成交价为 2,900,000.00 元，前者大于后者',
    ])
    expect(amountWarnings({ entity: loan, before: {}, after: { hf2iLoanAmt: 4_720_000 }, facts: PRICE })).toEqual([
      '商业贷款金额为 4,720,000.00 元，房屋市场价为 300.00 万元，前者大于后者',
    ])
  })
  it.each([
    [100, 1],
    [10_000, 1],
    [1, 100],
  ])('is asked about when it becomes %d to %d of what it was', (to, of) => {
    const after = (3_000_000 * to) / of
    const [warning = ''] = amountWarnings({
      entity: project,
      before: PRICE,
      after: { hf20HouseMarketPrice: after },
      facts: {},
    })
    expect(warning).toMatch(/^房屋市场价由 300\.00 万元改为 .+ 万元，相差 (100|10000) 倍$/)
  })
  it('is not asked about again when it is not the one that changed, nor where there is nothing to compare', () => {
    expect(ofTrade({ hf2hContractAmt: 290 }, { hf2hContractAmt: 290 })).toEqual([])
    expect(ofTrade({ hf2hContractAmt: 290 }, {}, { hf20HouseMarketPrice: 0 })).toEqual([])
    expect(
      amountWarnings({ entity: project, before: { hf20HouseMarketPrice: null }, after: PRICE, facts: {} }),
    ).toEqual([])
  })
})
