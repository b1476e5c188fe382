import { empty, filled, not } from '../../../catalogue/condition.ts'
import { type ContractPart, fact, item, ofTrade, plain, provided } from '../contract-part.ts'
import { SUPERVISED } from '../contract-conditions.ts'

export const escrowArticle: ContractPart = {
  name: 'Article_5',
  title: '第五条　资金监管与收款账户',
  paragraphs: [
    provided(SUPERVISED, plain('首期款与余款实行资金监管，监管方式为', fact(ofTrade('hf2hAuditType')), '。')),
    provided(
      not(SUPERVISED),
      plain('双方选择自行结算，不办理资金监管，并已知悉自行结算的风险。丙方不代收、代付成交价款。'),
    ),
    item(
      '甲方的收款人为',
      fact(ofTrade('hf2hMoneyReceiver')),
      '，收款银行为',
      fact(ofTrade('hf2hCollectionBank'), undefined, 110),
      '。',
    ),
    provided(filled('hf2hCollectionNo'), item('收款账号为', fact(ofTrade('hf2hCollectionNo'), undefined, 130), '。')),
    provided(empty('hf2hCollectionNo'), item('收款账号由甲方在首次付款之前当面书面确认，确认书作为本合同的附件。')),
    provided(
      SUPERVISED,
      item('监管资金在该房屋过户至乙方名下后，按监管协议的条件划转给甲方；未能过户的，按监管协议退还给付款人。'),
    ),
    provided(
      SUPERVISED,
      item('双方应当在划转条件成就之日起三个工作日内配合办理手续。无正当理由不配合的，按第十条承担逾期责任。'),
    ),
    item('从监管账户或者双方账户中支付的税费、还款等，应当以缴款凭证为准，由经手人在三日内告知各方。'),
  ],
}
