import { filled, is, not } from '../../../catalogue/condition.ts'
import { HOUSE_TYPE, YES_NO } from '../../codes.ts'
import { row, value } from '../../form-record/template-parts.ts'
import { type ContractPart, fact, item, ofHouse, plain, provided } from '../contract-part.ts'

export const houseArticle: ContractPart = {
  name: 'Article_1',
  title: '第一条　房屋基本情况',
  paragraphs: [
    plain(
      '甲方出售、乙方购买的房屋（下称“该房屋”）位于',
      fact(ofHouse('hf29HouseArea'), undefined, 110),
      fact(ofHouse('hf29Address'), undefined, 130),
      '，具体情况如下：',
    ),
    { block: row(value(ofHouse('hf29HourseType'), 8), value(ofHouse('hf29StandUse'), 8)) },
    { block: row(value(ofHouse('hf29FullArea'), 8), value(ofHouse('hf29InnerStructure'), 8)) },
    { block: row(value(ofHouse('hf29Floor'), 8), value(ofHouse('hf29TotalFloor'), 8)) },
    { block: row(value(ofHouse('hf29BuildYear'), 8), value(ofHouse('hf29HourseFaceto'), 8)) },
    provided(
      is('hf29HourseType', HOUSE_TYPE.home),
      item('该房屋的性质为', fact(ofHouse('hf29Nature')), '，装修情况为', fact(ofHouse('hf29Decoration')), '。'),
    ),
    provided(
      filled('hf29RealEstalteUnit'),
      item('不动产单元号为', fact(ofHouse('hf29RealEstalteUnit'), undefined, 150), '。'),
    ),
    provided(
      filled('hf29CanOwnTime'),
      item('土地使用期限对应的产权年限为', fact(ofHouse('hf29CanOwnTime'), 'bare', 40), '年，自首次出让之日起算。'),
    ),
    item(
      '面积以不动产权证书的记载为准。证书记载与实测面积不一致的，双方按本合同成交价结算，不因此调整价款，但另有补充约定的除外。',
    ),
    provided(
      is('hf29BuyCar', YES_NO.yes),
      item('交易标的包含与该房屋一并使用的车位，其权属与使用方式以补充约定为准；未写明的，按现状随房屋一并移交。'),
    ),
    provided(not(is('hf29BuyCar', YES_NO.yes)), item('交易标的不包含车位。')),
  ],
}
