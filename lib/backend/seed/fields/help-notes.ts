import type { NewRow } from '../../store.ts'

type HelpRow = readonly [id: string, title: string, online: string, offline: string]

// biome-ignore format: a table with one row a line
const ROWS: readonly HelpRow[] = [
  ['HELP-PAY-TYPE', '付款类型怎么选', '按合同约定的付款方式选择。有商业贷款又有公积金贷款的选“组合贷款”；全部自有资金、一次付清的选“一次性付款”。选定后系统带出付款方案与贷款方案，需要时仍可修改。', '不确定时先与客户经理核对合同付款条款，再填写。'],
  ['HELP-MARKET-PRICE', '房屋市场价填什么', '填双方谈定的成交价，单位为万元；没有成交价时填业主报价。评估价在“交易房屋”里另填。', '可参考同小区近三个月的成交记录。'],
  ['HELP-HOUSE-ADDRESS', '房屋地址怎么写', '只写路名、门牌、栋号、房号，不重复省、市、区名称，例如“示例路 12 号 3 栋 1204”。', '以不动产权证上的坐落为准。'],
  ['HELP-RATE', '可接受最高利率', '填年利率，按百分比填写，例如 3.1500。系统推荐方案时不会超过它。', '执行利率以银行批复为准。'],
  ['HELP-AHEAD', '计划提前还款月数', '从放款当月起算，预计第几个月提前还款。不打算提前还款的不填。', '提前还款的违约金以借款合同为准。'],
  ['HELP-RELATION', '买卖双方关系', '按证件与户籍关系选择。近亲属之间交易的税费、资料与普通买卖不同。', '关系证明在“资料准备”里上传。'],
  ['HELP-CARD-NUMBER', '证件号码怎么填', '先选证件类型，再照证件填写号码，字母用大写。居民身份证为 18 位，末位可为 X；填好后系统带出还没有填写的出生日期、性别和年龄。', '证件过期或换领后号码不变的，以新证件为准；号码有变的，请附公安机关证明。'],
  ['HELP-LOCATION', '户籍地类别怎么来', '由户籍省、市与房屋所在省、市比较得出：都相同为“与房屋同地”，否则为“异地”。不能直接填写，改户籍或房屋所在地后自动更新。', '户籍以户口簿登记页为准；港澳台及外籍人士不填户籍。'],
  ['HELP-FUND-MONTHS', '公积金连续缴存几个月', '2024 年 5 月起，申请公积金贷款统一要求连续缴存满 6 个月。起始月与截止月之间不能断缴；至今仍在缴存的，截止月留空。', '补缴的月份不计入连续缴存，以公积金中心出具的缴存证明为准。'],
  ['HELP-BUDGET', '购房预算怎么填', '按总房价填写最低价和最高价，单位为万元，不含税费和中介费。只有上限的，最低价填 0。', '先按首期款和每月可承担的月供估算，再与客户经理核对。'],
  ['HELP-CERTIFICATE-YEARS', '领证年限怎么算', '由产权证登记日期到今天的整年数得出，满一年计一年；与税局认定不一致时可以修改，修改后不再自动更新。', '以不动产权证登记日期或契税完税日期中税局认定的为准。'],
  ['HELP-OWNER-SHARE', '非唯一业主占比', '按份共有时，填写家庭唯一住房业主以外的共有人合计占多少，例如两人各半填 50%。', '以不动产权证上登记的共有份额为准。'],
  ['HELP-CONTRACT-PRICE', '合同成交价填什么', '填买卖合同上的成交价，单位为元。继承、析产等没有成交价的填 0。', '以双方签字的合同为准；有补充协议的，填补充后的价格。'],
  ['HELP-DEPOSIT', '定金/押金', '填合同约定的定金或押金，单位为元。约定不收的填 0，界面显示“无需缴纳押金”；还没有谈定的留空。', '以合同付款条款为准，收据在“资料准备”里上传。'],
  ['HELP-LOAN-YEARS', '贷款年限', '填整年数，最长 30 年。组合贷款的商业部分与公积金部分分别填写。', '年限受借款人年龄与房龄限制，以银行或公积金中心批复为准。'],
]

/** Which field opens which help text. */
export const HELP_OF_FIELD: Readonly<Record<string, string>> = {
  prjPayType: 'HELP-PAY-TYPE',
  hf20HouseMarketPrice: 'HELP-MARKET-PRICE',
  hf20HouseAddress: 'HELP-HOUSE-ADDRESS',
  hf20AcceptRetNoEnd: 'HELP-RATE',
  hf20MonthAhead: 'HELP-AHEAD',
  hf20RelationType: 'HELP-RELATION',
  hf23CardNo: 'HELP-CARD-NUMBER',
  hf23LocationCls: 'HELP-LOCATION',
  hf25Date1: 'HELP-FUND-MONTHS',
  hf25Date2: 'HELP-FUND-MONTHS',
  hf22MinPrice: 'HELP-BUDGET',
  hf22MaxPrice: 'HELP-BUDGET',
  hf29Address: 'HELP-HOUSE-ADDRESS',
  hf29NewAddress: 'HELP-HOUSE-ADDRESS',
  hf29RelationType: 'HELP-RELATION',
  hf29Diffyear: 'HELP-CERTIFICATE-YEARS',
  hf29NotolnyRatio: 'HELP-OWNER-SHARE',
  hf2hRelationType: 'HELP-RELATION',
  hf2hContractAmt: 'HELP-CONTRACT-PRICE',
  hf2hDeposit: 'HELP-DEPOSIT',
  hf2iLoanYear: 'HELP-LOAN-YEARS',
  hf2iFundRepayYear: 'HELP-LOAN-YEARS',
}

/** Help texts an installation starts with. */
export const HELP_NOTES: readonly NewRow[] = ROWS.map(([id, title, online, offline]) => ({
  key: id,
  project: null,
  city: null,
  values: { hf18HelpId: id, hf18Title: title, hf18FldDesc: online, hf18FldDesc2: offline, hf18Enabled: 1 },
}))
