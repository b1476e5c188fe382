import { all, is, not } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import {
  branch,
  code,
  date,
  dateOrAnytime,
  files,
  id,
  images,
  integer,
  member,
  organisation,
  text,
  yesno,
  yuan,
} from '../../catalogue/field.ts'
import { digits } from '../../catalogue/rule.ts'
import { FORMER_INVOICE, ORGANISATION_TYPE, TRADE_MODE } from '../codes.ts'
import { PICKS } from '../picks.ts'
import { PROJECT_SERVICE } from '../project/project-service.ts'
import { recordFields } from '../record-fields.ts'
import { NO_DEPOSIT } from './amount-words.ts'

/** Inheritance, division and exchange need no contract of sale. @source TRD-020 */
const SOLD = not(is('hf2hTradeType', TRADE_MODE.inheritance, TRADE_MODE.division, TRADE_MODE.exchange))
const GIFT = is('hf2hTradeType', TRADE_MODE.gift)
/** The price the owner once paid counts only with an invoice as proof. @source TRD-024 */
const FORMER_COSTS = all(SOLD, is('hf2hOtherCondition', FORMER_INVOICE.provided))

const LARGEST_AMOUNT = 100_000_000
const MOST_FILES = 9
const bankAccount = (label: string) => text(label, { maxLength: 32, rules: [digits], sensitive: 'bank' })

/** The terms of the deal. @source specification 1 §3, §4 (TRD-001 to TRD-030) @public */
export const trade = defineEntity({
  service: 'Hf2hPrjTrade',
  title: '交易信息',
  metaTable: 4,
  groups: {
    price: {
      label: '交易方式与价格',
      fields: {
        keyValue: id('交易ID', { hidden: true, serverOwned: true }),
        hf2hPrjId: id('项目ID', { hidden: true, indexed: true, picks: PROJECT_SERVICE }),
        hf2hTradeType: code('HFG5', '交易方式'),
        hf2hRelationType: code('HF19', '赠与双方关系'),
        hf2hContractAmt: yuan('合同成交价'),
        hf2hOnlineAmt: yuan('网签价'),
        hf2hTaxPric: yuan('税局核定价', { max: LARGEST_AMOUNT }),
        hf2hPaimaiPrice: yuan('拍卖价', { max: LARGEST_AMOUNT }),
        hf2hExchangeMine: yuan('置换房屋价格'),
        hf2hDeposit: yuan('定金/押金', { hint: `填 0 即${NO_DEPOSIT}` }),
        hf2hParPrice: yuan('首期款'),
        hf2hAssessCompany: organisation('评估公司', { picks: ORGANISATION_TYPE.assessor, indexed: true }),
        hf2hAssessVal: yuan('评估值'),
        hf2hOwnerNumber: integer('业主人数', { stored: 'person', shown: 'person', min: 1, max: 5 }),
        hf2hBuyerNum: integer('买家人数', { stored: 'person', shown: 'person', min: 1 }),
        hf2hIsFirst: yesno('是否首套'),
      },
    },
    fees: {
      label: '费用',
      fields: {
        hf2hAmt1: yuan('中介费'),
        hf2hAmt2: yuan('按揭费'),
        hf2hAmt3: yuan('评估费'),
        hf2hAmt4: yuan('快速放款费'),
        hf2hAmt5: yuan('担保费'),
        hf2hDldQiTax: yuan('代缴契税'),
      },
    },
    previous: {
      label: '上手发票与费用',
      fields: {
        hf2hOtherCondition: code('HFF2', '是否提供上手发票'),
        hf2hAmt6: yuan('上手中介费'),
        hf2hAmt7: yuan('上手按揭费'),
        hf2hNotaryFee: yuan('公证费'),
        hf2hDecorationFee: yuan('装修费'),
        hf2hRealEstate: yuan('物业维修基金'),
        hf2hHouseReturnInterest: yuan('已还贷款利息'),
      },
    },
    contract: {
      label: '合同',
      fields: {
        hf2hContractState: code('HX47', '合同状态'),
        hf2hContractNo: text('合同编号', { maxLength: 50 }),
        hf2hAuditType: code('HX48', '资金监管方式'),
        hf2hSignDate: date('签约日期'),
        hf2hPayTaxDate: date('缴税日期'),
      },
    },
    dates: {
      label: '期望时间',
      fields: {
        hf2hRequireTong: dateOrAnytime('期望同贷日期'),
        hf2hRequireGuo: dateOrAnytime('期望过户日期'),
        hf2hRequireKuan: dateOrAnytime('期望放款日期'),
        hf2hRequireLou: dateOrAnytime('期望交楼日期'),
      },
    },
    accounts: {
      label: '收付款账户',
      fields: {
        hf2hMoneyReceiver: member('收款人', { picks: PICKS.owners }),
        hf2hCollectionBank: branch('收款银行', { indexed: true }),
        hf2hCollectionNo: bankAccount('收款账号'),
        hf2hPaymentBank: branch('付款银行', { indexed: true }),
        hf2hPaymentNo: bankAccount('付款账号'),
      },
    },
    files: {
      label: '附件',
      fields: {
        hf2hImage1: images('合同照片', { maxCount: MOST_FILES }),
        hf2hFile1: files('买卖合同附件', { maxCount: MOST_FILES }),
        hf2hFile2: files('中介合同附件', { maxCount: MOST_FILES }),
        hf2hFile3: files('其他附件', { maxCount: MOST_FILES }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  shown: {
    hf2hRelationType: GIFT,
    hf2hOnlineAmt: SOLD,
    hf2hTaxPric: GIFT,
    hf2hPaimaiPrice: is('hf2hTradeType', TRADE_MODE.auction),
    hf2hExchangeMine: is('hf2hTradeType', TRADE_MODE.exchange),
    hf2hDeposit: SOLD,
    hf2hOtherCondition: SOLD,
    hf2hAmt6: FORMER_COSTS,
    hf2hAmt7: FORMER_COSTS,
    hf2hNotaryFee: FORMER_COSTS,
    hf2hDecorationFee: FORMER_COSTS,
    hf2hRealEstate: FORMER_COSTS,
    hf2hHouseReturnInterest: FORMER_COSTS,
    hf2hContractState: SOLD,
  },
})

/** The terms of the deal, by field name; null where empty, amounts in yuan. @public */
export type Trade = RecordOf<typeof trade>
