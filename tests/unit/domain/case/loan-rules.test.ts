import { describe, expect, it } from 'vitest'
import { losses, settle } from '../../../../lib/catalogue/effect.ts'
import { followsFromPayment, loanTypeOf } from '../../../../lib/domain/loan/loan-type.ts'
import { withLoanBank } from '../../../../lib/domain/loan/loan-bank.ts'
import { lostByPayment } from '../../../../lib/domain/loan/lost-by-payment.ts'
import { loan } from '../../../../lib/domain/loan/loan.ts'
import { asking } from './asking.ts'

const { shownFor, says, settled, labelOf } = asking(loan)
const TYPES = [null, 'HF9901', 'HF9902', 'HF9903', 'HF9907']
const BY_BANK = ['hf2iLoanAmt', 'hf2iLoanYear', 'hf2iLoanRepayType', 'hf2iLoanRate', 'hf21DivisionDetailId']
const BY_FUND = ['hf2iFundLoan', 'hf2iFundType', 'hf2iFundRepayYear', 'hf2iFundRate']

describe('the type of the loan', () => {
  it.each([
    ['HH2001', 'HF9901'],
    ['HH2002', 'HF9902'],
    ['HH2003', 'HF9903'],
    ['HH2006', 'HF9907'],
    ['HH2004', null],
    ['HH2005', null],
    ['HH2099', null],
  ])('LON-012 follows the pay type %s: %s, whatever scheme is stored', (prjPayType, type) => {
    expect([null, 'HF9901', 'HF9907'].map((hf20LoanScheme) => loanTypeOf({ prjPayType, hf20LoanScheme }))).toEqual([
      type,
      type,
      type,
    ])
  })
  it.each([
    ['HF9901', 'HF9901'],
    ['HF9902', 'HF9902'],
    ['HF9903', 'HF9903'],
    ['HF9907', 'HF9907'],
    ['HF9905', null],
    ['HF9906', null],
    ['HF9908', null],
    ['HF9909', null],
    [null, null],
    ['', null],
  ])('OPN-054 without a pay type follows the scheme %s: %s, where there is a form for it', (hf20LoanScheme, type) =>
    expect([null, '', undefined].map((prjPayType) => loanTypeOf({ prjPayType, hf20LoanScheme }))).toEqual([
      type,
      type,
      type,
    ]),
  )
  it('LON-012 changes with the payment of the case, and only then', () => {
    expect(followsFromPayment({ prjPayType: 'HH2002' }, { prjPayType: 'HH2001' })).toEqual({ hf2iLoanType: 'HF9901' })
    expect(followsFromPayment({}, { hf20LoanScheme: 'HF9907' })).toEqual({ hf2iLoanType: 'HF9907' })
    expect(followsFromPayment({ prjPayType: 'HH2001' }, { prjPayType: 'HH2001', hf20SellerType: 'HF0502' })).toEqual({})
    expect(
      followsFromPayment({ hf20LoanScheme: 'HF9903' }, { prjPayType: 'HH2003', hf20LoanScheme: 'HF9903' }),
    ).toEqual({})
    expect(followsFromPayment({ prjPayType: 'HH2001' }, { prjPayType: 'HH2004' })).toEqual({})
  })
  it('LON-002 is one of four', () => {
    const offered = TYPES.slice(1)
    expect(loan.fields['hf2iLoanType'].options).toEqual(offered)
    expect([...offered, 'HF9905', 'HF9909'].filter((type) => says({ hf2iLoanType: type }).length === 0)).toEqual(
      offered,
    )
  })
})

describe('the organisations of the loan', () => {
  const ORGANISATIONS = { hf2iHandleOrg: 'o1', hf2iLendersOrg: 'o2', hf2iAssessCompany: 'o3' }
  it('LON-013 that handle and lend are emptied when it becomes a commercial loan', () => {
    for (const former of ['HF9902', 'HF9903', 'HF9907', null]) {
      expect(settled({ hf2iLoanType: former, ...ORGANISATIONS }, { hf2iLoanType: 'HF9901' })).toMatchObject({
        hf2iHandleOrg: null,
        hf2iLendersOrg: null,
        hf2iAssessCompany: 'o3',
      })
    }
  })
  it('LON-013 stay when it becomes any other one', () => {
    for (const type of ['HF9902', 'HF9903', 'HF9907', null])
      expect(settled({ hf2iLoanType: 'HF9901', ...ORGANISATIONS }, { hf2iLoanType: type })).toMatchObject(ORGANISATIONS)
  })
  it('LON-018 stay while it is one: what the server preset is not wiped by an unrelated change', () => {
    expect(settled({ hf2iLoanType: 'HF9901', ...ORGANISATIONS }, { hf2iLoanAmt: 1_000_000 })).toMatchObject(
      ORGANISATIONS,
    )
    expect(settled({ hf2iLoanType: 'HF9901' }, { hf2iLendersOrg: 'o9' })).toMatchObject({ hf2iLendersOrg: 'o9' })
  })
  it('LON-013 chosen in the very same save stay, so that a form saved at once ends as one saved in two steps', () => {
    expect(
      settled({ hf2iLoanType: 'HF9902', ...ORGANISATIONS }, { hf2iLoanType: 'HF9901', hf2iLendersOrg: 'o9' }),
    ).toMatchObject({ hf2iHandleOrg: null, hf2iLendersOrg: 'o9' })
  })
  it('LON-013 LON-012 are told as losses when the payment of the case brings it about', () => {
    const stored = { hf2iLoanType: 'HF9902', hf2iLoanAmt: 1_000_000, ...ORGANISATIONS }
    const { record, consequences } = settle(loan, stored, {
      ...stored,
      ...followsFromPayment({ prjPayType: 'HH2002' }, { prjPayType: 'HH2001' }),
    })
    expect(record).toMatchObject({
      hf2iLoanType: 'HF9901',
      hf2iHandleOrg: null,
      hf2iLendersOrg: null,
      hf2iLoanAmt: 1_000_000,
    })
    expect(losses(consequences).map(({ field, because }) => [field, because])).toEqual([
      ['hf2iHandleOrg', 'hf2iLoanType'],
      ['hf2iLendersOrg', 'hf2iLoanType'],
    ])
  })
})

describe('what another way to pay takes from the loan', () => {
  const stored = { hf2iLoanType: 'HF9902', hf2iHandleOrg: 'O1', hf2iLendersOrg: 'O2', hf2iFundLoan: 800_000 }
  it('LON-013 are its organisations, when it becomes a commercial one', () => {
    expect(lostByPayment(stored, { prjPayType: 'HH2002' }, { prjPayType: 'HH2001' })).toEqual([
      'hf2iHandleOrg',
      'hf2iLendersOrg',
    ])
    expect(
      lostByPayment({ ...stored, hf2iLendersOrg: null }, { prjPayType: 'HH2002' }, { prjPayType: 'HH2001' }),
    ).toEqual(['hf2iHandleOrg'])
  })
  it('LON-012 is nothing otherwise', () => {
    for (const prjPayType of ['HH2002', 'HH2003', 'HH2004', 'HH2006'])
      expect(lostByPayment(stored, { prjPayType: 'HH2002' }, { prjPayType })).toEqual([])
  })
})

describe('what is asked of a loan', () => {
  it('LON-014 OPN-053 of a bank for HF9901, HF9903 and HF9907', () => {
    for (const name of BY_BANK)
      expect([name, shownFor(name, 'hf2iLoanType', TYPES)]).toEqual([name, ['HF9901', 'HF9903', 'HF9907']])
  })
  it('LON-015 of the fund for HF9902 and HF9903', () => {
    for (const name of BY_FUND)
      expect([name, shownFor(name, 'hf2iLoanType', TYPES)]).toEqual([name, ['HF9902', 'HF9903']])
  })
  it('LON-016 of the person who advances the money for HFG602', () => {
    expect(shownFor('hf2iAdvanceLenders', 'hf2iLoanMethod', [null, 'HFG601', 'HFG602', 'HFG603', 'HFG604'])).toEqual([
      'HFG602',
    ])
  })
  it('OPN-053 is called a mortgage under HF9907', () => {
    const labels = (type: string | null) =>
      ['hf2iLoanAmt', 'hf2iLoanYear', 'hf2iLoanRate', 'hf2iLoanRepayType'].map((name) =>
        labelOf(name, { hf2iLoanType: type }),
      )
    expect(labels('HF9907')).toEqual(['抵押贷款金额', '抵押贷款年限', '抵押贷款利率', '还款方式'])
    for (const type of [null, 'HF9901', 'HF9903'])
      expect(labels(type)).toEqual(['商业贷款金额', '商业贷款年限', '商业贷款利率', '还款方式'])
  })
  it.each([
    ['LON-003', 'HF9901', 'hf2iLoanYear', '商业贷款年限'],
    ['LON-003', 'HF9907', 'hf2iLoanYear', '抵押贷款年限'],
    ['LON-006', 'HF9902', 'hf2iFundRepayYear', '公积金贷款年限'],
  ])('%s of %s: %s is none to thirty years', (_id, type, name, label) => {
    expect([0, 30].map((years) => says({ hf2iLoanType: type, [name]: years }))).toEqual([[], []])
    expect([-1, 31, 1.5].map((years) => says({ hf2iLoanType: type, [name]: years }))).toEqual([
      [`${label}不能小于0年`],
      [`${label}不能大于30年`],
      [`${label}应为整数`],
    ])
  })
  it('LON-004 LON-005 a rate has four decimals of a percent, and is never below nought', () => {
    expect(
      [0, 0.031, 0.030_001, 0.030_000_1].map(
        (rate) => says({ hf2iLoanType: 'HF9903', hf2iLoanRate: rate, hf2iFundRate: rate }).length,
      ),
    ).toEqual([0, 0, 0, 2])
    expect(says({ hf2iLoanType: 'HF9901', hf2iLoanRate: -0.01 })).toEqual(['商业贷款利率不能小于0%'])
  })
  it('OPN-053 what belongs to the other kind of loan is hidden, not lost', () => {
    expect(
      settled({ hf2iLoanType: 'HF9903', hf2iFundLoan: 600_000, hf2iLoanAmt: 900_000 }, { hf2iLoanType: 'HF9901' }),
    ).toMatchObject({ hf2iFundLoan: 600_000, hf2iLoanAmt: 900_000 })
  })
})

describe('the bank of the loan', () => {
  it('OPN-029 is read under either name, the declared one first', () => {
    expect(withLoanBank({ hf2iDivisionDetailId: 'b1', keyValue: 'k' })).toEqual({
      hf21DivisionDetailId: 'b1',
      keyValue: 'k',
    })
    expect(withLoanBank({ hf2iDivisionDetailId: 'b1', hf21DivisionDetailId: 'b2' })).toEqual({
      hf21DivisionDetailId: 'b2',
    })
    expect(withLoanBank({ hf2iDivisionDetailId: 'b1', hf21DivisionDetailId: null })).toEqual({
      hf21DivisionDetailId: 'b1',
    })
    expect(withLoanBank({ hf21DivisionDetailId: 'b2' })).toEqual({ hf21DivisionDetailId: 'b2' })
    expect(withLoanBank({})).toEqual({})
  })
})
