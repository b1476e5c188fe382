import { above, all, any, atLeast, below, empty, is } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import {
  address,
  branch,
  code,
  codes,
  computed,
  date,
  flag,
  id,
  integer,
  number,
  organisation,
  percent,
  region,
  text,
  textarea,
  wan,
  yesno,
  yuan,
} from '../../catalogue/field.ts'
import { after, detailedAddress, length, notAbove, notFuture } from '../../catalogue/rule.ts'
import {
  ADDRESS_CHANGE,
  DEFAULT_PLACE,
  HOUSE_LOAN,
  HOUSE_NATURE,
  HOUSE_TYPE,
  LAND_FEE,
  LOAN_SCHEME,
  OWNERSHIP,
  PARTY_TYPE,
  TRADE_MODE,
  TRADE_TIME,
  UNPAID_HOUSE_LOANS,
  YES_NO,
} from '../codes.ts'
import { PICKS } from '../picks.ts'
import { PROJECT_SERVICE } from '../project/project-service.ts'
import { recordFields } from '../record-fields.ts'
import { ORDINARY_TRADE } from '../trade/ordinary-trade.ts'

/** Huangpu, the one district with rules for sub-districts. @source OPN-045 */
const SUB_DISTRICT_AREA = '440112'
/** For a home above this floor area the inner floor area is shown. @unit square metres @source HSE-059 */
const LARGE_HOME = 144
/** Other taxes apply from this number of years after the certificate. @unit years @source HSE-054, HSE-057 */
const LONG_HELD = 5

const MOVED = is('hf29AddressChange', ADDRESS_CHANGE.doorplate, ADDRESS_CHANGE.division)
const HOME = is('hf29HourseType', HOUSE_TYPE.home)
const UNPAID = is('hf29LoanStatus', ...UNPAID_HOUSE_LOANS)
const NOTHING_TO_REPAY = any(is('hf29LoanStatus', HOUSE_LOAN.none), empty('hf29LoanStatus'))
const SHORT_HELD = below('hf29Diffyear', LONG_HELD)
const IN_SHARES = all(atLeast('hf29OwnerNumber', 2), is('hf29CardStatus', OWNERSHIP.byShares))
/** The trade mode of the house itself, else that of the trade. @source OPN-043 */
const ORDINARILY_TRADED = any(
  is('hf29TradeType', ...ORDINARY_TRADE),
  all(empty('hf29TradeType'), is('hf2hTradeType', ...ORDINARY_TRADE)),
)
/**
 * A private seller of a second-hand home held for this long pays no income tax if it is their only one.
 * @source HSE-057, OPN-042
 */
const ONLY_HOME_COUNTS = all(
  atLeast('hf29Diffyear', LONG_HELD),
  is('hf29TradeTimeType', TRADE_TIME.secondHand),
  HOME,
  is('hf20SellerType', PARTY_TYPE.individual),
  ORDINARILY_TRADED,
)
/** For the land of homes built or sold with public support the full price was never paid. @source HSE-062, OPN-044 */
const LAND_UNPAID = all(HOME, is('hf29Nature', ...Object.values(HOUSE_NATURE)))
const LAND_FEE_DUE = all(LAND_UNPAID, is('hf29LandFee', LAND_FEE.due))

const LARGEST_AMOUNT = 100_000_000
const squareMetres = { stored: 'm2', shown: 'm2', min: 0, precision: 2 } as const
const years = { stored: 'year', shown: 'year', min: 0 } as const
const floor = { stored: 'floor', shown: 'floor' } as const
const calendarYear = { min: 1900, max: 2100, plain: true } as const
const WITHOUT_REGION = { maxLength: 200, rules: [detailedAddress], hint: '详细地址请勿包含省、市、区名称' } as const

/** The house that is traded or mortgaged. @source specification 1 §3, §4 (HSE-001 to HSE-070) @public */
export const house = defineEntity({
  service: 'Hf29PrjHourse',
  title: '交易房屋',
  metaTable: 3,
  facts: ['hf20SellerType', 'hf20LoanScheme', 'hf2hTradeType'],
  groups: {
    address: {
      label: '房产地址',
      fields: {
        keyValue: id('房屋ID', { hidden: true, serverOwned: true }),
        hf29PrjId: id('项目ID', { hidden: true, indexed: true, picks: PROJECT_SERVICE }),
        hf29Province: region('province', '省份', { default: DEFAULT_PLACE.province }),
        hf29City: region('city', '城市', { parent: 'hf29Province', default: DEFAULT_PLACE.city }),
        hf29Area: region('area', '区', { parent: 'hf29City' }),
        hf29HouseArea: computed('所在区域', { readOnly: true }),
        hf29BelStep: yesno('是否指定街道片区'),
        // An estate belongs to one city; a change of city empties it.
        hf29Village: text('小区名称', {
          maxLength: 100,
          // Houses are counted by their estate.
          indexed: true,
          picks: PICKS.community,
          parent: 'hf29City',
          hint: '输入时按小区名称搜索',
        }),
        hf29Address: address('详细地址', WITHOUT_REGION),
        hf29UnitNumber: text('房号', { maxLength: 50 }),
        hf29RealEstalteUnit: text('不动产单元号', { maxLength: 28, rules: [length(28)] }),
        hf29AddressChange: code('HF90', '地址变更情况'),
        hf29NewProvince: region('province', '新地址省份'),
        hf29NewCity: region('city', '新地址城市', { parent: 'hf29NewProvince' }),
        hf29NewArea: region('area', '新地址区', { parent: 'hf29NewCity' }),
        hf29NewAddress: address('新详细地址', WITHOUT_REGION),
      },
    },
    overview: {
      label: '房屋概况',
      fields: {
        hf29HourseType: code('HF75', '房屋类型'),
        hf29Struct: code('HX24', '房屋结构'),
        hf29Nature: code('HX25', '房屋性质'),
        hf29ManagerNature: code('HX26', '物业性质'),
        hf29InnerStructure: code('HX31', '户型'),
        hf29FullArea: number('建筑面积', squareMetres),
        hf29InArea: number('套内面积', { ...squareMetres, rules: [notAbove('hf29FullArea')] }),
        hf29PublicArea: number('公摊面积', squareMetres),
        hf29UseRate: percent('实用率', { min: 0, max: 1 }),
        hf29BuildYear: integer('建成年份', calendarYear),
        hf29TotalFloor: integer('总楼层', { ...floor, min: 1 }),
        hf29Floor: integer('所在楼层', { ...floor, min: -5, rules: [notAbove('hf29TotalFloor')] }),
        hf29LiftStatus: code('HX30', '电梯情况'),
        hf29HourseFaceto: code('HX41', '朝向'),
        hf29Decoration: code('HX29', '装修情况'),
        hf29StandUse: code('HX38', '规划用途'),
        hf29StandTime: integer('规划使用年限', years),
        hf29CanOwnTime: integer('产权年限', { ...years, max: 100 }),
        hf29Alone: flag('独立成套'),
        hf29BuyCar: yesno('是否含车位'),
      },
    },
    title: {
      label: '产权情况',
      fields: {
        hf29OwnerNature: code('HX67', '产权性质'),
        hf29CardStatus: code('HF92', '产权共有情况'),
        hf29OwnerNumber: integer('产权人数', { stored: 'person', shown: 'person', min: 1, max: 5 }),
        hf29OwnerRelation: code('HX28', '产权人关系'),
        hf29NotolnyRatio: percent('非唯一业主占比', { min: 0, max: 1 }),
        hf29HourseCardDate: date('产权证登记日期', { rules: [after] }),
        hf29HourseCardYear: integer('产权证年份', calendarYear),
        hf29InDate: date('入伙日期', { rules: [after] }),
      },
    },
    restriction: {
      label: '限制与查封',
      fields: {
        hf29BuyLimit: yesno('是否限售'),
        hf29BuyDateLimit: date('限售截止日期'),
        hf29SealStatus: code('HX39', '查封状态'),
        hf29SurveyStatus: code('HX40', '查册状态'),
      },
    },
    loan: {
      label: '现有贷款',
      fields: {
        hf29LoanStatus: code('HF79', '房屋贷款状态'),
        hf29MorageType: code('HX33', '抵押类型'),
        hf29MorageOrg: organisation('抵押权人（机构）', { indexed: true }),
        hf29PaymentBank: branch('还款银行', { indexed: true }),
        hf29RepayAmt: yuan('未还贷款金额'),
        hf29RepayMode: code('HX34', '由谁还款'),
        hf29LoanDate: date('原贷款日期', { rules: [notFuture] }),
        hf29LoanRate: percent('原贷款利率', { min: 0, precision: 4 }),
      },
    },
    tax: {
      label: '税费与前次交易',
      fields: {
        hf29TradeTimeType: code('HX32', '一手/二手'),
        hf29TradeType: code('HFG5', '交易方式'),
        hf29RelationType: code('HF19', '交易双方关系'),
        hf29Diffyear: integer('领证年限', { ...years, hint: '由产权证登记日期得出，可修改' }),
        hf29HourseSource: code('HX27', '上手业主来源'),
        hf29LastIsNew: yesno('上手是否一手房'),
        hf29SignDate: date('上手合同签订日期', { rules: [after] }),
        hf29LastBuyDate: date('上手购买日期', { rules: [after] }),
        hf29LastPriceType: code('HX37', '上手价格类型'),
        hf29LastInvoiceAmt: yuan('上手发票金额'),
        hf29PayTaxDate: date('契税缴纳日期', { rules: [after] }),
        hf29HouseBelongUnique: yesno('是否唯一住房'),
        hf29EnsurePrice: yuan('税局核定价', { max: LARGEST_AMOUNT }),
        hf29PaimaiPrice: yuan('拍卖成交价', { max: LARGEST_AMOUNT }),
        hf29EstimatePrice: wan('评估价'),
      },
    },
    land: {
      label: '土地',
      fields: {
        hf29LandfeeCondition: code('HX64', '土地出让金缴纳情况'),
        hf29LandFee: code('HF83', '是否补缴土地出让金'),
        hf29LandSellCost: yuan('土地出让金金额', { max: LARGEST_AMOUNT }),
        hf29LandCost: yuan('土地成本价', { max: LARGEST_AMOUNT }),
        hf29LandAssess: yuan('土地评估价', { max: LARGEST_AMOUNT }),
        hf29PayLandWhere: text('土地出让金缴纳地', { maxLength: 100 }),
      },
    },
    living: {
      label: '居住与环境',
      fields: {
        hf29LiveSign: code('HX42', '居住情况'),
        hf29Noise: code('ENV_NOISE', '噪音等级'),
        hf29Air: code('ENV_AIR', '空气质量等级'),
        hf29Formaldehyde: code('ENV_FORMALDEHYDE', '甲醛等级'),
        hf29Radiation: code('ENV_RADIATION', '辐射等级'),
      },
    },
    other: {
      label: '其他',
      fields: {
        hf29PayWay: codes('HX43', '可接受付款方式'),
        hf29IsSecret: yesno('是否保密'),
        hf29Status: code('HX66', '记录状态'),
        hf29Memo: textarea('备注', { maxLength: 500 }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  shown: {
    hf29BelStep: is('hf29Area', SUB_DISTRICT_AREA),
    hf29NewProvince: MOVED,
    hf29NewCity: MOVED,
    hf29NewArea: MOVED,
    hf29NewAddress: MOVED,
    hf29Struct: HOME,
    hf29Nature: HOME,
    hf29ManagerNature: is('hf29HourseType', HOUSE_TYPE.business),
    hf29InArea: above('hf29FullArea', LARGE_HOME),
    hf29OwnerRelation: above('hf29OwnerNumber', 1),
    hf29NotolnyRatio: IN_SHARES,
    hf29BuyDateLimit: is('hf29BuyLimit', YES_NO.yes),
    hf29MorageType: UNPAID,
    hf29MorageOrg: UNPAID,
    hf29PaymentBank: UNPAID,
    hf29RepayAmt: UNPAID,
    hf29RepayMode: UNPAID,
    hf29LoanDate: UNPAID,
    hf29LoanRate: UNPAID,
    hf29RelationType: is('hf29TradeType', TRADE_MODE.gift),
    hf29HourseSource: SHORT_HELD,
    hf29LastIsNew: SHORT_HELD,
    hf29SignDate: all(SHORT_HELD, is('hf29LastIsNew', YES_NO.no)),
    hf29HouseBelongUnique: ONLY_HOME_COUNTS,
    hf29PaimaiPrice: is('hf29TradeType', TRADE_MODE.auction),
    hf29LandfeeCondition: LAND_UNPAID,
    hf29LandFee: LAND_UNPAID,
    hf29LandSellCost: LAND_FEE_DUE,
    hf29LandCost: LAND_FEE_DUE,
    hf29LandAssess: LAND_FEE_DUE,
    hf29PayLandWhere: LAND_FEE_DUE,
  },
  cleared: { hf29RepayMode: NOTHING_TO_REPAY },
  titles: [{ when: is('hf20LoanScheme', LOAN_SCHEME.mortgage), use: '抵押物业' }],
  composed: { hf29HouseArea: ['hf29Province', 'hf29City', 'hf29Area'] },
  composites: {
    place: { kind: 'region', label: '所在地区', parts: ['hf29Province', 'hf29City', 'hf29Area'] },
    newPlace: { kind: 'region', label: '新地址所在地区', parts: ['hf29NewProvince', 'hf29NewCity', 'hf29NewArea'] },
  },
})

/** The values of the house of a case, by field name; null where empty, amounts in yuan. @public */
export type House = RecordOf<typeof house>
