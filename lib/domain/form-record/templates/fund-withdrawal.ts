import { PRINT_STANDARD } from '../../codes.ts'
import type { FormTemplate } from '../form-template.ts'
import { blank, choose, clause, heading, row, section, text, tick, value, write } from '../template-parts.ts'
import { BY_FUND } from './conditions.ts'
import { borrower, borrowerFund, ofLoan, ofTrade, spouse } from './people.ts'

/** The fund pays instalments from the deposits. */
export const fundWithdrawal: FormTemplate = {
  formId: 'FUND-OFFSET',
  formName: '住房公积金按月冲还贷款委托书',
  revision: 1,
  group: 'fund',
  variant: 'fundOffset',
  issuer: '示例市住房公积金管理中心',
  printStandard: PRINT_STANDARD.doubleSided,
  needed: BY_FUND,
  rowHeight: 27,
  blocks: [
    { block: 'title', text: '住房公积金冲还贷款委托书' },
    section('委托人'),
    row(value(borrower('hf23LinkName'), 8), value(borrower('hf23CardNo'), 8)),
    row(value(borrowerFund('hf25FundAmt'), 8), write('公积金账号', 8)),
    row(value(spouse('hf23LinkName'), 8, { label: '配偶姓名' }), value(spouse('hf23CardNo'), 8)),
    section('贷款'),
    row(value(ofLoan('hf2iFundLoan'), 8), value(ofLoan('hf2iFundRepayYear'), 8)),
    row(choose(ofLoan('hf2iFundType'), 20)),
    row(tick('冲还方式', 20, '按月冲还本息', '按年冲还本金', '余额冲还后按月冲还')),
    row(
      value(ofTrade('hf2hPaymentBank'), 8, { label: '还款银行' }),
      value(ofTrade('hf2hPaymentNo'), 8, { label: '还款账号' }),
    ),
    heading('委托事项'),
    text(
      '委托人 ',
      blank(borrower('hf23LinkName'), 80),
      ' 委托管理中心自贷款发放的次月起，每月从委托人的住房公积金账户划转资金，用于偿还上述住房公积金贷款的本息；账户余额不足的部分由委托人存入还款账户。',
    ),
    clause('1. 委托期间委托人的缴存账户发生转移、封存、销户的，自发生之日起暂停冲还，由委托人自行还款。'),
    clause('2. 委托人需要变更或者终止委托的，应当在还款日五个工作日以前到受托银行网点办理。'),
    clause('3. 因委托人提供的信息有误或者账户状态异常造成没有划转的，由委托人承担逾期责任。'),
    { block: 'signatures', labels: ['委托人（签名）', '配偶（签名）'] },
  ],
}
