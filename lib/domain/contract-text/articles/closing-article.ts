import { filled, is } from '../../../catalogue/condition.ts'
import { DISPUTE_WAY } from '../contract-codes.ts'
import { type ContractPart, fact, heading, item, ofContract, plain, provided } from '../contract-part.ts'

export const closingArticle: ContractPart = {
  name: 'Article_11',
  title: '第十一条　争议解决与其他',
  paragraphs: [
    provided(
      is('disputeWay', DISPUTE_WAY.court),
      plain('因本合同发生争议的，各方应当协商解决；协商不成的，', fact(ofContract('disputeWay'), undefined, 120), '。'),
    ),
    provided(
      is('disputeWay', DISPUTE_WAY.arbitration),
      plain(
        '因本合同发生争议的，各方应当协商解决；协商不成的，提交',
        fact(ofContract('arbitration'), undefined, 120),
        '，按照该机构现行的仲裁规则进行仲裁。',
      ),
    ),
    item('居间服务费由承担方与丙方另行书面约定。因一方违约而解除本合同的，守约方已付的居间服务费由违约方承担。'),
    item('对本合同的变更和补充，应当采用书面形式，由各方签字。任何一方不得以口头承诺对抗本合同。'),
    provided(filled('extraTerms'), heading('补充约定')),
    provided(filled('extraTerms'), plain(fact(ofContract('extraTerms'), undefined, 300))),
    provided(filled('extraTerms'), item('补充约定与正文不一致的，以补充约定为准。')),
    item(
      '本合同自各方签字之日起生效，于',
      fact(ofContract('signDate')),
      '在',
      fact(ofContract('signPlace'), undefined, 100),
      '签署，一式',
      fact(ofContract('copies'), 'bare', 40),
      '份，各方各执一份，其余用于办理登记与贷款。',
    ),
    { block: { block: 'signatures', labels: ['甲方（签名）', '乙方（签名）', '丙方（盖章）'] } },
  ],
}
