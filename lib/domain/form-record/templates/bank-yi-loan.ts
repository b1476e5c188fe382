import { PRINT_STANDARD } from '../../codes.ts'
import type { FormTemplate } from '../form-template.ts'
import { blank, choose, clause, heading, row, section, value, words } from '../template-parts.ts'
import { LENT_BY_YI } from './conditions.ts'
import { houseRows, priceRows } from './house-rows.ts'
import { borrower, borrowerWork, ofCase, ofLoan, ofTrade, spouse, spouseWork, theirWork, eachMember } from './people.ts'
import { identityRows, workRows } from './person-rows.ts'

/** The shorter form of another bank. */
export const bankYiLoan: FormTemplate = {
  formId: 'BANK-YI-LOAN',
  formName: '二手住房按揭贷款申请表',
  revision: 1,
  group: 'bank',
  variant: 'bankYi',
  issuer: '示例乙银行',
  printStandard: PRINT_STANDARD.doubleSided,
  needed: LENT_BY_YI,
  blocks: [
    {
      block: 'title',
      text: '二手住房按揭贷款申请表',
      lines: [
        ['业务编号：', blank(ofCase('prjNo'), 120), '　　经办支行：', blank(ofLoan('hf21DivisionDetailId'), 190)],
      ],
    },
    section('一、借款人'),
    ...identityRows(borrower),
    section('二、借款人职业与收入'),
    ...workRows(borrowerWork),
    section('三、借款人配偶'),
    row(value(spouse('hf23LinkName'), 8), value(spouse('hf23LinkPhone'), 8)),
    row(value(spouse('hf23CardNo'), 8), value(spouseWork('hf24WorkAmt1'), 8)),
    row(value(spouseWork('hf24WorkName'), 20)),
    section('四、共同借款人'),
    {
      block: 'table',
      over: { people: 'coBorrowers' },
      least: 2,
      columns: [
        { label: '姓名', span: 4, content: { value: eachMember('hf23LinkName') } },
        { label: '证件号码', span: 7, content: { value: eachMember('hf23CardNo') } },
        { label: '工作单位', span: 8, content: { value: theirWork('hf24WorkName') } },
        { label: '实发月收入', span: 5, content: { value: theirWork('hf24WorkAmt1') } },
      ],
    },
    section('五、所购房屋'),
    ...houseRows,
    ...priceRows,
    section('六、贷款要素'),
    row(value(ofLoan('hf2iLoanAmt'), 8), words(ofLoan('hf2iLoanAmt'), 8, '大写')),
    row(value(ofLoan('hf2iLoanYear'), 8), value(ofLoan('hf2iLoanRate'), 8)),
    row(choose(ofLoan('hf2iLoanRepayType'), 20)),
    row(choose(ofLoan('hf2iWarrant'), 20)),
    row(value(ofTrade('hf2hPaymentBank'), 8), value(ofTrade('hf2hPaymentNo'), 8)),
    heading('七、借款人声明'),
    clause('1. 本人所填内容与所附资料真实、完整，愿意接受贵行的调查与核实，并承担因内容不实产生的全部责任。'),
    clause(
      '2. 本人授权贵行为办理本次业务向金融信用信息基础数据库查询本人的信用报告，并报送本人的信用信息；授权期限自签署之日起至业务终结之日止。',
    ),
    clause(
      '3. 本人知悉贷款是否批准以及金额、期限、利率以贵行审批结果为准，无论是否批准，本申请表及所附资料由贵行留存。',
    ),
    clause('4. 本人承诺首期款来源于自有资金，成交价真实，贷款资金按约定划入卖方账户或者监管账户。'),
    { block: 'signatures', labels: ['借款人（签名）', '配偶（签名）', '共同借款人（签名）'] },
    {
      block: 'area',
      text: '经办人意见：',
      height: 80,
      signed: '经办人（签名）：　　　　　　　　　日期：　　　年　　月　　日',
    },
  ],
}
