import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, date, id, image, text, textarea, yuan } from '../../catalogue/field.ts'
import { notFuture, type Rule } from '../../catalogue/rule.ts'
import { receiptNumberKey } from './voucher/receipt-number.ts'

const aboveZero: Rule = {
  name: 'above-zero',
  reads: [],
  issue: (amount) => (typeof amount === 'number' && amount <= 0 ? '应大于 0' : null),
}
const comparable: Rule = {
  name: 'comparable-number',
  reads: [],
  issue: (number) => (typeof number === 'string' && receiptNumberKey(number) === '' ? '格式不正确' : null),
}

/**
 * Money a customer paid outside the portal, brought into a case as a paid order that is no income yet, so that an
 * income can deduct it. Its number is that of the receipt; each receipt is booked once.
 * @source ruling 22, INC-030
 * @public
 */
export const prepaidOrder = defineEntity({
  service: 'PrepaidOrder',
  title: '抵扣订单',
  metaTable: null,
  groups: {
    order: {
      label: '抵扣订单',
      fields: {
        prjId: id('项目ID', { required: true, hidden: true }),
        orderNo: text('单号', {
          required: true,
          maxLength: 64,
          rules: [comparable],
          hint: '银行回单、收据或合作方系统中的单号，每个单号只能登记一次',
        }),
        chargeType: code('project_charge_cls', '费用类型', { required: true }),
        amount: yuan('订单金额', { required: true, rules: [aboveZero] }),
        payDay: date('支付日期', { required: true, rules: [notFuture] }),
        image: image('支付凭证', { hint: '手工登记时必填' }),
        customer: text('付款客户', { maxLength: 50 }),
        memo: textarea('备注', { maxLength: 500 }),
      },
    },
  },
})
/** Why finance enters an order whose voucher seems to be booked already; appended to the memo. @source ruling 21 */
export const PREPAID_REASON = text('仍要登记的理由', { maxLength: 200 })

/** Money paid outside the portal, by field name; null where empty, amounts in yuan. @public */
export type PrepaidOrder = RecordOf<typeof prepaidOrder>
