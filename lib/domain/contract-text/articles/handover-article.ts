import { empty, filled } from '../../../catalogue/condition.ts'
import { type ContractPart, fact, item, ofContract, plain, provided } from '../contract-part.ts'

export const handoverArticle: ContractPart = {
  name: 'Article_8',
  title: '第八条　房屋交付',
  paragraphs: [
    plain('甲方应当在', fact(ofContract('handoverDate')), '将该房屋交付给乙方，并移交全部钥匙、门禁卡及有关资料。'),
    provided(
      filled('fixtures'),
      item(
        '随房屋一并移交的物品：',
        fact(ofContract('fixtures'), undefined, 200),
        '。上述物品按现状移交，其价值已包含在成交价中。',
      ),
    ),
    provided(
      empty('fixtures'),
      item('固定装修和不可移动的设施随房屋一并移交，可移动的家具和电器由甲方在交付前自行处理。'),
    ),
    item(
      '交付之前的水、电、燃气、物业、有线、网络等费用由甲方结清，交付之后的由乙方承担。双方应当在交付当日抄录读数并签署交接记录。',
    ),
    item(
      '甲方应当保持该房屋在签约时的状况，不得拆除固定装修。发现损坏的，应当在交付前修复，或者从余款中扣减双方认可的修复费用。',
    ),
    item('乙方无正当理由不按期接收的，自约定的交付之日起视为已经交付，此后的费用与风险由乙方承担。'),
  ],
}
