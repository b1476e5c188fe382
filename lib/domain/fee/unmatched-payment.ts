import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { account, code, datetime, id, text, yuan } from '../../catalogue/field.ts'
import { project } from '../project/project.ts'
import { recordFields } from '../record-fields.ts'

/**
 * A payment a payment service accepted that could not be booked: a wrong amount, an expired code or a second payment.
 * Finance returns it or books it elsewhere. Each report of a payment creates one record.
 * @source ruling 23, R17
 * @public
 */
export const unmatchedPayment = defineEntity({
  service: 'UnmatchedPayment',
  title: '待处理来款',
  metaTable: null,
  groups: {
    payment: {
      label: '来款',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        prjId: id('项目编号', { serverOwned: true, indexed: true, picks: project.service, column: true }),
        codeId: id('收款码', { serverOwned: true, indexed: true }),
        transaction: text('交易流水号', { serverOwned: true, maxLength: 64, indexed: true, column: true }),
        amount: yuan('来款金额', { serverOwned: true, indexed: true, column: true }),
        paidAt: datetime('支付时间', { serverOwned: true, indexed: true, column: true }),
        method: code('HFD8', '支付方式', { serverOwned: true }),
        reason: text('不能入账的原因', { serverOwned: true, maxLength: 200, column: true }),
        state: code('UNMATCHED_STATE', '处理状态', { serverOwned: true, indexed: true, column: true }),
      },
    },
    end: {
      label: '处理',
      fields: {
        endReason: text('处理说明', { serverOwned: true, maxLength: 500 }),
        refundNo: text('退款单号', { serverOwned: true, maxLength: 64 }),
        orderId: id('转入的订单', { hidden: true, serverOwned: true, indexed: true }),
        orderNo: text('转入的订单编号', { serverOwned: true, maxLength: 32 }),
        endedBy: account('处理人', { serverOwned: true }),
        endedAt: datetime('处理时间', { serverOwned: true }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})
/**
 * The values of a payment finance has to return or assign, by field name; null where empty, amounts in yuan.
 * @public
 */
export type UnmatchedPayment = RecordOf<typeof unmatchedPayment>
