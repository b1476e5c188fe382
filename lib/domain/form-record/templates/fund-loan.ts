import { PRINT_STANDARD } from '../../codes.ts'
import { fund } from '../../member/fund.ts'
import { ownHouse } from '../../member/own-house.ts'
import type { FormTemplate } from '../form-template.ts'
import { blank, choose, clause, from, heading, row, section, small, value, words, write } from '../template-parts.ts'
import { BY_FUND } from './conditions.ts'
import { houseRows, priceRows } from './house-rows.ts'
import {
  borrower,
  borrowerFund,
  borrowerWork,
  ofCase,
  ofLoan,
  spouse,
  spouseWork,
  theirFund,
  theirWork,
  eachMember,
} from './people.ts'
import { identityRows } from './person-rows.ts'

const spouseFund = from(fund, 'spouse')
const theirHouse = from(ownHouse, 'principal', 'each')

/** Application to a provident fund centre. */
export const fundLoan: FormTemplate = {
  formId: 'FUND-LOAN',
  formName: '住房公积金个人购房贷款申请表',
  revision: 1,
  group: 'fund',
  variant: 'fundLoan',
  issuer: '示例市住房公积金管理中心',
  printStandard: PRINT_STANDARD.doubleSided,
  needed: BY_FUND,
  blocks: [
    {
      block: 'title',
      text: '住房公积金个人购房贷款申请表',
      lines: [['受理编号：', blank(ofCase('prjNo'), 130), '　　受托银行：', blank(ofLoan('hf2iHandleOrg'), 180)]],
    },
    section('一、借款申请人'),
    ...identityRows(borrower),
    row(value(borrowerWork('hf24WorkName'), 20)),
    row(value(borrowerFund('hf25FundType'), 8), value(borrowerFund('hf25Status'), 8)),
    row(value(borrowerFund('hf25FundBase'), 8), value(borrowerFund('hf25FundRate'), 8)),
    row(value(borrowerFund('hf25FundAmt'), 8), value(borrowerFund('hf25Date1'), 8)),
    row(value(borrowerFund('hf25FundRePay'), 8), write('公积金账号', 8)),
    section('二、配偶'),
    row(value(spouse('hf23LinkName'), 8), value(spouse('hf23CardNo'), 8)),
    row(value(spouse('hf23LinkPhone'), 8), value(spouseWork('hf24WorkName'), 8)),
    row(value(spouseFund('hf25FundBase'), 8), value(spouseFund('hf25Status'), 8)),
    section('三、共同申请人'),
    {
      block: 'table',
      over: { people: 'coBorrowers' },
      least: 2,
      columns: [
        { label: '姓名', span: 4, content: { value: eachMember('hf23LinkName') } },
        { label: '证件号码', span: 7, content: { value: eachMember('hf23CardNo') } },
        { label: '工作单位', span: 7, content: { value: theirWork('hf24WorkName') } },
        { label: '缴存基数', span: 6, content: { value: theirFund('hf25FundBase') } },
      ],
    },
    section('四、家庭住房情况'),
    {
      block: 'table',
      over: { records: ownHouse.service, person: { among: 'principal' } },
      least: 2,
      columns: [
        { label: '房产地址', span: 11, content: { value: theirHouse('hf28Spec1') } },
        { span: 4, content: { value: theirHouse('hf28FullArea') } },
        { label: '贷款情况', span: 4, content: { value: theirHouse('hf28LoanStatus') } },
        { label: '贷款余额', span: 5, content: { value: theirHouse('hf28RepayAmt') } },
      ],
    },
    section('五、所购房屋'),
    ...houseRows,
    ...priceRows,
    section('六、贷款申请'),
    row(value(ofLoan('hf2iFundLoan'), 8), words(ofLoan('hf2iFundLoan'), 8, '大写')),
    row(value(ofLoan('hf2iFundRepayYear'), 8), value(ofLoan('hf2iFundRate'), 8)),
    row(choose(ofLoan('hf2iFundType'), 20)),
    row(value(ofLoan('hf2iLoanAmt'), 8, { label: '组合商业贷款' }), words(ofLoan('hf2iLoanAmt'), 8, '大写')),
    row(choose(ofLoan('hf2iWarrant'), 20)),
    heading('七、申请人承诺'),
    clause(
      '1. 所填内容和提交的资料真实有效，如有隐瞒或者提供虚假资料，愿意承担法律责任，并接受取消贷款资格、记入不良信用记录等处理。',
    ),
    clause('2. 同意管理中心和受托银行通过信息共享平台核查婚姻、户籍、不动产登记、住房公积金缴存与征信信息。'),
    clause('3. 本次购房家庭成员名下住房套数和住房公积金贷款使用次数如实填报；核查结果与填报不一致的，以核查结果为准。'),
    clause('4. 贷款发放后继续按时足额缴存住房公积金，职业、收入、联系方式变化时及时告知。'),
    { block: 'signatures', labels: ['申请人（签名）', '配偶（签名）', '共同申请人（签名）'] },
    {
      block: 'area',
      text: '管理中心审核意见：',
      height: 90,
      signed: '审核人（签名）：　　　　　　　　　日期：　　　年　　月　　日',
    },
    small('本表一式两份，管理中心和受托银行各执一份。'),
  ],
}
