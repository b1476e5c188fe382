import { is, not } from '../../../catalogue/condition.ts'
import { YES_NO } from '../../codes.ts'
import { type ContractPart, fact, item, ofContract, ofHouse, plain, provided } from '../contract-part.ts'
import { MORTGAGED } from '../contract-conditions.ts'

export const titleArticle: ContractPart = {
  name: 'Article_2',
  title: '第二条　权属与权利负担',
  paragraphs: [
    plain(
      '该房屋的产权性质为',
      fact(ofHouse('hf29OwnerNature')),
      '，共有情况为',
      fact(ofHouse('hf29CardStatus')),
      '，不动产权证书登记日期为',
      fact(ofHouse('hf29HourseCardDate')),
      '。',
    ),
    provided(
      not(MORTGAGED),
      item('甲方保证该房屋在签约之日没有抵押。签约后至过户前，甲方不得再以该房屋设定抵押、居住权或者其他权利负担。'),
    ),
    provided(
      MORTGAGED,
      item(
        '该房屋现抵押给',
        fact(ofHouse('hf29MorageOrg'), undefined, 120),
        '，尚未清偿的借款约为人民币',
        fact(ofHouse('hf29RepayAmt'), 'bare'),
        '元，由',
        fact(ofHouse('hf29RepayMode')),
        '清偿。',
      ),
    ),
    provided(
      MORTGAGED,
      item(
        '甲方应当在',
        fact(ofContract('transferDate')),
        '前完成清偿并注销抵押登记；以买方的购房款清偿的，款项应当直接付至还款账户，不得另作他用。',
      ),
    ),
    item(
      '甲方保证该房屋没有被查封、没有被列入征收范围，不存在影响过户的诉讼、仲裁或者欠缴的税费；签约后出现上述情形的，应当在三日内告知乙方和丙方。',
    ),
    provided(
      is('hf29BuyLimit', YES_NO.yes),
      item(
        '该房屋受转让限制，限制截止日期为',
        fact(ofHouse('hf29BuyDateLimit')),
        '。限制解除之前，任何一方不得要求办理过户。',
      ),
    ),
    item(
      '该房屋已经出租的，甲方应当在签约时出示租赁合同，并提供承租人放弃优先购买权的书面文件；租赁关系由双方在补充约定中处理。',
    ),
  ],
}
