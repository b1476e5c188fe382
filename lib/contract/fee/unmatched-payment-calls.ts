import { code, id, integer, text } from '../../catalogue/field.ts'
import { unmatchedPayment } from '../../domain/fee/unmatched-payment.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { recordOutput, rowsOutput } from '../output.ts'

const { service } = unmatchedPayment
const asked = {
  id: id('记录ID', { required: true }),
  version: integer('版本', { min: 1 }),
  reason: text('处理说明', { required: true, maxLength: 500 }),
} as const

/** Payments that could not be booked, and the two ways to settle them. @source ruling 23 */
export const unmatchedPaymentCalls = {
  getOpenPayments: defineCall({
    service,
    method: 'getOpenPayments',
    effect: 'read',
    summary: '当前城市中等待财务处理的来款，最早的在前',
    input: params({}),
    output: rowsOutput(unmatchedPayment),
    requirements: ['FEE-029'],
  }),
  doGiveBack: defineCall({
    service,
    method: 'doGiveBack',
    effect: 'create',
    summary: '财务登记来款已退还（refundNo 为退款单号）',
    input: params({ ...asked, refundNo: text('退款单号', { required: true, maxLength: 64 }) }),
    output: recordOutput(unmatchedPayment),
    errors: ['NOT_FOUND', 'STATUS', 'CONFLICT', 'KEY_REUSED'],
    requirements: ['FEE-029'],
  }),
  doBookElsewhere: defineCall({
    service,
    method: 'doBookElsewhere',
    effect: 'create',
    summary: '财务把来款转入一个项目，成为可抵扣的已支付订单（单号为交易流水号，只能登记一次）',
    input: params({
      ...asked,
      prjId: id('项目', { required: true }),
      chargeType: code('project_charge_cls', '费用类型', { required: true }),
    }),
    output: recordOutput(unmatchedPayment),
    errors: ['NOT_FOUND', 'STATUS', 'CONFLICT', 'KEY_REUSED'],
    requirements: ['FEE-029', 'INC-030'],
  }),
} as const
