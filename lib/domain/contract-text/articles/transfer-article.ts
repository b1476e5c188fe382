import { type ContractPart, fact, item, ofContract, plain, provided } from '../contract-part.ts'
import { BY_LOAN } from '../contract-conditions.ts'

export const transferArticle: ContractPart = {
  name: 'Article_7',
  title: '第七条　网签与过户登记',
  paragraphs: [
    plain('双方应当在', fact(ofContract('transferDate')), '前，共同向不动产登记机构申请该房屋的转移登记。'),
    item(
      '申请之前，双方应当办妥网上签约、核税与缴税。任何一方接到丙方的通知后，应当在五日内备齐本人的资料并到场；确实不能到场的，应当办理公证委托。',
    ),
    provided(BY_LOAN, item('需要贷款的，应当在贷款审批通过后申请转移登记，并同时申请抵押登记。')),
    item('登记机构要求补充资料的，有义务提供的一方应当在三个工作日内补齐。'),
    item(
      '因政策调整或者登记机构的原因不能按期办理的，期限相应顺延，双方互不承担责任；顺延超过六十日的，任何一方可以解除本合同。',
    ),
    item('自转移登记完成之日起，该房屋的所有权归乙方；风险自交付之日起由乙方承担。'),
  ],
}
