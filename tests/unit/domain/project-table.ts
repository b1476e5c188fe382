import type { Condition } from '../../../lib/catalogue/condition.ts'
import type { Field } from '../../../lib/catalogue/field.ts'
import type { Kind } from '../../../lib/catalogue/kind.ts'

interface When {
  readonly required?: Condition
  readonly shown?: Condition
  readonly readOnly?: Condition
  readonly labels?: readonly { readonly when: Condition; readonly use: string }[]
}
type Props = Partial<Omit<Field, 'kind' | 'label' | 'rules' | 'hint' | 'indexed' | 'column'>> & {
  readonly rules?: readonly string[]
}
/** Kind, label, what else the field is, and the conditions that read other fields. */
export type Line = readonly [Kind, string, Props?, When?]

const MORTGAGE: Condition = { field: 'hf20LoanScheme', is: ['HF9907'] }
const NO_MORTGAGE: Condition = { not: MORTGAGE }
const LOAN: Condition = { field: 'hf20PayWay', is: ['HG1002'] }
const LOAN_OR_MORTGAGE: Condition = { any: [LOAN, MORTGAGE] }
const REFERRAL: Condition = { field: 'hf20Ctrl3', is: [1] }
const BUYER_COMPANY: Condition = { field: 'hf20BuyerType', is: ['HF0502'] }
const PAY_TYPE_CHOSEN: Condition = { not: { field: 'prjPayType', empty: true } }
const SCHEME_OF_ITS_OWN: Condition = { field: 'hf20LoanScheme', is: ['HF9905', 'HF9906', 'HF9908', 'HF9909'] }
const PLACE = { dict: 'SS46_ADMDIVISION_LIST' } as const
const COUNT = { min: 0 } as const
const TOTAL = { stored: 'yuan', shown: 'yuan', precision: 2, min: 0, serverOwned: true } as const

/** The fields of the project as the data of the business lists them, restated so that a wrong code or label fails. */
export const PROJECT: Readonly<Record<string, Readonly<Record<string, Line>>>> = {
  项目与付款: {
    keyValue: ['id', '项目ID', { hidden: true, serverOwned: true }],
    hf20PrjType: ['code', '项目类型', { dict: 'HF01' }],
    prjPayType: ['code', '付款类型', { dict: 'HH20' }, { required: { not: SCHEME_OF_ITS_OWN } }],
    hf20PayWay: ['code', '付款方案', { dict: 'HG10' }, { readOnly: PAY_TYPE_CHOSEN }],
    hf20LoanScheme: ['code', '贷款方案', { dict: 'HF99' }, { readOnly: PAY_TYPE_CHOSEN }],
    businessType: [
      'code',
      '业务类型',
      { dict: 'HF04', readOnly: true },
      { shown: { not: { field: 'hf20LoanScheme', empty: true } } },
    ],
    hf20DemandStep: ['code', '需求阶段', { dict: 'HX05' }],
    hf20Ctrl1: ['flag', '需要找房', {}, { shown: NO_MORTGAGE }],
  },
  交易双方: {
    hf20BuyerType: ['code', '买家类型', { dict: 'HF05' }, { shown: NO_MORTGAGE }],
    hf20BuyerCompanyNature: ['code', '买家公司性质', { dict: 'HX01' }, { shown: BUYER_COMPANY }],
    hf20SellerType: ['code', '业主类型', { dict: 'HF05' }, { labels: [{ when: MORTGAGE, use: '抵押人类型' }] }],
    hf20CompanyNation: [
      'code',
      '公司注册地',
      { dict: 'HX02' },
      { shown: { any: [BUYER_COMPANY, { field: 'hf20SellerType', is: ['HF0502'] }] } },
    ],
    hf20RelationType: ['code', '买卖双方关系', { dict: 'HF19' }, { shown: NO_MORTGAGE }],
    hf20BuyerId: ['member', '主买家', { picks: 'buyers', readOnly: true }, { shown: NO_MORTGAGE }],
    hf20SellerId: [
      'member',
      '主业主',
      { picks: 'owners', readOnly: true },
      { labels: [{ when: MORTGAGE, use: '主抵押人' }] },
    ],
  },
  贷款意向: {
    hf20ReturnWay: ['code', '意向还款方式', { dict: 'HX03' }, { shown: LOAN_OR_MORTGAGE }],
    hf20CreditWho: ['code', '征信情况（哪一方）', { dict: 'HX04' }, { shown: LOAN_OR_MORTGAGE }],
    hf20AccessLp: [
      'number',
      '可接受LPR浮动比例',
      { stored: 'ratio', shown: 'percent', precision: 2 },
      { shown: LOAN_OR_MORTGAGE },
    ],
    hf20AcceptRetNoEnd: [
      'number',
      '可接受最高利率',
      { stored: 'ratio', shown: 'percent', precision: 4, min: 0 },
      { shown: LOAN_OR_MORTGAGE },
    ],
    hf20MonthAhead: [
      'integer',
      '计划提前还款月数',
      { stored: 'month', shown: 'month', ...COUNT },
      { shown: LOAN_OR_MORTGAGE },
    ],
    hf20LoanerAge: [
      'integer',
      '借款人年龄',
      { stored: 'age', shown: 'age', min: 0, max: 150 },
      { shown: LOAN_OR_MORTGAGE },
    ],
    hf20MortgagerLateTimes: [
      'integer',
      '抵押人逾期次数',
      { stored: 'times', shown: 'times', ...COUNT },
      { shown: MORTGAGE },
    ],
    hf20ThinkGroup: ['flag', '考虑组合贷款', {}, { shown: LOAN }],
  },
  房屋位置与价格: {
    hf20HouseProvince: ['region', '房屋所在省', { ...PLACE, part: 'province', default: '440000' }],
    hf20HouseCity: ['region', '房屋所在市', { ...PLACE, part: 'city', parent: 'hf20HouseProvince', default: '440100' }],
    hf20HouseCountry: ['text', '房屋所在国家', { hidden: true }],
    hf20HouseArea: ['region', '房屋所在区', { ...PLACE, part: 'area', parent: 'hf20HouseCity' }],
    hf20HouseAddress: ['address', '房屋地址', { maxLength: 200, rules: ['address'] }],
    hf20HouseMarketPrice: ['number', '房屋市场价', { stored: 'yuan', shown: 'wan', precision: 2, min: 0 }],
  },
  跟进人员: {
    hf20ManagerId: ['account', '跟进经理', { picks: 'HX5901' }],
    hf20RecommendId: ['account', '业务员', { picks: 'HX5902' }],
    hf20ServiceAcct: ['account', '客服', { picks: 'HX5903' }],
    hf20DivisionDetailId: ['organisation', '办理机构（网点）'],
  },
  老带新优惠: {
    hf20Ctrl3: ['flag', '老带新推荐优惠'],
    hf20HelpactivityBegin: ['date', '推荐有效期起', { rules: ['notAfter:hf20HelpactivityEnd'] }, { shown: REFERRAL }],
    hf20HelpactivityEnd: ['date', '推荐有效期止', { rules: ['notBefore:hf20HelpactivityBegin'] }, { shown: REFERRAL }],
    hf20MaxHelper: ['integer', '最多推荐人数', { stored: 'person', shown: 'person', ...COUNT }, { shown: REFERRAL }],
    hf20Amount5: [
      'number',
      '已收金额',
      TOTAL,
      { shown: { all: [REFERRAL, { field: 'hf20Amount5', above: 0 }] }, labels: [{ when: REFERRAL, use: '已付费用' }] },
    ],
  },
  收支合计: {
    hf20PrjCost: ['number', '支出合计', TOTAL],
    hf20NoPayAmount: ['number', '待收金额', TOTAL],
  },
}

/** What the project adds to that list, and where a blank record starts. */
export const OURS: Readonly<Record<string, Line>> = {
  prjNo: ['text', '项目编号', { serverOwned: true }],
  hf20JobUsers: ['codes', '流程跟进人', { dict: 'SS11_ACCT_USERS', hidden: true, serverOwned: true }],
  crtTime: ['datetime', '创建时间', { serverOwned: true }],
  crtUsr: ['account', '创建人', { serverOwned: true }],
  updTime: ['datetime', '更新时间', { serverOwned: true }],
  updUsr: ['account', '更新人', { serverOwned: true }],
}
export const DEFAULTS: Readonly<Record<string, string>> = {
  hf20PrjType: 'HF0101',
  hf20HouseProvince: '440000',
  hf20HouseCity: '440100',
}
