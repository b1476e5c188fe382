import { above, all, any, filled, is, not } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import {
  account,
  address,
  code,
  codes,
  date,
  flag,
  id,
  integer,
  member,
  organisation,
  percent,
  region,
  text,
  wan,
  yuan,
} from '../../catalogue/field.ts'
import { detailedAddress, notAfter, notBefore } from '../../catalogue/rule.ts'
import { DEFAULT_PLACE, LOAN_SCHEME, PARTY_RELATION, PARTY_TYPE, PAY_WAY, POSITION, PROJECT_TYPE } from '../codes.ts'
import { recordFields } from '../record-fields.ts'
import { businessTypeOf } from './business-type.ts'
import { payPlanEffects } from './pay-type.ts'
import { PROJECT_SERVICE } from './project-service.ts'

const UNDER_MORTGAGE = is('hf20LoanScheme', LOAN_SCHEME.mortgage)
/** Schemes without a pay type: a case with one of them has none. OPN-012 */
const OWN_SCHEME = is(
  'hf20LoanScheme',
  LOAN_SCHEME.bridge,
  LOAN_SCHEME.credit,
  LOAN_SCHEME.business,
  LOAN_SCHEME.toFund,
)
const BY_LOAN = any(is('hf20PayWay', PAY_WAY.loan), UNDER_MORTGAGE)
const REFERRAL = is('hf20Ctrl3', 1)
const BOTH_INDIVIDUALS = all(is('hf20BuyerType', PARTY_TYPE.individual), is('hf20SellerType', PARTY_TYPE.individual))
const toNoRelation = [
  { when: BOTH_INDIVIDUALS, set: { hf20RelationType: PARTY_RELATION.none }, onlyIfEmpty: true },
] as const

/** The basic requirements of a case, and the fields the server adds. @source specification 0 §3, §4 @public */
export const project = defineEntity({
  service: PROJECT_SERVICE,
  title: '基础需求',
  metaTable: 1,
  groups: {
    scheme: {
      label: '项目与付款',
      fields: {
        keyValue: id('项目ID', { hidden: true, serverOwned: true }),
        prjNo: text('项目编号', { serverOwned: true, indexed: true, column: true }),
        hf20PrjType: code('HF01', '项目类型', { indexed: true, default: PROJECT_TYPE.purchase }),
        prjPayType: code('HH20', '付款类型', { indexed: true, hint: '选定后自动带出付款方案与贷款方案' }),
        hf20PayWay: code('HG10', '付款方案', { indexed: true }),
        hf20LoanScheme: code('HF99', '贷款方案', { indexed: true, column: true }),
        businessType: code('HF04', '业务类型', { readOnly: true, indexed: true }),
        hf20DemandStep: code('HX05', '需求阶段', { indexed: true, column: true }),
        hf20Ctrl1: flag('需要找房', { hint: '开启后出现找房需求' }),
      },
    },
    parties: {
      label: '交易双方',
      fields: {
        hf20BuyerType: code('HF05', '买家类型', { indexed: true }),
        hf20BuyerCompanyNature: code('HX01', '买家公司性质'),
        hf20SellerType: code('HF05', '业主类型', { indexed: true }),
        hf20CompanyNation: code('HX02', '公司注册地'),
        hf20RelationType: code('HF19', '买卖双方关系'),
        hf20BuyerId: member('主买家', { picks: 'buyers', readOnly: true, column: true }),
        hf20SellerId: member('主业主', { picks: 'owners', readOnly: true, column: true }),
      },
    },
    wish: {
      label: '贷款意向',
      fields: {
        hf20ReturnWay: code('HX03', '意向还款方式'),
        hf20CreditWho: code('HX04', '征信情况（哪一方）'),
        hf20AccessLp: percent('可接受LPR浮动比例'),
        hf20AcceptRetNoEnd: percent('可接受最高利率', { precision: 4, min: 0 }),
        hf20MonthAhead: integer('计划提前还款月数', { stored: 'month', shown: 'month', min: 0 }),
        hf20LoanerAge: integer('借款人年龄', { stored: 'age', shown: 'age', min: 0, max: 150 }),
        hf20MortgagerLateTimes: integer('抵押人逾期次数', { stored: 'times', shown: 'times', min: 0 }),
        hf20ThinkGroup: flag('考虑组合贷款'),
      },
    },
    house: {
      label: '房屋位置与价格',
      fields: {
        hf20HouseProvince: region('province', '房屋所在省', { default: DEFAULT_PLACE.province }),
        hf20HouseCity: region('city', '房屋所在市', {
          parent: 'hf20HouseProvince',
          default: DEFAULT_PLACE.city,
          indexed: true,
        }),
        hf20HouseCountry: text('房屋所在国家', { hidden: true, hint: '原样保留，不编辑' }),
        hf20HouseArea: region('area', '房屋所在区', { parent: 'hf20HouseCity', indexed: true }),
        hf20HouseAddress: address('房屋地址', {
          maxLength: 200,
          rules: [detailedAddress],
          hint: '详细地址请勿包含省、市、区名称',
          indexed: true,
          placeName: true,
          column: true,
        }),
        hf20HouseMarketPrice: wan('房屋市场价', { indexed: true, column: true }),
      },
    },
    staff: {
      label: '跟进人员',
      fields: {
        hf20ManagerId: account('跟进经理', { picks: POSITION.followUpManager, indexed: true, column: true }),
        hf20RecommendId: account('业务员', { picks: POSITION.salesperson, indexed: true }),
        hf20ServiceAcct: account('客服', { picks: POSITION.service, indexed: true }),
        hf20DivisionDetailId: organisation('办理机构（网点）', { indexed: true }),
        /** A user who follows one of the jobs takes part in the case. */
        hf20JobUsers: codes('SS11_ACCT_USERS', '流程跟进人', { hidden: true, serverOwned: true, indexed: true }),
      },
    },
    referral: {
      label: '老带新优惠',
      fields: {
        hf20Ctrl3: flag('老带新推荐优惠'),
        hf20HelpactivityBegin: date('推荐有效期起', { rules: [notAfter('hf20HelpactivityEnd')] }),
        hf20HelpactivityEnd: date('推荐有效期止', { rules: [notBefore('hf20HelpactivityBegin')] }),
        hf20MaxHelper: integer('最多推荐人数', { stored: 'person', shown: 'person', min: 0 }),
        hf20Amount5: yuan('已收金额', { serverOwned: true, hint: '由收支记录计算' }),
      },
    },
    totals: {
      label: '收支合计',
      fields: {
        hf20PrjCost: yuan('支出合计', { serverOwned: true }),
        hf20NoPayAmount: yuan('待收金额', { serverOwned: true }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  searchedBy: {
    buyerName: text('买家', { indexed: true }),
    ownerName: text('业主', { indexed: true }),
    hf23LinkPhone: text('电话', { sensitive: 'phone' }),
    hf23CardNo: text('证件号码', { sensitive: 'id' }),
    ownCase: flag('我参与的', { indexed: true }),
    dueThisWeek: flag('本周内到期或已逾期', { indexed: true }),
    lacksPapers: flag('有退回或过期的资料', { indexed: true }),
    awaitsFinance: flag('有待财务审核的单据', { indexed: true }),
  },
  shown: {
    businessType: filled('hf20LoanScheme'),
    hf20Ctrl1: not(UNDER_MORTGAGE),
    hf20BuyerType: not(UNDER_MORTGAGE),
    hf20BuyerCompanyNature: is('hf20BuyerType', PARTY_TYPE.company),
    hf20CompanyNation: any(is('hf20BuyerType', PARTY_TYPE.company), is('hf20SellerType', PARTY_TYPE.company)),
    hf20RelationType: not(UNDER_MORTGAGE),
    hf20BuyerId: not(UNDER_MORTGAGE),
    hf20ReturnWay: BY_LOAN,
    hf20CreditWho: BY_LOAN,
    hf20AccessLp: BY_LOAN,
    hf20AcceptRetNoEnd: BY_LOAN,
    hf20MonthAhead: BY_LOAN,
    hf20LoanerAge: BY_LOAN,
    hf20MortgagerLateTimes: UNDER_MORTGAGE,
    hf20ThinkGroup: is('hf20PayWay', PAY_WAY.loan),
    hf20HelpactivityBegin: REFERRAL,
    hf20HelpactivityEnd: REFERRAL,
    hf20MaxHelper: REFERRAL,
    hf20Amount5: all(REFERRAL, above('hf20Amount5', 0)),
  },
  required: { prjPayType: not(OWN_SCHEME) },
  readOnly: { hf20PayWay: filled('prjPayType'), hf20LoanScheme: filled('prjPayType') },
  labels: {
    hf20SellerType: [{ when: UNDER_MORTGAGE, use: '抵押人类型' }],
    hf20SellerId: [{ when: UNDER_MORTGAGE, use: '主抵押人' }],
    hf20Amount5: [{ when: REFERRAL, use: '已付费用' }],
  },
  onChange: { prjPayType: payPlanEffects, hf20BuyerType: toNoRelation, hf20SellerType: toNoRelation },
  derived: {
    businessType: {
      reads: ['hf20LoanScheme'],
      compute: ({ hf20LoanScheme: scheme }) => businessTypeOf(typeof scheme === 'string' ? scheme : null),
    },
  },
  composites: {
    housePlace: {
      kind: 'region',
      label: '房屋所在地区',
      parts: ['hf20HouseProvince', 'hf20HouseCity', 'hf20HouseArea'],
    },
    referralPeriod: {
      kind: 'date-range',
      label: '推荐有效期',
      parts: ['hf20HelpactivityBegin', 'hf20HelpactivityEnd'],
    },
  },
})

/** The stored record of {@link project}, by wire name. @public */
export type Project = RecordOf<typeof project>
