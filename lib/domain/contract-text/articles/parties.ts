import { is, not } from '../../../catalogue/condition.ts'
import { PARTY_TYPE } from '../../codes.ts'
import type { PersonList } from '../../form-record/form-template.ts'
import { row, value } from '../../form-record/template-parts.ts'
import {
  type ContractPart,
  type ContractParagraph,
  clause,
  fact,
  ofCase,
  ofContract,
  party,
  plain,
  provided,
} from '../contract-part.ts'

const person = (people: PersonList, name: string): ContractParagraph => ({
  block: {
    block: 'each',
    over: { people },
    least: 1,
    blocks: [
      { block: 'section', text: `${name}（{n}）` },
      row(value(party('hf23LinkName'), 8, { label: '姓名' }), value(party('hf23IdCardType'), 8, { label: '证件类型' })),
      row(
        value(party('hf23CardNo'), 8, { label: '证件号码' }),
        value(party('hf23LinkPhone'), 8, { label: '联系电话' }),
      ),
      row(value(party('hf23HomeAddress'), 20, { label: '通讯地址' })),
    ],
  },
})
const company = (people: PersonList, name: string): ContractParagraph => ({
  block: {
    block: 'each',
    over: { people },
    least: 1,
    blocks: [
      { block: 'section', text: `${name}（{n}）` },
      row(value(party('hf23CompanyName'), 20, { label: '公司名称' })),
      row(
        value(party('hf23CompanyCode'), 8, { label: '统一社会信用代码' }),
        value(party('hf23LegalPerson'), 8, { label: '法定代表人' }),
      ),
      row(value(party('hf23CompanyAddress'), 20, { label: '注册地址' })),
      row(
        value(party('hf23LinkName'), 8, { label: '经办人' }),
        value(party('hf23LinkPhone'), 8, { label: '联系电话' }),
      ),
    ],
  },
})
const SELLER_COMPANY = is('hf20SellerType', PARTY_TYPE.company)
const BUYER_COMPANY = is('hf20BuyerType', PARTY_TYPE.company)
const DELIVERY =
  '以上地址和电话为接收通知的方式。书面通知自送达之日、短信或即时消息自进入对方系统时生效；变更后未通知的，按原方式发出即视为送达。'

export const partA: ContractPart = {
  name: 'PartA',
  title: '甲方（卖方）',
  paragraphs: [
    provided(not(SELLER_COMPANY), person('owners', '甲方')),
    provided(SELLER_COMPANY, company('owners', '甲方')),
    plain(
      '甲方声明：对本合同所指房屋享有完整的处分权，全体共有人均同意出售；已如实告知房屋的权利负担、租赁、居住权、户口以及影响居住的重大事项。',
    ),
    clause(DELIVERY),
  ],
}

export const partB: ContractPart = {
  name: 'PartB',
  title: '乙方（买方）',
  paragraphs: [
    provided(not(BUYER_COMPANY), person('buyers', '乙方')),
    provided(BUYER_COMPANY, company('buyers', '乙方')),
    plain(
      '乙方声明：已实地查看房屋，了解其位置、结构、装修与周边环境；已了解房屋所在地的购房与信贷政策，并确认具备购买本合同房屋的资格和支付能力。',
    ),
    clause(DELIVERY),
  ],
}

export const partC: ContractPart = {
  name: 'PartC',
  title: '丙方（居间方）',
  paragraphs: [
    { block: row(value(ofContract('agencyName'), 20, { label: '机构名称' })) },
    {
      block: row(
        value(ofContract('agencyLicence'), 8, { label: '备案编号' }),
        value(ofContract('agencyBroker'), 8, { label: '经办经纪人' }),
      ),
    },
    { block: row(value(ofContract('agencyAddress'), 20, { label: '营业地址' })) },
    plain(
      '丙方的跟进经理为',
      fact(ofCase('hf20ManagerId')),
      '。丙方应当如实报告订约的有关事项，不得隐瞒房屋权属、价格与资信情况，不得占用、挪用交易资金。',
    ),
    clause(
      '丙方因故意或者重大过失未尽报告义务，使甲方或者乙方受到损失的，应当返还已收的居间服务费，并赔偿由此造成的损失。',
    ),
  ],
}
