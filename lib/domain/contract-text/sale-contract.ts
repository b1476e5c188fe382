import { is } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, date, datetime, id, integer, number, text, textarea, yuan } from '../../catalogue/field.ts'
import { notBefore } from '../../catalogue/rule.ts'
import { recordFields } from '../record-fields.ts'
import { CONTRACT_STATE, DEPOSIT_KEEPER, DISPUTE_WAY, SALE_CONTRACT, TAX_BEARER } from './contract-codes.ts'

/**
 * The terms of a contract of sale that the case does not hold; at most one contract in a case. Price, deposit and first
 * payment are those of the trade.
 * @source ROU-009, ROU-015, OPN-084
 * @public
 */
export const saleContract = defineEntity({
  service: SALE_CONTRACT,
  title: '买卖合同',
  metaTable: null,
  groups: {
    contract: {
      label: '合同',
      fields: {
        keyValue: id('合同ID', { hidden: true, serverOwned: true }),
        prjId: id('项目ID', { hidden: true, indexed: true }),
        contractNo: text('合同编号', { serverOwned: true, indexed: true, column: true, maxLength: 32 }),
        prjNo: text('项目编号', { serverOwned: true, indexed: true, column: true, maxLength: 32 }),
        contractState: code('SALE_CONTRACT_STATE', '合同状态', {
          serverOwned: true,
          indexed: true,
          column: true,
          default: CONTRACT_STATE.draft,
        }),
        signDate: date('签署日期', { indexed: true, column: true }),
        signPlace: text('签署地点', { maxLength: 100, indexed: true }),
        copies: integer('合同份数', { min: 2, max: 12, default: 4, indexed: true }),
        finalAt: datetime('定稿时间', { serverOwned: true, indexed: true, column: true }),
        finalStamp: text('定稿内容戳', { serverOwned: true, hidden: true, maxLength: 100 }),
        reopenReason: text('退回修改的原因', { serverOwned: true, maxLength: 500 }),
      },
    },
    payment: {
      label: '付款约定',
      fields: {
        depositDate: date('定金支付日期', { indexed: true }),
        depositKeeper: code('DEPOSIT_KEEPER', '定金保管方', { default: DEPOSIT_KEEPER.escrow, indexed: true }),
        firstPayDate: date('首期款支付日期', { indexed: true, rules: [notBefore('depositDate')] }),
        restAmount: yuan('余款', { serverOwned: true, hint: '成交价减首期款，首期款包含定金' }),
        restPayDate: date('余款支付期限', { indexed: true, rules: [notBefore('firstPayDate')] }),
        taxBearer: code('TAX_BEARER', '税费承担', { default: TAX_BEARER.each, indexed: true }),
      },
    },
    delivery: {
      label: '过户与交付',
      fields: {
        transferDate: date('过户递件期限', { indexed: true, rules: [notBefore('depositDate')] }),
        handoverDate: date('房屋交付日期', { indexed: true, column: true }),
        moveOutDate: date('户口迁出期限', { indexed: true }),
        fixtures: textarea('随房交付的物品', { maxLength: 500 }),
      },
    },
    breach: {
      label: '违约与争议',
      fields: {
        graceDays: integer('宽限期（天）', { min: 0, max: 90, default: 15 }),
        penaltyRate: number('逾期违约金（每日）', {
          stored: 'percent',
          shown: 'percent',
          precision: 3,
          min: 0,
          max: 0.5,
          default: 0.05,
          indexed: true,
          column: true,
          hint: '以逾期款项或成交价为基数，按日计算',
        }),
        breachRate: number('根本违约金', {
          stored: 'percent',
          shown: 'percent',
          precision: 2,
          min: 0,
          max: 20,
          default: 10,
          indexed: true,
          hint: '占成交价的比例',
        }),
        disputeWay: code('DISPUTE_WAY', '争议解决方式', { default: DISPUTE_WAY.court, indexed: true }),
        arbitration: text('仲裁机构', { maxLength: 60 }),
        extraTerms: textarea('补充约定', { maxLength: 3_000, hint: '一条一行；与正文不一致时以补充约定为准' }),
      },
    },
    agency: {
      label: '居间方',
      fields: {
        agencyName: text('居间机构', { maxLength: 100, indexed: true }),
        agencyLicence: text('备案编号', { maxLength: 60 }),
        agencyBroker: text('经办经纪人', { maxLength: 50, indexed: true }),
        agencyAddress: text('营业地址', { maxLength: 200 }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  shown: { arbitration: is('disputeWay', DISPUTE_WAY.arbitration) },
})

/** The terms of a contract of sale, by field name; null where empty, amounts in yuan. @public */
export type SaleContract = RecordOf<typeof saleContract>
