import { PRINT_STANDARD } from '../../codes.ts'
import type { FormTemplate } from '../form-template.ts'
import { blank, clause, row, section, text, value } from '../template-parts.ts'
import { TRADED } from './conditions.ts'
import { ofHouse, ofTrade, seller, eachMember } from './people.ts'

/** The account to which the seller wants the money paid. */
export const signedAccount: FormTemplate = {
  formId: 'SIGN-ACCOUNT',
  formName: '卖方收款账户确认书',
  revision: 1,
  group: 'signed',
  variant: 'signedAccount',
  issuer: '示例房产交易服务中心',
  printStandard: PRINT_STANDARD.singleSided,
  needed: TRADED,
  rowHeight: 29,
  blocks: [
    { block: 'title', text: '卖方收款账户确认书' },
    section('卖方'),
    {
      block: 'table',
      over: { people: 'owners' },
      least: 2,
      columns: [
        { label: '姓名', span: 5, content: { value: eachMember('hf23LinkName') } },
        { label: '证件号码', span: 9, content: { value: eachMember('hf23CardNo') } },
        { label: '联系电话', span: 6, content: { value: eachMember('hf23LinkPhone') } },
        { label: '产权占比', span: 4, content: { value: eachMember('hf23HouseRatio') } },
      ],
    },
    section('收款账户'),
    row(value(ofTrade('hf2hMoneyReceiver'), 8), value(ofTrade('hf2hAuditType'), 8)),
    row(value(ofTrade('hf2hCollectionBank'), 20)),
    row(value(ofTrade('hf2hCollectionNo'), 20)),
    section('买方付款账户'),
    row(value(ofTrade('hf2hPaymentBank'), 20)),
    row(value(ofTrade('hf2hPaymentNo'), 20)),
    text(
      '卖方 ',
      blank(seller('hf23LinkName'), 80),
      ' 确认：位于 ',
      blank(ofHouse('hf29HouseArea'), 130),
      blank(ofHouse('hf29Address'), 170),
      ' 的房屋交易价款人民币 ',
      blank(ofTrade('hf2hContractAmt'), 120),
      '（大写：',
      blank(ofTrade('hf2hContractAmt'), 200, 'words'),
      '）中由银行贷款支付的部分，划入上列收款账户。',
    ),
    clause('1. 收款账户为卖方本人账户，账户状态正常，卖方对账号的准确性负责；因账号错误造成的损失由卖方承担。'),
    clause('2. 全体产权人一致同意由收款人代为收取价款，收款人收到即视为全体产权人收到。'),
    clause('3. 收款账户需要变更的，应当由全体产权人重新签署本确认书，并在放款以前送达贷款银行。'),
    { block: 'signatures', labels: ['卖方（签名）', '共有人（签名）'] },
  ],
}
