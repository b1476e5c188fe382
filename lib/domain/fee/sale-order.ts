import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, computed, datetime, flag, id, image, integer, text, yuan } from '../../catalogue/field.ts'
import { PROJECT_SERVICE } from '../project/project-service.ts'
import { recordFields } from '../record-fields.ts'

/**
 * An order: what a customer owes or has paid. It belongs to an income of a case, or the customer placed it directly.
 * @source specification 2 §3.2 (INC-012)
 * @public
 */
export const saleOrder = defineEntity({
  service: 'Sl01SaleOrderM',
  title: '收入详情',
  metaTable: null,
  groups: {
    order: {
      label: '订单',
      fields: {
        keyValue: id('订单ID', { hidden: true, serverOwned: true }),
        sl01BillNo: text('订单编号', { serverOwned: true, maxLength: 32, indexed: true, column: true }),
        sl01BillId: id('订单ID', { serverOwned: true, hidden: true }),
        sl01BillClass: code('SL01_BILL_CLASS', '订单类别', { serverOwned: true, indexed: true, column: true }),
        sl01OrderAmount: yuan('订单金额', { serverOwned: true, indexed: true, column: true }),
        sl01OrderDate: datetime('下单时间', { serverOwned: true, indexed: true, column: true }),
        sl01PayTime: datetime('支付时间', { serverOwned: true, indexed: true }),
        sl01Status: code('BDA1', '订单状态', { serverOwned: true, indexed: true, column: true }),
        sl01PayChannel: code('HH23', '支付渠道', { serverOwned: true, indexed: true }),
        sl01PaySign: flag('已支付', { serverOwned: true, indexed: true }),
        sl01PayMethod: code('HFD8', '支付方式', { serverOwned: true, indexed: true }),
        sl01TransactionNumber: text('交易流水号', { serverOwned: true, maxLength: 64, indexed: true }),
        sl01Image1: image('支付凭证', { serverOwned: true }),
        sl01Memo: text('备注', { serverOwned: true, maxLength: 500 }),
        sl01CrtUsr: computed('提交人', { serverOwned: true }),
      },
    },
    book: {
      label: '归属',
      fields: {
        sl01PrjId: id('项目ID', { hidden: true, serverOwned: true, indexed: true, picks: PROJECT_SERVICE }),
        sl01IncomeId: id('收入ID', { hidden: true, serverOwned: true, indexed: true }),
        sl01DeductedBy: id('抵扣收入ID', { hidden: true, serverOwned: true, indexed: true }),
        sl01Customer: text('付款客户', { serverOwned: true, maxLength: 50 }),
        conformNum: integer('确认编号数', { hidden: true, serverOwned: true }),
        canEdit: flag('可修改', { hidden: true, serverOwned: true }),
        suggest: text('退回理由', { serverOwned: true, maxLength: 500 }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})

/** The values of an order a customer owes or has paid, by field name; null where empty, amounts in yuan. @public */
export type SaleOrder = RecordOf<typeof saleOrder>
