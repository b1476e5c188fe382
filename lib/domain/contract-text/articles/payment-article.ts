import { is, not } from '../../../catalogue/condition.ts'
import { LOAN_SCHEME } from '../../codes.ts'
import {
  type ContractPart,
  fact,
  item,
  ofCase,
  ofContract,
  ofLoan,
  ofTrade,
  plain,
  provided,
} from '../contract-part.ts'
import { BY_LOAN } from '../contract-conditions.ts'

const BANK = is('hf2iLoanType', LOAN_SCHEME.commercial, LOAN_SCHEME.combined)
const FUND = is('hf2iLoanType', LOAN_SCHEME.fund, LOAN_SCHEME.combined)

export const paymentArticle: ContractPart = {
  name: 'Article_4',
  title: '第四条　付款方式与期限',
  paragraphs: [
    plain('乙方以', fact(ofCase('hf20PayWay')), '的方式支付成交价，各期款项如下：'),
    item(
      '定金：人民币',
      fact(ofTrade('hf2hDeposit'), 'bare'),
      '元，于',
      fact(ofContract('depositDate')),
      '前支付，由',
      fact(ofContract('depositKeeper')),
      '保管。过户时定金抵作价款。',
    ),
    item(
      '首期款：人民币',
      fact(ofTrade('hf2hParPrice'), 'bare'),
      '元（包含定金），于',
      fact(ofContract('firstPayDate')),
      '前支付。',
    ),
    item('余款：人民币', fact(ofContract('restAmount'), 'bare'), '元，于', fact(ofContract('restPayDate')), '前支付。'),
    provided(
      BY_LOAN,
      item(
        '余款以贷款支付，贷款类型为',
        fact(ofCase('hf20LoanScheme')),
        '。乙方应当自签约之日起十日内向贷款机构提交齐备的申请资料，并按要求到场签字。',
      ),
    ),
    provided(
      BANK,
      item(
        '商业贷款金额为人民币',
        fact(ofLoan('hf2iLoanAmt'), 'bare'),
        '元，年限为',
        fact(ofLoan('hf2iLoanYear'), 'bare'),
        '年。',
      ),
    ),
    provided(
      FUND,
      item(
        '公积金贷款金额为人民币',
        fact(ofLoan('hf2iFundLoan'), 'bare'),
        '元，年限为',
        fact(ofLoan('hf2iFundRepayYear'), 'bare'),
        '年。',
      ),
    ),
    provided(
      BY_LOAN,
      item(
        '审批的贷款金额少于约定的，不足部分由乙方在接到通知之日起七日内以自有资金补足；因贷款机构停办业务等不可归责于双方的原因不能取得贷款的，双方应当另行协商付款方式，协商不成的可以解除本合同，甲方无息退还已收款项。',
      ),
    ),
    provided(not(BY_LOAN), item('余款由乙方以自有资金支付。分期支付的，每一期的金额与日期写入补充约定。')),
    item(
      '每次付款应当通过银行转账，并由收款人出具收据。收款账户变更的，应当由收款人当面书面确认；仅凭电话或者消息变更账户的，付款人有权拒绝。',
    ),
  ],
}
