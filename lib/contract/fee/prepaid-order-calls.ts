import * as v from 'valibot'
import { id, integer, text } from '../../catalogue/field.ts'
import { PREPAID_REASON, prepaidOrder } from '../../domain/fee/prepaid-order.ts'
import { saleOrder } from '../../domain/fee/sale-order.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { recordOutput } from '../output.ts'

/** The maximum length of a file that is imported at once. @unit characters */
const LONGEST_FILE = 200_000

/** Result of an import. */
const imported = v.looseObject({
  added: v.number(),
  /** Numbers that were already booked with the same amount in the same case; the import skips them. */
  known: v.nullish(v.array(v.string()), []),
})
/** How many orders an import added, and which numbers it skipped because they exist already. @public */
export type ImportedOrders = v.InferOutput<typeof imported>

/** Orders that were paid outside the portal, which incomes can deduct. @source ruling 22 */
export const prepaidOrderCalls = {
  addPrepaidOrder: defineCall({
    service: saleOrder.service,
    method: 'addPrepaidOrder',
    effect: 'create',
    summary: '财务登记一笔已支付、可供抵扣的订单（附凭证）；同一单号只能登记一次，凭证疑似已登记时须填写 reason',
    input: params({ ...prepaidOrder.fields, reason: PREPAID_REASON }),
    output: recordOutput(saleOrder),
    errors: ['NOT_FOUND', 'STATUS', 'KEY_REUSED'],
    requirements: ['INC-030'],
  }),
  takeBackPrepaidOrder: defineCall({
    service: saleOrder.service,
    method: 'takeBackPrepaidOrder',
    effect: 'write',
    summary:
      '财务撤销一笔登记有误、尚未抵扣的订单（suggest 为理由）；单号与凭证可重新登记，由来款转入的，来款重新等待处理',
    input: params({
      id: id('订单ID', { required: true }),
      version: integer('版本', { min: 1 }),
      suggest: text('撤销理由', { required: true, maxLength: 500 }),
    }),
    output: recordOutput(saleOrder),
    errors: ['NOT_FOUND', 'STATUS', 'CONFLICT'],
    requirements: ['INC-030'],
  }),
  importPrepaidOrders: defineCall({
    service: saleOrder.service,
    method: 'importPrepaidOrders',
    effect: 'create',
    encoding: 'json',
    summary:
      '财务导入已支付的订单：content 为 CSV 文本，首行为列名（项目编号、单号、费用类型、订单金额、支付日期、付款客户、备注）；全部成功或全部不导入，已登记过的单号跳过并列出',
    input: params({ content: text('文件内容', { required: true, maxLength: LONGEST_FILE }) }),
    output: imported,
    errors: ['STATUS', 'KEY_REUSED'],
    requirements: ['INC-030'],
  }),
} as const
