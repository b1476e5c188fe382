import { type ContractPart, fact, item, ofContract, plain } from '../contract-part.ts'

export const breachArticle: ContractPart = {
  name: 'Article_10',
  title: '第十条　违约责任',
  paragraphs: [
    plain(
      '任何一方不履行本合同义务，或者履行不符合约定的，应当承担继续履行、采取补救措施、支付违约金或者赔偿损失的责任。',
    ),
    item(
      '逾期付款：乙方逾期支付任何一期款项的，每逾期一日，按照应付未付款项的',
      fact(ofContract('penaltyRate'), 'bare'),
      '%向甲方支付违约金。',
    ),
    item(
      '逾期履行：甲方逾期注销抵押、过户、交付或者迁出户口的，每逾期一日，按照成交价的',
      fact(ofContract('penaltyRate'), 'bare'),
      '%向乙方支付违约金。',
    ),
    item(
      '根本违约：一方逾期超过',
      fact(ofContract('graceDays'), 'bare'),
      '日，或者明确表示不再履行的，对方有权解除本合同，并要求其支付成交价',
      fact(ofContract('breachRate'), 'bare'),
      '%的违约金；已付的价款应当在解除之日起五日内退还。',
    ),
    item(
      '交付了定金的，守约方可以选择适用定金或者违约金，但不得同时主张。定金超过成交价百分之二十的部分，不产生定金的效力。',
    ),
    item('违约金不足以弥补实际损失的，守约方可以请求增加；过分高于实际损失的，违约方可以请求适当减少。'),
    item('因不可抗力不能履行的，根据影响部分或者全部免除责任，但应当及时通知对方，并在合理期限内提供证明。'),
  ],
}
