import { NO, put, type Puts, YES } from './put.ts'

/** What a family looks for: nothing at its default, several of what can be several. */
export const DEMAND: Puts = {
  hf22MinPrice: put('350.5', 350.5, '350.50 万元'), hf22MaxPrice: put('520.25', 520.25, '520.25 万元'),
  hf22HourceType: put(['住宅', '公寓（商业性质）'], ['HF7501', 'HF7503']),
  hf22Area1: put('88.5', 88.5, '88.50 ㎡'), hf22Area2: put('144.01', 144.01, '144.01 ㎡'), hf22HourseAge1: put('0', 0, '0 年'), hf22HourseAge2: put('25', 25, '25 年'),
  hf22City: put(['广东省', '深圳市'], '440300', '深圳市'), hf22Areas: put(['福田区', '南山区'], ['440304', '440305']), hf22VillageDetail: put('示例云溪花园、演示翠湖里'),
  hf22ReqDegree: put(['小学学位', '中学学位'], ['HF0301', 'HF0302']), hf22School: put('示例实验学校'), hf22LiftType: put('不限', 'HX7203'), hf22Decoration: put('中装', 'HX2903'),
  hf22LinkName: put('林示例'), hf22LinkPhone: put('15400007601', '15400007601', '154******01'), hf22Memo: put('周末看房\n先电话联系', '周末看房\n先电话联系', '周末看房 先电话联系'),
}

/** A home of two owners that was renumbered, still secures a loan, stands on land that is not paid for, and was registered lately. */
export const HOUSE: Puts = {
  hf29Province: put('广东省', '440000'), hf29City: put('广州市', '440100'), hf29Area: put('黄埔区', '440112'), hf29BelStep: YES,
  hf29Village: put('演示碧桐花园'), hf29Address: put('示例大道 668 号 3 栋'), hf29UnitNumber: put('1204'), hf29RealEstalteUnit: put('440199001001GB00001F00010001'),
  hf29AddressChange: put('门牌号已变更（与证载不一致）', 'HF9002'),
  hf29NewProvince: put('广东省', '440000'), hf29NewCity: put('广州市', '440100'), hf29NewArea: put('增城区', '440118'), hf29NewAddress: put('演示路 9 号 2 栋'),
  hf29HourseType: put('住宅', 'HF7501'), hf29Struct: put('剪力墙', 'HX2404'), hf29Nature: put('房改房', 'HX2502'), hf29InnerStructure: put('三房两厅', 'HX3105'),
  hf29FullArea: put('144.01', 144.01, '144.01 ㎡'), hf29InArea: put('120.5', 120.5, '120.50 ㎡'), hf29PublicArea: put('23.51', 23.51, '23.51 ㎡'), hf29UseRate: put('83.67', 0.8367, '83.67 %'),
  hf29BuildYear: put('1999', 1999), hf29TotalFloor: put('32', 32, '32 层'), hf29Floor: put('-2', -2, '-2 层'), hf29LiftStatus: put('已加装电梯', 'HX3003'),
  hf29HourseFaceto: put('东南', 'HX4102'), hf29Decoration: put('精装', 'HX2904'), hf29StandUse: put('住宅', 'HX3801'), hf29StandTime: put('70', 70, '70 年'), hf29CanOwnTime: put('50', 50, '50 年'),
  hf29Alone: put('是', 1), hf29BuyCar: NO,
  hf29OwnerNature: put('共有产权（与政府）', 'HX6703'), hf29CardStatus: put('按份共有', 'HF9202'), hf29OwnerNumber: put('2', 2, '2 人'), hf29OwnerRelation: put('夫妻', 'HX2801'),
  hf29NotolnyRatio: put('40', 0.4, '40.00 %'), hf29HourseCardDate: put('2023-05-06'), hf29HourseCardYear: put('2023', 2023), hf29InDate: put('2001-07-01'),
  hf29BuyLimit: YES, hf29BuyDateLimit: put('2030-12-31'), hf29SealStatus: put('轮候查封', 'HX3903'), hf29SurveyStatus: put('需测绘', 'HX4004'),
  hf29LoanStatus: put('银行按揭未结清', 'HF7902'), hf29MorageType: put('最高额抵押', 'HX3303'), hf29MorageOrg: put('穗保示例融资担保公司天河营业部（演示）', 'O44010606'),
  hf29PaymentBank: put('示例甲银行广州天河示例一支行', 'B440106001'), hf29RepayAmt: put('1234567.89', 1_234_567.89, '1,234,567.89 元'), hf29RepayMode: put('公司垫资', 'HX3403'),
  hf29LoanDate: put('2018-01-31'), hf29LoanRate: put('4.1255', 0.041255, '4.1255 %'),
  hf29TradeTimeType: put('二手房', 'HX3202'), hf29TradeType: put('赠与', 'HFG508'), hf29RelationType: put('父母子女', 'HF1902'), hf29Diffyear: put('3', 3, '3 年'),
  hf29HourseSource: put('继承', 'HX2704'), hf29LastIsNew: NO, hf29SignDate: put('2015-03-01'), hf29LastBuyDate: put('2015-04-02'), hf29LastPriceType: put('评估价', 'HX3703'),
  hf29LastInvoiceAmt: put('800000.01', 800_000.01, '800,000.01 元'), hf29PayTaxDate: put('2015-05-03'), hf29EnsurePrice: put('100000000', 100_000_000, '100,000,000.00 元'),
  hf29EstimatePrice: put('328.5555', 3_285_555, '328.56 万元'),
  hf29LandfeeCondition: put('未缴', 'HX6402'), hf29LandFee: put('需补缴', 'HF8301'), hf29LandSellCost: put('12345.67', 12_345.67, '12,345.67 元'), hf29LandCost: put('0.01', 0.01, '0.01 元'),
  hf29LandAssess: put('98765', 98_765, '98,765.00 元'), hf29PayLandWhere: put('示例政务大厅'),
  hf29LiveSign: put('出租（带租约成交）', 'HX4204'), hf29Noise: put('较安静（39–46 分贝）', '2'), hf29Air: put('中（1.6–3.7）', '3'), hf29Formaldehyde: put('合格（0.1 以下）', '1'), hf29Radiation: put('高（10 以上）', '4'),
  hf29PayWay: put(['商业按揭', '组合贷'], ['HX4302', 'HX4304']), hf29IsSecret: YES, hf29Status: put('停用', 'HX6602'), hf29Memo: put('钥匙在示例门店'),
}

/** A sale whose owner proves what was paid before. `owner` receives the price. */
export const trade = (owner: { readonly name: string; readonly key: string }): Puts => ({
  hf2hTradeType: put('普通买卖', 'HFG501'), hf2hContractAmt: put('4860001.23', 4_860_001.23, '4,860,001.23 元 大写：肆佰捌拾陆万零壹元贰角叁分'), hf2hOnlineAmt: put('4500000', 4_500_000, '4,500,000.00 元 大写：肆佰伍拾万元整'),
  hf2hDeposit: put('0', 0, '0.00 元 无需缴纳押金'), hf2hParPrice: put('1460001.2', 1_460_001.2, '1,460,001.20 元 大写：壹佰肆拾陆万零壹元贰角'),
  hf2hAssessCompany: put('穗评示例房地产评估公司番禺办事处（演示）', 'O44011305'), hf2hAssessVal: put('4700000', 4_700_000, '4,700,000.00 元'),
  hf2hOwnerNumber: put('2', 2, '2 人'), hf2hBuyerNum: put('1', 1, '1 人'), hf2hIsFirst: YES,
  hf2hAmt1: put('48600.01', 48_600.01, '48,600.01 元'), hf2hAmt2: put('3000', 3_000, '3,000.00 元'), hf2hAmt3: put('1500.5', 1_500.5, '1,500.50 元'), hf2hAmt4: put('800', 800, '800.00 元'),
  hf2hAmt5: put('0', 0, '0.00 元'), hf2hDldQiTax: put('72900.02', 72_900.02, '72,900.02 元'),
  hf2hOtherCondition: put('提供', 'HFF201'), hf2hAmt6: put('20000', 20_000, '20,000.00 元'), hf2hAmt7: put('2000.99', 2_000.99, '2,000.99 元'), hf2hNotaryFee: put('300', 300, '300.00 元'),
  hf2hDecorationFee: put('150000', 150_000, '150,000.00 元'), hf2hRealEstate: put('9876.54', 9_876.54, '9,876.54 元'), hf2hHouseReturnInterest: put('123456.78', 123_456.78, '123,456.78 元'),
  hf2hContractState: put('已网签', 'HX4703'), hf2hContractNo: put('示例-2026-0001'), hf2hAuditType: put('登记中心监管', 'HX4803'), hf2hSignDate: put('2026-01-31'), hf2hPayTaxDate: put('2026-02-28'),
  hf2hRequireTong: put('随时', 'anytime'), hf2hRequireGuo: put('2027-02-28'), hf2hRequireKuan: put('随时', 'anytime'), hf2hRequireLou: put('2028-02-29'),
  hf2hMoneyReceiver: put(owner.name, owner.key),
  hf2hCollectionBank: put('示例外资甲银行广州天河示例八支行', 'B440106008'), hf2hCollectionNo: put('6222000000001234', '6222000000001234', '************1234'),
  hf2hPaymentBank: put('示例乙银行广州天河示例二支行', 'B440106002'), hf2hPaymentNo: put('6222000000005678', '6222000000005678', '************5678'),
  hf2hImage1: put(['合同首页.png', '合同尾页.png'], ['合同首页.png', '合同尾页.png'], '2 个文件'), hf2hFile1: put(['买卖合同.pdf'], ['买卖合同.pdf'], '1 个文件'),
  hf2hFile2: put(['中介合同.docx'], ['中介合同.docx'], '1 个文件'), hf2hFile3: put(['补充协议.pdf'], ['补充协议.pdf'], '1 个文件'),
})

/** What other ways of trading ask for beside. */
export const OTHER_TRADES: readonly Puts[] = [
  { hf2hTradeType: put('赠与', 'HFG508'), hf2hRelationType: put('父母子女', 'HF1902'), hf2hTaxPric: put('4100000.05', 4_100_000.05, '4,100,000.05 元') },
  { hf2hTradeType: put('拍卖（法拍）', 'HFG509'), hf2hPaimaiPrice: put('3999999.99', 3_999_999.99, '3,999,999.99 元') },
  { hf2hTradeType: put('房屋置换', 'HFG507'), hf2hExchangeMine: put('2500000', 2_500_000, '2,500,000.00 元') },
]

/** A bank's loan that is paid out early. */
export const LOAN: Puts = {
  hf2iLoanType: put('商业贷款', 'HF9901'), hf2iLoanMethod: put('垫资提前放款', 'HFG602'), hf2iAdvanceLenders: put('穗保示例融资担保公司天河营业部（演示）', 'O44010606'),
  hf2iWarrant: put('阶段性担保', 'HX5102'), hf2iMortgage: put('最高额首押', 'HX5203'), hf2iLoanShip: put('夫妻共同借款', 'HX5302'),
  hf2iLoanAmt: put('3400000.5', 3_400_000.5, '3,400,000.50 元'), hf2iLoanYear: put('30', 30, '30 年'), hf2iLoanRepayType: put('等额本金', 'HX0302'), hf2iLoanRate: put('3.0512', 0.030512, '3.0512 %'),
  hf21DivisionDetailId: put('示例丙银行广州天河示例三支行', 'B440106003'), hf2iMonthPay: put('15432.1', 15_432.1, '15,432.10 元'), hf2iMonthIn: put('38000', 38_000, '38,000.00 元'),
  hf2iAssessCompany: put('穗评示例房地产评估公司越秀办事处（演示）', 'O44010405'), hf2iHandleOrg: put('示例甲银行广州荔湾示例一支行', 'B440103001'), hf2iLendersOrg: put('示例乙银行广州荔湾示例二支行', 'B440103002'),
}

/** The same with a loan of the housing fund beside it. */
export const COMBINED_LOAN: Puts = {
  hf2iLoanType: put('组合贷款', 'HF9903'), hf2iFundLoan: put('400000.01', 400_000.01, '400,000.01 元'), hf2iFundType: put('省直住房公积金', 'HX1802'),
  hf2iFundRepayYear: put('25', 25, '25 年'), hf2iFundRate: put('2.85', 0.0285, '2.85 %'),
}
