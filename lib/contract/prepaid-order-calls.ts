import * as v from 'valibot'
import { text } from '../catalogue/field.ts'
import { prepaidOrder } from '../domain/fee/prepaid-order.ts'
import { saleOrder } from '../domain/fee/sale-order.ts'
import { defineCall } from './call.ts'
import { params } from './input.ts'
import { recordOutput } from './output.ts'

/** The longest file that is imported at once. @unit characters */
const LONGEST_FILE = 200_000

/** What an import brought in. */
const imported = v.looseObject({
  added: v.number(),
  /** Numbers that were booked before, with the same amount in the same case: they are left as they are. */
  known: v.nullish(v.array(v.string()), []),
})
/** @public */
export type ImportedOrders = v.InferOutput<typeof imported>

/** Paid orders from outside, which incomes deduct. @source ruling 22 */
export const prepaidOrderCalls = {
  addPrepaidOrder: defineCall({
    service: saleOrder.service, method: 'addPrepaidOrder', effect: 'create', summary: '财务登记一笔已支付、可供抵扣的订单（附凭证）；同一单号只能登记一次',
    input: params(prepaidOrder.fields), output: recordOutput(saleOrder), errors: ['NOT_FOUND', 'STATUS', 'KEY_REUSED'], requirements: ['INC-030'],
  }),
  importPrepaidOrders: defineCall({
    service: saleOrder.service, method: 'importPrepaidOrders', effect: 'create', encoding: 'json', summary: '财务导入已支付的订单：content 为 CSV 文本，首行为列名（项目编号、单号、费用类型、订单金额、支付日期、付款客户、备注）；全部成功或全部不导入，已登记过的单号跳过并列出',
    input: params({ content: text('文件内容', { required: true, maxLength: LONGEST_FILE }) }), output: imported, errors: ['STATUS', 'KEY_REUSED'], requirements: ['INC-030'],
  }),
} as const
