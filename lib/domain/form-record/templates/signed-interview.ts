import { PRINT_STANDARD } from '../../codes.ts'
import type { FormTemplate } from '../form-template.ts'
import { blank, clause, row, section, text, tick, value, words, write } from '../template-parts.ts'
import { BY_ANY_BANK } from './conditions.ts'
import { ofCase, ofHouse, ofLoan, ofTrade, theirWork, eachMember } from './people.ts'

/** Points the parties confirm in person. */
export const signedInterview: FormTemplate = {
  formId: 'SIGN-INTERVIEW',
  formName: '贷款面签确认书',
  revision: 1,
  group: 'signed',
  variant: 'signed',
  issuer: '示例房产交易服务中心',
  printStandard: PRINT_STANDARD.singleSided,
  needed: BY_ANY_BANK,
  rowHeight: 27,
  blocks: [
    {
      block: 'title',
      text: '贷款面签确认书',
      lines: [['编号：', blank(ofCase('prjNo'), 130), '　　面签日期：　　　　年　　　月　　　日']],
    },
    section('借款人'),
    {
      block: 'table',
      over: { people: 'borrowers' },
      least: 2,
      columns: [
        { label: '姓名', span: 4, content: { value: eachMember('hf23LinkName') } },
        { label: '证件号码', span: 7, content: { value: eachMember('hf23CardNo') } },
        { label: '工作单位', span: 7, content: { value: theirWork('hf24WorkName') } },
        { label: '实发月收入', span: 6, content: { value: theirWork('hf24WorkAmt1') } },
      ],
    },
    section('贷款与房屋'),
    row(value(ofLoan('hf21DivisionDetailId'), 20)),
    row(value(ofLoan('hf2iLoanAmt'), 8), words(ofLoan('hf2iLoanAmt'), 8, '大写')),
    row(value(ofLoan('hf2iLoanYear'), 4), value(ofLoan('hf2iLoanRate'), 4), value(ofLoan('hf2iMonthPay'), 4)),
    row(value(ofLoan('hf2iLoanRepayType'), 8), value(ofTrade('hf2hContractAmt'), 8)),
    row(value(ofHouse('hf29HouseArea'), 8), value(ofHouse('hf29Address'), 8)),
    section('面签核对'),
    row(tick('身份核对', 8, '本人到场', '证件与本人一致'), tick('资料核对', 8, '原件已核', '需补：')),
    row(tick('用途说明', 8, '自住', '改善', '其他'), tick('还款来源', 8, '工资', '经营', '其他')),
    row(write('需要补充的资料', 20)),
    text(
      '借款人确认：',
      '已由银行工作人员当面说明贷款金额、期限、利率、还款方式、提前还款和逾期责任，对上述内容没有疑问；所签署的借款合同、抵押合同、借据和授权书均为本人亲笔签名。',
    ),
    clause('1. 借款人知悉本确认书不代替借款合同，权利义务以借款合同为准。'),
    clause('2. 借款人同意面签过程录音录像，仅用于核实本次业务。'),
    { block: 'signatures', labels: ['借款人（签名）', '共同借款人（签名）', '面签人（签名）'] },
  ],
}
