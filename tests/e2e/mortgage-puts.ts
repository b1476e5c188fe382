import { NO, put, type Puts, YES } from './put.ts'

/** The only home of a private person, held for long, on which a loan is taken up. Nothing of it is as in the purchase. */
export const MORTGAGED_HOUSE: Puts = {
  hf29Province: put('广东省', '440000'), hf29City: put('广州市', '440100'), hf29Area: put('天河区', '440106'),
  hf29Village: put('测试海悦家园'), hf29Address: put('演示东路 12 号'), hf29UnitNumber: put('501'), hf29RealEstalteUnit: put('440199002002GB00002F00020002'), hf29AddressChange: put('地址无变更', 'HF9001'),
  hf29HourseType: put('住宅', 'HF7501'), hf29Struct: put('砖混', 'HX2403'), hf29Nature: put('商品房', 'HX2501'), hf29InnerStructure: put('两房一厅', 'HX3102'),
  hf29FullArea: put('144', 144, '144.00 ㎡'), hf29PublicArea: put('10', 10, '10.00 ㎡'), hf29UseRate: put('100', 1, '100.00 %'),
  hf29BuildYear: put('2008', 2008), hf29TotalFloor: put('9', 9, '9 层'), hf29Floor: put('9', 9, '9 层'), hf29LiftStatus: put('无电梯', 'HX3002'),
  hf29HourseFaceto: put('南', 'HX4101'), hf29Decoration: put('毛坯', 'HX2901'), hf29StandUse: put('综合', 'HX3806'), hf29StandTime: put('0', 0, '0 年'), hf29CanOwnTime: put('100', 100, '100 年'),
  hf29Alone: put('是', 1), hf29BuyCar: YES,
  hf29OwnerNature: put('完全产权', 'HX6701'), hf29CardStatus: put('单独所有', 'HF9203'), hf29OwnerNumber: put('1', 1, '1 人'),
  hf29HourseCardDate: put('2009-09-09'), hf29HourseCardYear: put('2009', 2009), hf29InDate: put('2009-10-10'),
  hf29BuyLimit: NO, hf29SealStatus: put('未查封', 'HX3901'), hf29SurveyStatus: put('未查册', 'HX4001'), hf29LoanStatus: put('无贷款无抵押', 'HF7901'),
  hf29TradeTimeType: put('二手房', 'HX3202'), hf29TradeType: put('普通买卖', 'HFG501'), hf29Diffyear: put('15', 15, '15 年'), hf29LastBuyDate: put('2009-08-08'), hf29LastPriceType: put('发票价', 'HX3701'),
  hf29LastInvoiceAmt: put('0', 0, '0.00 元'), hf29PayTaxDate: put('2009-09-01'), hf29HouseBelongUnique: YES, hf29EnsurePrice: put('2999999.99', 2_999_999.99, '2,999,999.99 元'),
  hf29EstimatePrice: put('300', 3_000_000, '300.00 万元'),
  hf29LiveSign: put('业主自住', 'HX4201'), hf29Noise: put('嘈杂（50 分贝以上）', '4'), hf29Air: put('优（0.6 以下）', '1'), hf29Formaldehyde: put('重度（0.6 以上）', '4'), hf29Radiation: put('较低（0.2–0.58）', '2'),
  hf29PayWay: put(['一次性'], ['HX4301']), hf29IsSecret: NO, hf29Status: put('有效', 'HX6601'), hf29Memo: put('随时可看'),
}

/** The same house, of another kind and once bought at an auction. */
export const AUCTIONED_SHOP: Puts = {
  hf29HourseType: put('非住宅（商业/办公）', 'HF7502'), hf29ManagerNature: put('综合', 'HX2607'), hf29TradeType: put('拍卖（法拍）', 'HFG509'), hf29PaimaiPrice: put('1888888.88', 1_888_888.88, '1,888,888.88 元'),
}

/** The loan on it, whose labels speak of the mortgage. */
export const MORTGAGE_LOAN: Puts = {
  hf2iLoanType: put('房产抵押贷款', 'HF9907'), hf2iLoanMethod: put('抵押登记后放款', 'HFG601'), hf2iWarrant: put('无需担保', 'HX5101'), hf2iMortgage: put('首押', 'HX5201'), hf2iLoanShip: put('单人借款', 'HX5301'),
  hf2iLoanAmt: put('2100000', 2_100_000, '2,100,000.00 元'), hf2iLoanYear: put('20', 20, '20 年'), hf2iLoanRepayType: put('先息后本', 'HX0303'), hf2iLoanRate: put('3.45', 0.0345, '3.45 %'),
  hf21DivisionDetailId: put('示例丁银行广州天河示例七支行', 'B440106007'), hf2iMonthPay: put('6037.5', 6_037.5, '6,037.50 元'), hf2iMonthIn: put('20000', 20_000, '20,000.00 元'),
  hf2iAssessCompany: put('穗评示例房地产评估公司天河办事处（演示）', 'O44010605'), hf2iHandleOrg: put('示例甲银行广州荔湾示例一支行', 'B440103001'), hf2iLendersOrg: put('示例乙银行广州荔湾示例二支行', 'B440103002'),
}
