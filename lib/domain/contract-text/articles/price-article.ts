import { type ContractPart, fact, item, ofContract, ofTrade, plain } from '../contract-part.ts'

export const priceArticle: ContractPart = {
  name: 'Article_3',
  title: '第三条　成交价格',
  paragraphs: [
    plain(
      '该房屋的成交价为人民币',
      fact(ofTrade('hf2hContractAmt'), 'bare'),
      '元，大写',
      fact(ofTrade('hf2hContractAmt'), 'words', 170),
      '。',
    ),
    item('成交价包含该房屋、随房屋一并转让的固定装修及本合同第八条列明的物品。'),
    item(
      '成交价由首期款人民币',
      fact(ofTrade('hf2hParPrice'), 'bare'),
      '元（包含定金）与余款人民币',
      fact(ofContract('restAmount'), 'bare'),
      '元组成。',
    ),
    item(
      '办理网上签约时填写的价格为人民币',
      fact(ofTrade('hf2hOnlineAmt'), 'bare'),
      '元。网签价、计税价格与成交价不一致的，双方之间的结算以成交价为准。',
    ),
    item('本合同签订后，任何一方不得以市场价格涨跌为由要求变更成交价。'),
  ],
}
