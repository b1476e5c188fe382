import { all, empty, filled } from '../../../catalogue/condition.ts'
import { from } from '../../form-record/template-parts.ts'
import { member } from '../../member/member.ts'
import {
  clause,
  type ContractPart,
  fact,
  note,
  ofCase,
  ofContract,
  ofHouse,
  ofLoan,
  ofTrade,
  party,
  plain,
  provided,
} from '../contract-part.ts'
import { MORTGAGED, SUPERVISED } from '../contract-conditions.ts'

const buyer = from(member, 'buyers')

const LENDS = '，经审批后按买方与其签订的借款合同发放贷款，不是本合同的当事人。'

/** Everyone involved in the deal, with their part in it. */
export const stakeholders: ContractPart = {
  name: 'Stakeholders',
  title: '交易相关方',
  paragraphs: [
    plain('本宗交易项目编号为', fact(ofCase('prjNo')), '，由下列各方参与。各方在本合同中的权利义务以各条约定为准。'),
    {
      block: {
        block: 'each',
        over: { people: 'owners' },
        least: 1,
        blocks: [
          {
            block: 'text',
            style: 'clause',
            parts: ['卖方：', fact(party('hf23LinkName')), '，依本合同转让房屋并取得价款。'],
          },
        ],
      },
    },
    {
      block: {
        block: 'each',
        over: { people: 'buyers' },
        least: 1,
        blocks: [
          {
            block: 'text',
            style: 'clause',
            parts: ['买方：', fact(party('hf23LinkName')), '，依本合同支付价款并取得房屋。'],
          },
        ],
      },
    },
    clause('居间方：', fact(ofContract('agencyName'), undefined, 130), '，提供订约机会并协助办理后续手续。'),
    provided(
      filled('hf21DivisionDetailId'),
      clause('贷款方：', fact(ofLoan('hf21DivisionDetailId'), undefined, 130), LENDS),
    ),
    provided(
      all(empty('hf21DivisionDetailId'), filled('hf2iLendersOrg')),
      clause('贷款方：', fact(ofLoan('hf2iLendersOrg'), undefined, 130), LENDS),
    ),
    provided(
      MORTGAGED,
      clause(
        '现抵押权人：',
        fact(ofHouse('hf29MorageOrg'), undefined, 130),
        '，在卖方清偿所担保的债务后办理抵押注销。',
      ),
    ),
    provided(SUPERVISED, clause('资金监管方式为', fact(ofTrade('hf2hAuditType')), '，监管机构按监管协议收付款项。')),
    clause('跟进经理：', fact(ofCase('hf20ManagerId')), '，为各方在办理过程中的联系人。'),
    provided(
      all(filled('hf20BuyerId'), filled('hf20RelationType')),
      note(
        '买方',
        fact(buyer('hf23LinkName')),
        '与卖方的关系：',
        fact(ofCase('hf20RelationType')),
        '。关系不实可能影响税费与贷款，责任由作出不实陈述的一方承担。',
      ),
    ),
  ],
}
