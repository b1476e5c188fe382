import { type ContractPart, fact, item, ofContract, plain } from '../contract-part.ts'

export const taxArticle: ContractPart = {
  name: 'Article_6',
  title: '第六条　税费承担',
  paragraphs: [
    plain('办理本宗交易产生的税费，按照“', fact(ofContract('taxBearer')), '”的方式承担。'),
    item(
      '约定各自承担的，依法应由卖方缴纳的由甲方承担，依法应由买方缴纳的由乙方承担；约定由一方承担的，另一方应当提供办税所需的证明文件。',
    ),
    item('过户之前因该房屋产生的欠税、土地出让金、物业维修资金等历史费用由甲方承担，但成交价中已明确扣减的除外。'),
    item(
      '税收政策在签约后调整、使税费增加的，由原承担方承担；增加的金额超过成交价百分之一的，承担方可以要求重新协商，协商期间不计逾期。',
    ),
    item('一方因隐瞒住房套数、持有年限等事实而多缴税费的，多缴部分由隐瞒的一方承担。'),
  ],
}
