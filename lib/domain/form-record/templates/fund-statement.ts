import { PRINT_STANDARD } from '../../codes.ts'
import type { FormTemplate } from '../form-template.ts'
import { blank, clause, row, section, text, value } from '../template-parts.ts'
import { BY_FUND } from './conditions.ts'
import { borrower, ofLoan, theirFund, theirWork, eachMember } from './people.ts'

/** One for each co-borrower: their part of the application to the fund. */
export const fundStatement: FormTemplate = {
  formId: 'FUND-CO',
  formName: '住房公积金贷款共同申请人声明',
  revision: 1,
  group: 'fund',
  variant: 'fundStatement',
  issuer: '示例市住房公积金管理中心',
  printStandard: PRINT_STANDARD.singleSided,
  needed: BY_FUND,
  each: 'coBorrowers',
  rowHeight: 28,
  blocks: [
    { block: 'title', text: '共同申请人声明' },
    section('共同申请人'),
    row(value(eachMember('hf23LinkName'), 8), value(eachMember('hf23CardNo'), 8)),
    row(value(eachMember('hf23LinkPhone'), 8), value(eachMember('hf23Marriage'), 8)),
    row(value(theirWork('hf24WorkName'), 20)),
    row(value(theirFund('hf25FundBase'), 8), value(theirFund('hf25Status'), 8)),
    text(
      '本人自愿作为 ',
      blank(borrower('hf23LinkName'), 80),
      '（证件号码：',
      blank(borrower('hf23CardNo'), 140),
      '）住房公积金个人购房贷款的共同申请人，对贷款金额人民币 ',
      blank(ofLoan('hf2iFundLoan'), 120),
      '（大写：',
      blank(ofLoan('hf2iFundLoan'), 180, 'words'),
      '）、期限 ',
      blank(ofLoan('hf2iFundRepayYear'), 50),
      ' 的本息承担连带偿还责任，并声明如下：',
    ),
    clause('1. 已经了解住房公积金贷款的条件、额度、利率、还款方式以及逾期的后果。'),
    clause(
      '2. 同意以本人住房公积金账户余额和缴存情况参与贷款额度的计算；参与计算后，本人在本次贷款结清以前再次申请住房公积金贷款的，按有关规定执行。',
    ),
    clause('3. 同意管理中心和受托银行查询本人的婚姻、户籍、不动产登记、缴存与征信信息，并用于贷款审核和贷后管理。'),
    clause('4. 借款人没有按期还款时，受托银行可以直接要求本人偿还。'),
    { block: 'signatures', labels: ['共同申请人（签名）', '见证人（签名）'] },
  ],
}
