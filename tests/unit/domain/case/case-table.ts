import type { Condition } from '../../../../lib/catalogue/condition.ts'
import type { Field } from '../../../../lib/catalogue/field.ts'
import type { Kind } from '../../../../lib/catalogue/kind.ts'

interface When {
  readonly shown?: Condition
  readonly labels?: readonly { readonly when: Condition; readonly use: string }[]
}
type Props = Partial<Omit<Field, 'kind' | 'label' | 'rules' | 'hint' | 'indexed' | 'column'>> & {
  readonly rules?: readonly string[]
}
/** Kind, label, what else the field is, and the conditions that read other fields. */
export type Line = readonly [Kind, string, Props?, When?]

const PLACE = { dict: 'SS46_ADMDIVISION_LIST' } as const
const YUAN = { stored: 'yuan', shown: 'yuan', precision: 2, min: 0 } as const
const M2 = { stored: 'm2', shown: 'm2', precision: 2, min: 0 } as const
const YEARS = { stored: 'year', shown: 'year', min: 0 } as const
const MOVED: Condition = { field: 'hf29AddressChange', is: ['HF9002', 'HF9003'] }
const HOME: Condition = { field: 'hf29HourseType', is: ['HF7501'] }
const UNPAID: Condition = { field: 'hf29LoanStatus', is: ['HF7902', 'HF7903'] }
const SHORT_HELD: Condition = { field: 'hf29Diffyear', below: 5 }
const LAND: Condition = {
  all: [HOME, { field: 'hf29Nature', is: ['HX2502', 'HX2503', 'HX2504', 'HX2505', 'HX2506', 'HX2507'] }],
}
const LAND_FEE: Condition = { all: [LAND, { field: 'hf29LandFee', is: ['HF8301'] }] }
const SOLD: Condition = { not: { field: 'hf2hTradeType', is: ['HFG505', 'HFG506', 'HFG507'] } }
const GIFT: Condition = { field: 'hf2hTradeType', is: ['HFG508'] }
const FORMER: Condition = { all: [SOLD, { field: 'hf2hOtherCondition', is: ['HFF201'] }] }
const BANK: Condition = { field: 'hf2iLoanType', is: ['HF9901', 'HF9903', 'HF9907'] }
const FUND: Condition = { field: 'hf2iLoanType', is: ['HF9902', 'HF9903'] }

/**
 * The fields of demand, house, trade and loan as the data of the business lists them, restated so that a wrong code or
 * label fails.
 * Ours: the estate of a house hangs on its city, a demand begins as waiting.
 */
// biome-ignore format: a table with one row a line
export const CASE_TABLES: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Line>>>>>> = {
  Hf22PrjHouseDemand: {
    预算与房型: {
      hf22MinPrice: ['number', '预算最低价', { stored: 'wan', shown: 'wan', min: 0, precision: 2, rules: ['notAbove:hf22MaxPrice'] }],
      hf22MaxPrice: ['number', '预算最高价', { stored: 'wan', shown: 'wan', min: 0, precision: 2, rules: ['notBelow:hf22MinPrice'] }],
      hf22HourceType: ['codes', '意向房屋类型', { dict: 'HF75' }],
      hf22Area1: ['number', '面积下限', { ...M2, rules: ['notAbove:hf22Area2'] }],
      hf22Area2: ['number', '面积上限', { ...M2, rules: ['notBelow:hf22Area1'] }],
      hf22HourseAge1: ['integer', '房龄下限', { ...YEARS, rules: ['notAbove:hf22HourseAge2'] }],
      hf22HourseAge2: ['integer', '房龄上限', { ...YEARS, rules: ['notBelow:hf22HourseAge1'] }],
    },
    意向位置: {
      hf22City: ['region', '意向城市', { ...PLACE, part: 'city', default: '440100' }],
      hf22Areas: ['codes', '意向区域', { ...PLACE, part: 'area', parent: 'hf22City' }],
      hf22VillageDetail: ['text', '意向小区', { maxLength: 200 }],
    },
    学位与房况: {
      hf22ReqDegree: ['codes', '学位要求', { dict: 'HF03' }],
      hf22School: ['text', '意向学校', { maxLength: 100 }, { shown: { field: 'hf22ReqDegree', is: ['HF0301', 'HF0302'] } }],
      hf22LiftType: ['code', '电梯要求', { dict: 'HX72' }],
      hf22Decoration: ['code', '装修要求', { dict: 'HX29' }],
    },
    联系与跟进: {
      hf22LinkName: ['text', '联系人', { maxLength: 50 }],
      hf22LinkPhone: ['text', '联系电话', { rules: ['mobile'], sensitive: 'phone' }],
      hf22Memo: ['textarea', '备注', { maxLength: 500 }],
      hf22Status: ['code', '需求状态', { dict: 'HF22_STATUS', default: 'HF2201', readOnly: true, serverOwned: true }],
    },
  },
  Hf29PrjHourse: {
    房产地址: {
      hf29Province: ['region', '省份', { ...PLACE, part: 'province', default: '440000' }],
      hf29City: ['region', '城市', { ...PLACE, part: 'city', parent: 'hf29Province', default: '440100' }],
      hf29Area: ['region', '区', { ...PLACE, part: 'area', parent: 'hf29City' }],
      hf29HouseArea: ['computed', '所在区域', { readOnly: true }],
      hf29BelStep: ['yesno', '是否指定街道片区', { dict: 'YES_NO' }, { shown: { field: 'hf29Area', is: ['440112'] } }],
      hf29Village: ['text', '小区名称', { maxLength: 100, picks: 'community', parent: 'hf29City' }],
      hf29Address: ['address', '详细地址', { maxLength: 200, rules: ['address'] }],
      hf29UnitNumber: ['text', '房号', { maxLength: 50 }],
      hf29RealEstalteUnit: ['text', '不动产单元号', { maxLength: 28, rules: ['length:28'] }],
      hf29AddressChange: ['code', '地址变更情况', { dict: 'HF90' }],
      hf29NewProvince: ['region', '新地址省份', { ...PLACE, part: 'province' }, { shown: MOVED }],
      hf29NewCity: ['region', '新地址城市', { ...PLACE, part: 'city', parent: 'hf29NewProvince' }, { shown: MOVED }],
      hf29NewArea: ['region', '新地址区', { ...PLACE, part: 'area', parent: 'hf29NewCity' }, { shown: MOVED }],
      hf29NewAddress: ['address', '新详细地址', { maxLength: 200, rules: ['address'] }, { shown: MOVED }],
    },
    房屋概况: {
      hf29HourseType: ['code', '房屋类型', { dict: 'HF75' }],
      hf29Struct: ['code', '房屋结构', { dict: 'HX24' }, { shown: HOME }],
      hf29Nature: ['code', '房屋性质', { dict: 'HX25' }, { shown: HOME }],
      hf29ManagerNature: ['code', '物业性质', { dict: 'HX26' }, { shown: { field: 'hf29HourseType', is: ['HF7502'] } }],
      hf29InnerStructure: ['code', '户型', { dict: 'HX31' }],
      hf29FullArea: ['number', '建筑面积', { ...M2 }],
      hf29InArea: ['number', '套内面积', { ...M2, rules: ['notAbove:hf29FullArea'] }, { shown: { field: 'hf29FullArea', above: 144 } }],
      hf29PublicArea: ['number', '公摊面积', { ...M2 }],
      hf29UseRate: ['number', '实用率', { stored: 'ratio', shown: 'percent', min: 0, max: 1, precision: 2 }],
      hf29BuildYear: ['integer', '建成年份', { min: 1900, max: 2100, plain: true }],
      hf29TotalFloor: ['integer', '总楼层', { stored: 'floor', shown: 'floor', min: 1 }],
      hf29Floor: ['integer', '所在楼层', { stored: 'floor', shown: 'floor', min: -5, rules: ['notAbove:hf29TotalFloor'] }],
      hf29LiftStatus: ['code', '电梯情况', { dict: 'HX30' }],
      hf29HourseFaceto: ['code', '朝向', { dict: 'HX41' }],
      hf29Decoration: ['code', '装修情况', { dict: 'HX29' }],
      hf29StandUse: ['code', '规划用途', { dict: 'HX38' }],
      hf29StandTime: ['integer', '规划使用年限', { ...YEARS }],
      hf29CanOwnTime: ['integer', '产权年限', { ...YEARS, max: 100 }],
      hf29Alone: ['flag', '独立成套'],
      hf29BuyCar: ['yesno', '是否含车位', { dict: 'YES_NO' }],
    },
    产权情况: {
      hf29OwnerNature: ['code', '产权性质', { dict: 'HX67' }],
      hf29CardStatus: ['code', '产权共有情况', { dict: 'HF92' }],
      hf29OwnerNumber: ['integer', '产权人数', { stored: 'person', shown: 'person', min: 1, max: 5 }],
      hf29OwnerRelation: ['code', '产权人关系', { dict: 'HX28' }, { shown: { field: 'hf29OwnerNumber', above: 1 } }],
      hf29NotolnyRatio: ['number', '非唯一业主占比', { stored: 'ratio', shown: 'percent', min: 0, max: 1, precision: 2 }, { shown: { all: [{ field: 'hf29OwnerNumber', atLeast: 2 }, { field: 'hf29CardStatus', is: ['HF9202'] }] } }],
      hf29HourseCardDate: ['date', '产权证登记日期', { rules: ['date:after'] }],
      hf29HourseCardYear: ['integer', '产权证年份', { min: 1900, max: 2100, plain: true }],
      hf29InDate: ['date', '入伙日期', { rules: ['date:after'] }],
    },
    限制与查封: {
      hf29BuyLimit: ['yesno', '是否限售', { dict: 'YES_NO' }],
      hf29BuyDateLimit: ['date', '限售截止日期', {}, { shown: { field: 'hf29BuyLimit', is: ['0'] } }],
      hf29SealStatus: ['code', '查封状态', { dict: 'HX39' }],
      hf29SurveyStatus: ['code', '查册状态', { dict: 'HX40' }],
    },
    现有贷款: {
      hf29LoanStatus: ['code', '房屋贷款状态', { dict: 'HF79' }],
      hf29MorageType: ['code', '抵押类型', { dict: 'HX33' }, { shown: UNPAID }],
      hf29MorageOrg: ['organisation', '抵押权人（机构）', {}, { shown: UNPAID }],
      hf29PaymentBank: ['branch', '还款银行', {}, { shown: UNPAID }],
      hf29RepayAmt: ['number', '未还贷款金额', { ...YUAN }, { shown: UNPAID }],
      hf29RepayMode: ['code', '由谁还款', { dict: 'HX34' }, { shown: UNPAID }],
      hf29LoanDate: ['date', '原贷款日期', { rules: ['notFuture'] }, { shown: UNPAID }],
      hf29LoanRate: ['number', '原贷款利率', { stored: 'ratio', shown: 'percent', min: 0, precision: 4 }, { shown: UNPAID }],
    },
    税费与前次交易: {
      hf29TradeTimeType: ['code', '一手/二手', { dict: 'HX32' }],
      hf29TradeType: ['code', '交易方式', { dict: 'HFG5' }],
      hf29RelationType: ['code', '交易双方关系', { dict: 'HF19' }, { shown: { field: 'hf29TradeType', is: ['HFG508'] } }],
      hf29Diffyear: ['integer', '领证年限', { ...YEARS }],
      hf29HourseSource: ['code', '上手业主来源', { dict: 'HX27' }, { shown: SHORT_HELD }],
      hf29LastIsNew: ['yesno', '上手是否一手房', { dict: 'YES_NO' }, { shown: SHORT_HELD }],
      hf29SignDate: ['date', '上手合同签订日期', { rules: ['date:after'] }, { shown: { all: [{ field: 'hf29Diffyear', below: 5 }, { field: 'hf29LastIsNew', is: ['1'] }] } }],
      hf29LastBuyDate: ['date', '上手购买日期', { rules: ['date:after'] }],
      hf29LastPriceType: ['code', '上手价格类型', { dict: 'HX37' }],
      hf29LastInvoiceAmt: ['number', '上手发票金额', { ...YUAN }],
      hf29PayTaxDate: ['date', '契税缴纳日期', { rules: ['date:after'] }],
      hf29HouseBelongUnique: ['yesno', '是否唯一住房', { dict: 'YES_NO' }, { shown: { all: [{ field: 'hf29Diffyear', atLeast: 5 }, { field: 'hf29TradeTimeType', is: ['HX3202'] }, { field: 'hf29HourseType', is: ['HF7501'] }, { field: 'hf20SellerType', is: ['HF0501'] }, { any: [{ field: 'hf29TradeType', is: ['HFG501', 'HFG502', 'HFG503', 'HFG504'] }, { all: [{ field: 'hf29TradeType', empty: true }, { field: 'hf2hTradeType', is: ['HFG501', 'HFG502', 'HFG503', 'HFG504'] }] }] }] } }],
      hf29EnsurePrice: ['number', '税局核定价', { ...YUAN, max: 100_000_000 }],
      hf29PaimaiPrice: ['number', '拍卖成交价', { ...YUAN, max: 100_000_000 }, { shown: { field: 'hf29TradeType', is: ['HFG509'] } }],
      hf29EstimatePrice: ['number', '评估价', { stored: 'yuan', shown: 'wan', min: 0, precision: 2 }],
    },
    土地: {
      hf29LandfeeCondition: ['code', '土地出让金缴纳情况', { dict: 'HX64' }, { shown: LAND }],
      hf29LandFee: ['code', '是否补缴土地出让金', { dict: 'HF83' }, { shown: LAND }],
      hf29LandSellCost: ['number', '土地出让金金额', { ...YUAN, max: 100_000_000 }, { shown: LAND_FEE }],
      hf29LandCost: ['number', '土地成本价', { ...YUAN, max: 100_000_000 }, { shown: LAND_FEE }],
      hf29LandAssess: ['number', '土地评估价', { ...YUAN, max: 100_000_000 }, { shown: LAND_FEE }],
      hf29PayLandWhere: ['text', '土地出让金缴纳地', { maxLength: 100 }, { shown: LAND_FEE }],
    },
    居住与环境: {
      hf29LiveSign: ['code', '居住情况', { dict: 'HX42' }],
      hf29Noise: ['code', '噪音等级', { dict: 'ENV_NOISE' }],
      hf29Air: ['code', '空气质量等级', { dict: 'ENV_AIR' }],
      hf29Formaldehyde: ['code', '甲醛等级', { dict: 'ENV_FORMALDEHYDE' }],
      hf29Radiation: ['code', '辐射等级', { dict: 'ENV_RADIATION' }],
    },
    其他: {
      hf29PayWay: ['codes', '可接受付款方式', { dict: 'HX43' }],
      hf29IsSecret: ['yesno', '是否保密', { dict: 'YES_NO' }],
      hf29Status: ['code', '记录状态', { dict: 'HX66' }],
      hf29Memo: ['textarea', '备注', { maxLength: 500 }],
    },
  },
  Hf2hPrjTrade: {
    交易方式与价格: {
      hf2hTradeType: ['code', '交易方式', { dict: 'HFG5' }],
      hf2hRelationType: ['code', '赠与双方关系', { dict: 'HF19' }, { shown: GIFT }],
      hf2hContractAmt: ['number', '合同成交价', { ...YUAN }],
      hf2hOnlineAmt: ['number', '网签价', { ...YUAN }, { shown: SOLD }],
      hf2hTaxPric: ['number', '税局核定价', { ...YUAN, max: 100_000_000 }, { shown: GIFT }],
      hf2hPaimaiPrice: ['number', '拍卖价', { ...YUAN, max: 100_000_000 }, { shown: { field: 'hf2hTradeType', is: ['HFG509'] } }],
      hf2hExchangeMine: ['number', '置换房屋价格', { ...YUAN }, { shown: { field: 'hf2hTradeType', is: ['HFG507'] } }],
      hf2hDeposit: ['number', '定金/押金', { ...YUAN }, { shown: SOLD }],
      hf2hParPrice: ['number', '首期款', { ...YUAN }],
      hf2hAssessCompany: ['organisation', '评估公司', { picks: 'HF9C05' }],
      hf2hAssessVal: ['number', '评估值', { ...YUAN }],
      hf2hOwnerNumber: ['integer', '业主人数', { stored: 'person', shown: 'person', min: 1, max: 5 }],
      hf2hBuyerNum: ['integer', '买家人数', { stored: 'person', shown: 'person', min: 1 }],
      hf2hIsFirst: ['yesno', '是否首套', { dict: 'YES_NO' }],
    },
    费用: {
      hf2hAmt1: ['number', '中介费', { ...YUAN }],
      hf2hAmt2: ['number', '按揭费', { ...YUAN }],
      hf2hAmt3: ['number', '评估费', { ...YUAN }],
      hf2hAmt4: ['number', '快速放款费', { ...YUAN }],
      hf2hAmt5: ['number', '担保费', { ...YUAN }],
      hf2hDldQiTax: ['number', '代缴契税', { ...YUAN }],
    },
    上手发票与费用: {
      hf2hOtherCondition: ['code', '是否提供上手发票', { dict: 'HFF2' }, { shown: SOLD }],
      hf2hAmt6: ['number', '上手中介费', { ...YUAN }, { shown: FORMER }],
      hf2hAmt7: ['number', '上手按揭费', { ...YUAN }, { shown: FORMER }],
      hf2hNotaryFee: ['number', '公证费', { ...YUAN }, { shown: FORMER }],
      hf2hDecorationFee: ['number', '装修费', { ...YUAN }, { shown: FORMER }],
      hf2hRealEstate: ['number', '物业维修基金', { ...YUAN }, { shown: FORMER }],
      hf2hHouseReturnInterest: ['number', '已还贷款利息', { ...YUAN }, { shown: FORMER }],
    },
    合同: {
      hf2hContractState: ['code', '合同状态', { dict: 'HX47' }, { shown: SOLD }],
      hf2hContractNo: ['text', '合同编号', { maxLength: 50 }],
      hf2hAuditType: ['code', '资金监管方式', { dict: 'HX48' }],
      hf2hSignDate: ['date', '签约日期'],
      hf2hPayTaxDate: ['date', '缴税日期'],
    },
    期望时间: {
      hf2hRequireTong: ['date-or-anytime', '期望同贷日期'],
      hf2hRequireGuo: ['date-or-anytime', '期望过户日期'],
      hf2hRequireKuan: ['date-or-anytime', '期望放款日期'],
      hf2hRequireLou: ['date-or-anytime', '期望交楼日期'],
    },
    收付款账户: {
      hf2hMoneyReceiver: ['member', '收款人', { picks: 'owners' }],
      hf2hCollectionBank: ['branch', '收款银行'],
      hf2hCollectionNo: ['text', '收款账号', { maxLength: 32, rules: ['digits'], sensitive: 'bank' }],
      hf2hPaymentBank: ['branch', '付款银行'],
      hf2hPaymentNo: ['text', '付款账号', { maxLength: 32, rules: ['digits'], sensitive: 'bank' }],
    },
    附件: {
      hf2hImage1: ['images', '合同照片', { maxCount: 9 }],
      hf2hFile1: ['files', '买卖合同附件', { maxCount: 9 }],
      hf2hFile2: ['files', '中介合同附件', { maxCount: 9 }],
      hf2hFile3: ['files', '其他附件', { maxCount: 9 }],
    },
  },
  Hf2iPrjLoan: {
    贷款方式: {
      hf2iLoanType: ['code', '贷款类型', { dict: 'HF99', options: ['HF9901', 'HF9902', 'HF9903', 'HF9907'] }],
      hf2iLoanMethod: ['code', '放款方式', { dict: 'HFG6' }],
      hf2iAdvanceLenders: ['organisation', '垫资/提前放款机构', {}, { shown: { field: 'hf2iLoanMethod', is: ['HFG602'] } }],
      hf2iWarrant: ['code', '担保方式', { dict: 'HX51' }],
      hf2iMortgage: ['code', '抵押顺位', { dict: 'HX52' }],
      hf2iLoanShip: ['code', '借款关系', { dict: 'HX53' }],
    },
    商业贷款: {
      hf2iLoanAmt: ['number', '商业贷款金额', { ...YUAN }, { shown: BANK, labels: [{ when: { field: 'hf2iLoanType', is: ['HF9907'] }, use: '抵押贷款金额' }] }],
      hf2iLoanYear: ['integer', '商业贷款年限', { ...YEARS, max: 30 }, { shown: BANK, labels: [{ when: { field: 'hf2iLoanType', is: ['HF9907'] }, use: '抵押贷款年限' }] }],
      hf2iLoanRepayType: ['code', '还款方式', { dict: 'HX03' }, { shown: BANK }],
      hf2iLoanRate: ['number', '商业贷款利率', { stored: 'ratio', shown: 'percent', min: 0, precision: 4 }, { shown: BANK, labels: [{ when: { field: 'hf2iLoanType', is: ['HF9907'] }, use: '抵押贷款利率' }] }],
      hf21DivisionDetailId: ['branch', '贷款银行', { picks: 'HF9C01' }, { shown: BANK }],
    },
    公积金贷款: {
      hf2iFundLoan: ['number', '公积金贷款金额', { ...YUAN }, { shown: FUND }],
      hf2iFundType: ['code', '公积金类型', { dict: 'HX18' }, { shown: FUND }],
      hf2iFundRepayYear: ['integer', '公积金贷款年限', { ...YEARS, max: 30 }, { shown: FUND }],
      hf2iFundRate: ['number', '公积金贷款利率', { stored: 'ratio', shown: 'percent', min: 0, precision: 4 }, { shown: FUND }],
    },
    月供与收入: {
      hf2iMonthPay: ['number', '月供', { ...YUAN }],
      hf2iMonthIn: ['number', '月收入', { ...YUAN }],
    },
    机构: {
      hf2iAssessCompany: ['organisation', '评估公司', { picks: 'HF9C05' }],
      hf2iHandleOrg: ['organisation', '办理机构'],
      hf2iLendersOrg: ['organisation', '贷款机构'],
    },
  },
}

/** What every one of them has beside that list, by the name of the owner. */
export const OWNER_OF: Readonly<Record<string, string>> = {
  Hf22PrjHouseDemand: 'hf22PrjId',
  Hf29PrjHourse: 'hf29PrjId',
  Hf2hPrjTrade: 'hf2hPrjId',
  Hf2iPrjLoan: 'hf2iPrjId',
}
