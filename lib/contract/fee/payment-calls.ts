import * as v from 'valibot'
import { id, text } from '../../catalogue/field.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'

/**
 * A payment code for one or more unpaid orders of one case. Amounts in yuan, instants in epoch milliseconds.
 * @source CAL-085, R17
 * @public
 */
const payCode = v.looseObject({
  codeId: v.nullish(v.string(), null),
  /** Content of the QR code: the address of the pay page. */
  qrcodeUrl: v.string(),
  /** live, paid, expired, or void after one of its orders was paid, returned or put into another code. */
  state: v.nullish(v.picklist(['live', 'paid', 'expired', 'void']), 'live'),
  amount: v.nullish(v.number(), null),
  expiresAt: v.nullish(v.number(), null),
  paidAt: v.nullish(v.number(), null),
  prjName: v.nullish(v.string(), ''),
  orders: v.nullish(
    v.array(
      v.looseObject({ id: v.string(), billNo: v.string(), amount: v.number(), chargeName: v.nullish(v.string(), '') }),
    ),
    [],
  ),
})
/** @public */
export type PayCode = v.InferOutput<typeof payCode>

/** @source CAL-085, FEE-025, FEE-029 */
export const payCodeCalls = {
  createCombineNativeQrCode: defineCall({
    service: 'shareOut',
    method: 'createCombineNativeQrCode',
    effect: 'create',
    summary: '为待支付的线上订单（逗号分隔）生成一个合并收款码；与旧码有共同订单时旧码失效。data 为文本时是提示',
    input: params({
      combineOrderIds: text('订单', {
        required: true,
        maxLength: 4000,
        missing: { key: 'noUnpaidOrder', text: '请先选择未支付订单' },
      }),
      prjId: id('项目ID', { required: true }),
    }),
    output: v.union([v.string(), payCode]),
    errors: ['NOT_FOUND', 'STATUS', 'KEY_REUSED'],
    requirements: ['CAL-085', 'FEE-025', 'INC-005'],
  }),
  getQrCode: defineCall({
    service: 'shareOut',
    method: 'getQrCode',
    effect: 'read',
    summary: '一个收款码现在的状态',
    input: params({ codeId: id('收款码', { required: true }) }),
    output: payCode,
    errors: ['NOT_FOUND'],
    requirements: ['FEE-029'],
  }),
} as const

/** What a payment service reports after a payment. @source R17 */
const receipt = v.looseObject({ accepted: v.boolean() })

/** Called by the payment service, not by users: authorised by the signature. */
export const paymentCalls = {
  notify: defineCall({
    service: 'payment',
    method: 'notify',
    effect: 'write',
    summary: '支付服务的回调：body 为原文，signature 为其签名；重复、过期与伪造的回调不改变任何账目',
    input: params({
      body: text('回调原文', { required: true, maxLength: 4000 }),
      signature: text('签名', { required: true, maxLength: 500 }),
    }),
    output: receipt,
    errors: ['NOT_FOUND'],
    requirements: ['FEE-029'],
  }),
} as const
