import type { Values } from '../../store.ts'

/** The conditions under which cases need flows. */
export const CONDITION_ROWS: readonly Values[] = [
  {
    conditionCode: 'PURCHASE',
    conditionName: '房屋买卖',
    prjTypes: ['HF0101'],
    schemes: ['HF9901', 'HF9902', 'HF9903'],
    withoutLoan: 1,
  },
  // Loans on an owned house, bridge loans and transfers into the fund have flows of their own.
  {
    conditionCode: 'BY-LOAN',
    conditionName: '按揭或信用贷款',
    schemes: ['HF9901', 'HF9902', 'HF9903', 'HF9906'],
    payWays: ['HG1002'],
  },
  {
    conditionCode: 'BY-MORTGAGE',
    conditionName: '按揭贷款',
    schemes: ['HF9901', 'HF9902', 'HF9903'],
    payWays: ['HG1002'],
  },
  { conditionCode: 'SEARCH', conditionName: '需要找房', searching: 1 },
  { conditionCode: 'COMMERCIAL', conditionName: '含商业贷款', schemes: ['HF9901', 'HF9903'] },
  { conditionCode: 'FUND', conditionName: '含公积金贷款', schemes: ['HF9902', 'HF9903'] },
  { conditionCode: 'PURCHASE-ANY', conditionName: '购房项目', prjTypes: ['HF0101'] },
  { conditionCode: 'HOUSE-UNPAID', conditionName: '房屋贷款未结清', houseLoans: ['HF7902', 'HF7903'] },
  { conditionCode: 'HOUSE-MORTGAGED', conditionName: '房屋有抵押或贷款', houseLoans: ['HF7902', 'HF7903', 'HF7904'] },
  { conditionCode: 'UNDER-MORTGAGE', conditionName: '带押过户', tradeModes: ['HFG503'] },
  { conditionCode: 'ADVANCED', conditionName: '垫资放款', payouts: ['HFG602'] },
  { conditionCode: 'SECURED', conditionName: '抵押贷款', schemes: ['HF9907', 'HF9908'] },
  { conditionCode: 'BUSINESS', conditionName: '经营贷', schemes: ['HF9908'] },
  { conditionCode: 'TO-FUND', conditionName: '商转公', schemes: ['HF9909'] },
  { conditionCode: 'BRIDGE', conditionName: '赎楼过桥', schemes: ['HF9905'] },
]

/** The conditions under which cases need papers, in addition to those of flows. */
export const PAPER_CONDITION_ROWS: readonly Values[] = [
  // A bridge loan is repaid from the sale, so it needs no long-term loan papers.
  {
    conditionCode: 'LOAN',
    conditionName: '申请贷款',
    schemes: ['HF9901', 'HF9902', 'HF9903', 'HF9906', 'HF9907', 'HF9908', 'HF9909'],
  },
  { conditionCode: 'FUND-ANY', conditionName: '含公积金贷款或商转公', schemes: ['HF9902', 'HF9903', 'HF9909'] },
  {
    conditionCode: 'ON-HOUSE',
    conditionName: '涉及房屋',
    schemes: ['HF9901', 'HF9902', 'HF9903', 'HF9905', 'HF9907', 'HF9908', 'HF9909'],
    withoutLoan: 1,
  },
  { conditionCode: 'INHERIT-GIFT', conditionName: '继承或赠与', tradeModes: ['HFG505', 'HFG508'] },
  { conditionCode: 'DIVISION', conditionName: '析产或加减名', tradeModes: ['HFG506'] },
  { conditionCode: 'AUCTION', conditionName: '拍卖', tradeModes: ['HFG509'] },
]
