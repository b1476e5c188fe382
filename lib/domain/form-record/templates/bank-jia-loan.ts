import { member } from '../../member/member.ts'
import { workCredit } from '../../member/work-credit.ts'
import { fund } from '../../member/fund.ts'
import { ownHouse } from '../../member/own-house.ts'
import { PRINT_STANDARD } from '../../codes.ts'
import type { FormBlock, FormTemplate } from '../form-template.ts'
import {
  blank,
  choose,
  clause,
  from,
  heading,
  print,
  row,
  section,
  small,
  text,
  tick,
  value,
  words,
  write,
} from '../template-parts.ts'
import { LENT_BY_JIA } from './conditions.ts'
import { houseRows, priceRows } from './house-rows.ts'
import {
  borrower,
  borrowerFund,
  borrowerWork,
  ofCase,
  ofLoan,
  ofTrade,
  spouse,
  spouseWork,
  eachMember,
} from './people.ts'
import { identityRows, workRows } from './person-rows.ts'

const NEXT: FormBlock = { block: 'page' }
const theirCredit = from(workCredit, 'each', 0)
const theirHouse = from(ownHouse, 'principal', 'each')
const otherBorrower = from(member, 'each')
const theirDeposits = from(fund, 'each', 0)

const overview: readonly FormBlock[] = [
  {
    block: 'title',
    text: '个人住房贷款申请书',
    lines: [['申请编号：', blank(ofCase('prjNo'), 130), '　　填表日期：　　　　年　　　月　　　日']],
  },
  section('填表须知'),
  row(
    print(
      null,
      24,
      '一、本申请书用黑色签字笔填写或由系统打印，字迹应清楚，涂改处须由申请人签名确认。\n二、申请人应如实填写，没有的项目填“无”；选择项在“□”内打“√”。\n三、金额单位除注明外为人民币元；' +
        '大写金额与小写金额不一致的，以大写金额为准。\n四、共同借款人超过本申请书所留位置的，可另附同样格式的页。\n五、申请人提交本申请书不代表贷款已获批准，申请资料不予退还。',
    ),
  ),
  section('申请概况'),
  row(value(borrower('hf23LinkName'), 8, { label: '主申请人' }), value(borrower('hf23CardNo'), 8)),
  row(value(borrower('hf23LinkPhone'), 8, { label: '联系电话' }), value(ofCase('hf20HouseMarketPrice'), 8)),
  row(choose(ofLoan('hf2iLoanType'), 20)),
  row(value(ofLoan('hf2iLoanAmt'), 8), words(ofLoan('hf2iLoanAmt'), 8, '大写')),
  row(value(ofLoan('hf2iLoanYear'), 8), value(ofLoan('hf2iLoanRepayType'), 8)),
  row(value(ofLoan('hf21DivisionDetailId'), 20)),
  row(choose(ofTrade('hf2hTradeType'), 20)),
  row(choose(ofLoan('hf2iLoanShip'), 20)),
  section('随本申请书提交的资料'),
  row(tick('身份资料', 8, '身份证', '户口本', '婚姻证明'), tick('收入资料', 8, '收入证明', '银行流水', '完税证明')),
  row(tick('房屋资料', 8, '买卖合同', '权属证书', '评估报告'), tick('其他资料', 8, '首期款凭证', '其他：')),
  small('本申请书一式一份，由贷款银行留存。'),
]

const people: readonly FormBlock[] = [
  NEXT,
  section('一、主申请人基本情况'),
  ...identityRows(borrower),
  section('二、主申请人职业与收入'),
  ...workRows(borrowerWork),
  section('三、主申请人公积金缴存'),
  row(value(borrowerFund('hf25FundBody'), 8), value(borrowerFund('hf25Status'), 8)),
  row(value(borrowerFund('hf25FundBase'), 8), value(borrowerFund('hf25FundAmt'), 8)),
  NEXT,
  section('四、配偶情况'),
  row(value(spouse('hf23LinkName'), 8), choose(spouse('hf23Sex'), 8)),
  row(value(spouse('hf23CardNo'), 8), value(spouse('hf23LinkPhone'), 8)),
  row(value(spouse('hf23Birthday'), 8), value(spouse('hf23Nation'), 8)),
  row(value(spouseWork('hf24WorkName'), 20)),
  row(value(spouseWork('hf24Position'), 8), value(spouseWork('hf24WorkAmt1'), 8)),
  {
    block: 'each',
    over: { people: 'coBorrowers' },
    least: 1,
    blocks: [
      section('五、共同借款人情况（{n}）'),
      row(value(otherBorrower('hf23LinkName'), 8), choose(otherBorrower('hf23Sex'), 8)),
      row(value(otherBorrower('hf23CardNo'), 8), value(otherBorrower('hf23LinkPhone'), 8)),
      row(value(otherBorrower('hf23Birthday'), 8), value(otherBorrower('hf23Nation'), 8)),
      row(value(theirCredit('hf24WorkName'), 20)),
      row(value(theirCredit('hf24Position'), 8), value(theirCredit('hf24WorkAmt1'), 8)),
      row(value(theirDeposits('hf25FundBase'), 8), value(theirDeposits('hf25Status'), 8)),
      row(value(otherBorrower('hf23HomeAddress'), 20)),
    ],
  },
  section('六、紧急联系人'),
  row(value(borrower('hf23EmergencyName'), 8), value(borrower('hf23EmergencyPhone'), 8)),
  row(write('与申请人关系', 8), write('联系地址', 8)),
]

const means: readonly FormBlock[] = [
  NEXT,
  section('七、资产与负债'),
  {
    block: 'table',
    over: { records: ownHouse.service, person: { among: 'principal' } },
    least: 4,
    columns: [
      { label: '名下房产地址', span: 9, content: { value: theirHouse('hf28Spec1') } },
      { span: 4, content: { value: theirHouse('hf28FullArea') } },
      { span: 4, content: { value: theirHouse('hf28LoanStatus') } },
      { label: '未还贷款余额', span: 7, content: { value: theirHouse('hf28RepayAmt') } },
    ],
  },
  row(value(borrower('hf23DebtTotal'), 8), value(borrower('hf23DebtMonthPay'), 8)),
  row(value(borrowerWork('hf24LoanDebt'), 8), value(borrowerWork('hf24NotloanDebt'), 8)),
  row(write('存款与理财', 8, '元'), write('车辆价值', 8, '元')),
  section('八、征信情况'),
  {
    block: 'table',
    over: { people: 'borrowers' },
    least: 2,
    columns: [
      { label: '姓名', span: 4, content: { value: eachMember('hf23LinkName') } },
      { label: '征信情况', span: 5, content: { value: theirCredit('hf24Credit') } },
      { label: '当前是否逾期', span: 4, content: { value: theirCredit('hf24Overdue') } },
      { label: '是否对外担保', span: 4, content: { value: theirCredit('hf24Guarantee') } },
      { label: '近期查询', span: 3, content: { value: eachMember('hf23CreditQueryNum') } },
      { label: '逾期次数', span: 4, content: { value: eachMember('hf23LateNum') } },
    ],
  },
  section('九、家庭收支'),
  row(
    value(ofLoan('hf2iMonthIn'), 8, { label: '家庭月收入' }),
    value(ofLoan('hf2iMonthPay'), 8, { label: '预计月供' }),
  ),
  row(write('家庭月支出', 8, '元'), write('供养人数', 8, '人')),
  row(write('其他需要说明的收入', 20, '', 4)),
  { block: 'area', text: '申请人对上述资产、负债与收支的补充说明：', height: 120 },
]

const deal: readonly FormBlock[] = [
  NEXT,
  section('十、所购房屋'),
  ...houseRows,
  section('十一、交易价款'),
  ...priceRows,
  section('十二、卖方信息'),
  {
    block: 'table',
    over: { people: 'owners' },
    least: 2,
    columns: [
      { label: '卖方姓名', span: 5, content: { value: eachMember('hf23LinkName') } },
      { label: '证件号码', span: 8, content: { value: eachMember('hf23CardNo') } },
      { label: '联系电话', span: 6, content: { value: eachMember('hf23LinkPhone') } },
      { label: '产权占比', span: 5, content: { value: eachMember('hf23HouseRatio') } },
    ],
  },
  row(value(ofTrade('hf2hCollectionBank'), 8), value(ofTrade('hf2hCollectionNo'), 8)),
  NEXT,
  section('十三、贷款申请'),
  row(value(ofLoan('hf2iLoanAmt'), 8), words(ofLoan('hf2iLoanAmt'), 8, '大写')),
  row(value(ofLoan('hf2iFundLoan'), 8), words(ofLoan('hf2iFundLoan'), 8, '大写')),
  row(value(ofLoan('hf2iLoanYear'), 8), value(ofLoan('hf2iLoanRate'), 8)),
  row(choose(ofLoan('hf2iLoanRepayType'), 20)),
  row(choose(ofLoan('hf2iLoanMethod'), 20)),
  row(choose(ofLoan('hf2iWarrant'), 20)),
  row(choose(ofLoan('hf2iMortgage'), 20)),
  row(
    value(ofTrade('hf2hPaymentBank'), 8, { label: '还款开户银行' }),
    value(ofTrade('hf2hPaymentNo'), 8, { label: '还款账号' }),
  ),
  row(tick('每月还款日', 8, '10 日', '15 日', '20 日', '放款日对应日'), tick('提前还款', 8, '有计划', '暂无计划')),
  section('十四、抵押物'),
  row(value(ofTrade('hf2hAssessVal'), 8), words(ofTrade('hf2hAssessVal'), 8, '大写')),
  row(value(ofTrade('hf2hAssessCompany'), 20)),
  text(
    '申请人同意以上述所购房屋作为本次贷款的抵押物，在取得权属证书后按贷款银行的要求办理抵押登记，抵押期间未经贷款银行书面同意，不将抵押物转让、出租五年以上、再次抵押或者以其他方式处分。',
  ),
  { block: 'area', text: '抵押物共有人意见（同意以共有房屋作抵押的，请逐一签名并注明日期）：', height: 110 },
]

const promises: readonly FormBlock[] = [
  NEXT,
  heading('十五、申请人声明与承诺'),
  text(
    '申请人（含主申请人、配偶和共同借款人，下同）已经阅读并理解本申请书的全部内容，自愿向贷款银行申请上述贷款，并作如下声明与承诺：',
  ),
  clause(
    '1. 本申请书所填内容以及所提交的资料真实、完整、有效，复印件与原件一致。因内容不实产生的一切后果由申请人承担，贷款银行有权拒绝申请；贷款已经发放的，有权宣布贷款提前到期。',
  ),
  clause(
    '2. 申请人购买的房屋用于自住或者符合规定的用途，首期款 ',
    blank(ofTrade('hf2hParPrice'), 110),
    '（大写：',
    blank(ofTrade('hf2hParPrice'), 150, 'words'),
    '）为自有资金，没有以消费贷款、经营贷款、信用卡透支或者其他借款支付。',
  ),
  clause(
    '3. 申请人与卖方之间没有以虚高成交价、阴阳合同、循环转让等方式套取贷款的情形，买卖合同所载成交价 ',
    blank(ofTrade('hf2hContractAmt'), 110),
    ' 为真实成交价。',
  ),
  clause(
    '4. 贷款期间申请人的职业、收入、婚姻、住址、联系方式等发生变化的，在变化之日起十日内书面通知贷款银行；没有通知的，贷款银行按本申请书所留地址和电话发出的通知视为送达。',
  ),
  clause(
    '5. 申请人按期足额偿还贷款本息，同意贷款银行自还款账户扣收到期款项；账户余额不足的，愿意按合同约定承担逾期责任，并知悉逾期信息将依法报送金融信用信息基础数据库。',
  ),
  clause(
    '6. 申请人之间对全部贷款本金、利息以及实现债权的费用承担连带清偿责任，任何一方不以婚姻关系、内部约定或者未实际使用款项为由提出抗辩。',
  ),
  clause(
    '7. 贷款发放以前，国家或者所在城市的信贷政策发生变化的，申请人同意按变化后的政策办理；因此不能获得贷款或者贷款金额、利率发生变化的，由申请人自行与卖方协商解决。',
  ),
  clause(
    '8. 申请人同意贷款银行委托评估机构、律师事务所以及其他服务机构为办理本次贷款提供服务，由此产生的费用按双方约定负担；没有约定的，贷款银行不向申请人收取。',
  ),
  clause(
    '9. 贷款银行工作人员没有向申请人承诺贷款必然获批，没有收取合同约定以外的费用，也没有要求申请人购买与本次贷款无关的保险、理财或者其他产品。',
  ),
  clause('10. 申请人已知悉：以欺骗手段取得银行贷款，给银行造成损失或者有其他严重情节的，依法承担相应的法律责任。'),
  heading('十六、送达地址确认'),
  text(
    '申请人确认以下地址为贷款履行以及发生争议时（包括诉讼、仲裁、执行各阶段）各类通知与法律文书的送达地址：',
    blank(borrower('hf23HomeAddress'), 260),
    '；联系电话：',
    blank(borrower('hf23LinkPhone'), 90),
    '。申请人变更送达地址的，以书面通知到达贷款银行之日为变更生效之日。',
  ),
  { block: 'signatures', labels: ['主申请人（签名）', '配偶（签名）'] },
  { block: 'signatures', labels: ['共同借款人（签名）', '共同借款人（签名）'] },
  NEXT,
  heading('十七、个人信息处理与征信查询授权'),
  text(
    '授权人：',
    blank(borrower('hf23LinkName'), 70),
    '，证件号码：',
    blank(borrower('hf23CardNo'), 130),
    '；配偶或共同借款人：',
    blank(spouse('hf23LinkName'), 70),
    '，证件号码：',
    blank(spouse('hf23CardNo'), 130),
    '。',
  ),
  text(
    '授权人不可撤销地授权示例甲银行（以下简称“被授权人”）在办理涉及授权人的下列业务时，向金融信用信息基础数据库查询、打印、保存授权人的信用报告，并向该数据库报送授权人的个人信用信息：',
  ),
  clause('1. 审核授权人的贷款申请；'),
  clause('2. 审核授权人作为共同借款人或者担保人的申请；'),
  clause('3. 对已经发放的个人信贷进行贷后风险管理；'),
  clause('4. 受理法人或者其他组织的贷款申请或者其作为担保人，需要查询其法定代表人、出资人及关联人信用状况；'),
  clause('5. 处理授权人提出的异议申请。'),
  text(
    '被授权人为审核和管理本次贷款，需要处理授权人的下列信息：姓名、证件种类和号码、联系方式、婚姻和家庭情况、职业和收入、房产和负债、账户和交易信息。其中证件号码、账户信息属于敏感个人信息，仅用于核实身份、' +
      '评估还款能力、办理抵押登记和资金划转；不提供这些信息将无法办理本次贷款。',
  ),
  text(
    '被授权人可以为上述目的向住房公积金管理机构、不动产登记机构、税务机关、评估机构以及依法设立的征信机构核实上述信息，并应当要求接收方对信息保密，不得超出约定用途。被授权人超出本授权范围查询或者使用信息的，应当承担相应的法律责任。',
  ),
  text(
    '本授权自签署之日起生效，至本次贷款结清之日终止；贷款申请未获批准的，自作出不予批准决定之日终止，被授权人应当按照法律规定的期限保存或者删除有关资料。授权人有权查询、复制、更正自己的信息，' +
      '可以通过被授权人公布的客服电话或者营业网点提出。',
  ),
  heading('特别提示'),
  text(
    '授权人已经仔细阅读上述内容，被授权人已经对加重授权人责任、限制授权人权利的条款作了说明，授权人完全理解并同意签署。',
  ),
  { block: 'signatures', labels: ['授权人（签名）', '配偶（签名）', '共同借款人（签名）'] },
]

const office: readonly FormBlock[] = [
  NEXT,
  section('十八、面谈记录（由银行填写）'),
  row(write('面谈日期', 8), write('面谈地点', 8)),
  row(write('面谈人', 8), write('见证人', 8)),
  row(tick('申请人是否本人', 8, '是', '否'), tick('证件核验', 8, '一致', '不一致')),
  row(tick('购房用途', 8, '自住', '改善', '其他'), tick('首期款来源', 8, '积蓄', '亲属', '售房', '其他')),
  row(tick('是否知悉利率', 8, '是', '否'), tick('是否知悉违约责任', 8, '是', '否')),
  {
    block: 'area',
    text: '面谈要点（职业与收入、家庭负债、还款来源、交易真实性）：',
    height: 190,
    signed: '面谈人签名：　　　　　　　　　见证人签名：　　　　　　　　　日期：　　　年　　月　　日',
  },
  section('十九、实地查看记录（由银行填写）'),
  row(write('查看日期', 8), write('居住状况', 8)),
  row(tick('房屋与资料是否相符', 8, '相符', '不符'), tick('是否出租', 8, '是', '否')),
  {
    block: 'area',
    text: '查看情况：',
    height: 130,
    signed: '查看人签名：　　　　　　　　　日期：　　　年　　月　　日',
  },
  NEXT,
  section('二十、审批意见（由银行填写）'),
  {
    block: 'area',
    text: '客户经理调查意见：',
    height: 130,
    signed: '签名：　　　　　　　　　日期：　　　年　　月　　日',
  },
  { block: 'area', text: '支行审查意见：', height: 130, signed: '签名：　　　　　　　　　日期：　　　年　　月　　日' },
  row(write('核定贷款金额', 8, '元'), write('核定年限', 8, '年')),
  row(write('核定利率', 8, '%'), write('放款方式', 8)),
  {
    block: 'area',
    text: '贷款审批部门意见：',
    height: 130,
    signed: '审批人签名（盖章）：　　　　　　　　　日期：　　　年　　月　　日',
  },
  small('本页由银行内部使用，不作为对申请人的承诺。'),
]

/** The booklet of a bank: ten pages. */
export const bankJiaLoan: FormTemplate = {
  formId: 'BANK-JIA-LOAN',
  formName: '个人住房贷款申请书',
  revision: 1,
  group: 'bank',
  variant: 'bankJia',
  issuer: '示例甲银行',
  printStandard: PRINT_STANDARD.doubleSided,
  needed: LENT_BY_JIA,
  rowHeight: 29,
  blocks: [...overview, ...people, ...means, ...deal, ...promises, ...office],
}
