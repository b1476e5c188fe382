import { is } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { branch, code, id, integer, organisation, percent, yuan } from '../../catalogue/field.ts'
import { LOAN_SCHEME, ORGANISATION_TYPE, PAYOUT } from '../codes.ts'
import { recordFields } from '../record-fields.ts'
import { LOAN_TYPES } from './loan-type.ts'

/** A mortgage of one's own house is also a bank loan. @source LON-014, OPN-053 */
const BY_BANK = is('hf2iLoanType', LOAN_SCHEME.commercial, LOAN_SCHEME.combined, LOAN_SCHEME.mortgage)
/** @source LON-015 */
const BY_FUND = is('hf2iLoanType', LOAN_SCHEME.fund, LOAN_SCHEME.combined)
const ON_OWN_HOUSE = is('hf2iLoanType', LOAN_SCHEME.mortgage)

const loanYears = { stored: 'year', shown: 'year', min: 0, max: 30 } as const
const rate = { min: 0, precision: 4 } as const

/** The loan of a case. @source specification 1 §3, §4 (LON-001 to LON-020) @public */
export const loan = defineEntity({
  service: 'Hf2iPrjLoan',
  title: '贷款信息',
  metaTable: 5,
  groups: {
    type: {
      label: '贷款方式',
      fields: {
        keyValue: id('贷款ID', { hidden: true, serverOwned: true }),
        hf2iPrjId: id('项目ID', { hidden: true, indexed: true }),
        hf2iLoanType: code('HF99', '贷款类型', {
          options: LOAN_TYPES,
          hint: '随项目的付款类型带出；没有付款类型时取贷款方案',
        }),
        hf2iLoanMethod: code('HFG6', '放款方式'),
        hf2iAdvanceLenders: organisation('垫资/提前放款机构', { indexed: true }),
        hf2iWarrant: code('HX51', '担保方式'),
        hf2iMortgage: code('HX52', '抵押顺位'),
        hf2iLoanShip: code('HX53', '借款关系'),
      },
    },
    commercial: {
      label: '商业贷款',
      labels: [{ when: ON_OWN_HOUSE, use: '抵押贷款' }],
      fields: {
        hf2iLoanAmt: yuan('商业贷款金额'),
        hf2iLoanYear: integer('商业贷款年限', loanYears),
        hf2iLoanRepayType: code('HX03', '还款方式'),
        hf2iLoanRate: percent('商业贷款利率', rate),
        hf21DivisionDetailId: branch('贷款银行', {
          picks: ORGANISATION_TYPE.bank,
          hint: '外资银行排在内资之后',
          indexed: true,
        }),
      },
    },
    fund: {
      label: '公积金贷款',
      fields: {
        hf2iFundLoan: yuan('公积金贷款金额'),
        hf2iFundType: code('HX18', '公积金类型'),
        hf2iFundRepayYear: integer('公积金贷款年限', loanYears),
        hf2iFundRate: percent('公积金贷款利率', rate),
      },
    },
    burden: {
      label: '月供与收入',
      fields: {
        hf2iMonthPay: yuan('月供'),
        hf2iMonthIn: yuan('月收入'),
      },
    },
    orgs: {
      label: '机构',
      fields: {
        hf2iAssessCompany: organisation('评估公司', { picks: ORGANISATION_TYPE.assessor, indexed: true }),
        hf2iHandleOrg: organisation('办理机构', { indexed: true }),
        hf2iLendersOrg: organisation('贷款机构', { indexed: true }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  shown: {
    hf2iAdvanceLenders: is('hf2iLoanMethod', PAYOUT.advanced),
    hf2iLoanAmt: BY_BANK,
    hf2iLoanYear: BY_BANK,
    hf2iLoanRepayType: BY_BANK,
    hf2iLoanRate: BY_BANK,
    hf21DivisionDetailId: BY_BANK,
    hf2iFundLoan: BY_FUND,
    hf2iFundType: BY_FUND,
    hf2iFundRepayYear: BY_FUND,
    hf2iFundRate: BY_FUND,
  },
  labels: {
    hf2iLoanAmt: [{ when: ON_OWN_HOUSE, use: '抵押贷款金额' }],
    hf2iLoanYear: [{ when: ON_OWN_HOUSE, use: '抵押贷款年限' }],
    hf2iLoanRate: [{ when: ON_OWN_HOUSE, use: '抵押贷款利率' }],
  },
  // An effect and not `cleared`, so that organisations chosen in the same change stay. LON-013
  onChange: {
    hf2iLoanType: [
      { when: is('hf2iLoanType', LOAN_SCHEME.commercial), set: { hf2iHandleOrg: null, hf2iLendersOrg: null } },
    ],
  },
})

/** The values of the loan of a case, by field name; null where empty, amounts in yuan. @public */
export type Loan = RecordOf<typeof loan>
