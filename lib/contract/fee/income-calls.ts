import * as v from 'valibot'
import { id, integer, text } from '../../catalogue/field.ts'
import { income } from '../../domain/fee/income.ts'
import { saleOrder } from '../../domain/fee/sale-order.ts'
import { defineCall } from '../call.ts'
import { params, recordDraft, recordInput } from '../input.ts'
import { draftOutput, recordOutput, rowsOutput } from '../output.ts'

const prjId = id('项目ID', { required: true })
const key = id('记录ID', { required: true })
const version = integer('版本', { min: 1 })
const reason = text('退回理由', {
  required: true,
  maxLength: 500,
  missing: { key: 'returnReason', text: '请输入退回理由' },
})

/**
 * Result of the check before an income is submitted. Empty when all is well; `error info` when it must not be
 * submitted.
 * @source INC-038 to INC-040, CAL-071
 * @public
 */
const incomeCheck = v.looseObject({
  checkMsg: v.nullish(v.string(), ''),
  checkPriceUrl: v.nullish(v.string(), null),
  /** Contradictions that were found, one sentence each. */
  hints: v.nullish(v.array(v.string()), []),
})
/** @public */
export type IncomeCheck = v.InferOutput<typeof incomeCheck>

/**
 * Data read from a voucher; null for anything that could not be read. A person must confirm it.
 * @source INC-043, CAL-077
 * @public
 */
const receipt = v.looseObject({
  /** Yuan. */
  receiptMoney: v.nullish(v.number(), null),
  receiptId: v.nullish(v.string(), null),
  /** Every number on the voucher that identifies it, `receiptId` first. */
  receiptIds: v.optional(v.array(v.string())),
  /** Epoch milliseconds of midnight in Asia/Shanghai. */
  receiptTime: v.nullish(v.number(), null),
  checkMsg: v.nullish(v.string(), ''),
  checkPriceUrl: v.nullish(v.string(), null),
})
/** @public */
export type Receipt = v.InferOutput<typeof receipt>

/** Orders of one class that an income can deduct. @source INC-044, CAL-076 @public */
const deductionGroup = v.looseObject({ orderClass: v.string(), saleOrderMList: rowsOutput(saleOrder) })
/** @public */
export type DeductionGroup = v.InferOutput<typeof deductionGroup>

/** Income of a case. @source CAL-068 to CAL-072 */
export const incomeCalls = {
  getProjectIncomeInfo: defineCall({
    service: income.service,
    method: 'getProjectIncomeInfo',
    effect: 'read',
    summary: '某项目的收入清单，新的在前',
    input: params({ prjId }),
    output: rowsOutput(income),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-068', 'INC-001', 'INC-010'],
  }),
  initProjectIncome: defineCall({
    service: income.service,
    method: 'initProjectIncome',
    effect: 'read',
    summary: '新的收入单（尚未提交）：默认值与提交人',
    input: params({ prjId }),
    output: draftOutput(income),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-069'],
  }),
  getIncomeOrderDetail: defineCall({
    service: income.service,
    method: 'getIncomeOrderDetail',
    effect: 'read',
    summary: '一笔收入，供查看与修改',
    input: params({ id: key }),
    output: recordOutput(income),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-070', 'OPN-102'],
  }),
  submitIncomeInfoCheck: defineCall({
    service: income.service,
    method: 'submitIncomeInfoCheck',
    effect: 'read',
    summary: '提交前检查：凭证识别与填写是否一致、回单是否已登记；checkMsg 为空表示无误，为 error info 时不能提交',
    input: recordDraft(income),
    output: incomeCheck,
    errors: ['NOT_FOUND', 'STATUS'],
    requirements: ['CAL-071', 'INC-038', 'INC-039', 'INC-040'],
  }),
  submitIncomeInfo: defineCall({
    service: income.service,
    method: 'submitIncomeInfo',
    effect: 'create',
    summary: '提交收入单，或重新提交被退回的收入单；data 为文本时表示未能提交的原因',
    input: recordInput(income),
    output: v.union([v.string(), recordOutput(income)]),
    errors: ['NOT_FOUND', 'STATUS', 'CONFLICT', 'KEY_REUSED'],
    requirements: ['CAL-072', 'INC-041'],
  }),
} as const

/** Orders that incomes belong to. @source CAL-073 to CAL-076 */
export const saleOrderCalls = {
  getOne: defineCall({
    service: saleOrder.service,
    method: 'getOne',
    effect: 'read',
    summary: '一笔订单',
    input: params({ id: key }),
    output: recordOutput(saleOrder),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-073', 'INC-012'],
  }),
  payExamine: defineCall({
    service: saleOrder.service,
    method: 'payExamine',
    effect: 'create',
    summary: '财务审核通过一笔线下收款',
    input: params({ id: key, version, suggest: text('审核意见', { maxLength: 500 }) }),
    output: recordOutput(saleOrder),
    errors: ['NOT_FOUND', 'STATUS', 'CONFLICT', 'KEY_REUSED'],
    requirements: ['CAL-074', 'INC-019'],
  }),
  doReturn: defineCall({
    service: saleOrder.service,
    method: 'doReturn',
    effect: 'create',
    summary: '退回一笔收款并说明理由：财务退回待审核的；提交人、项目的跟进经理或经理撤回待支付的收入与抵扣',
    input: params({ id: key, version, suggest: reason }),
    output: recordOutput(saleOrder),
    errors: ['NOT_FOUND', 'STATUS', 'CONFLICT', 'KEY_REUSED'],
    requirements: ['CAL-075', 'INC-042'],
  }),
  getDeceletionList: defineCall({
    service: saleOrder.service,
    method: 'getDeceletionList',
    effect: 'read',
    summary: '可抵扣的订单，按订单类别分组；不带 prjId 时为本人可见的全部项目；keywords 匹配订单编号、客户与备注',
    input: params({ keywords: text('关键字', { maxLength: 64 }), prjId: id('项目ID') }),
    output: v.array(deductionGroup),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-076', 'INC-030', 'INC-044'],
  }),
} as const

export const receiptCalls = {
  ocrOrderMsg: defineCall({
    service: 'ocrOrder',
    method: 'ocrOrderMsg',
    effect: 'read',
    summary: '识别收款凭证（urlPath 为本系统文件的 ID 或地址），预填金额、单号与日期',
    input: params({ urlPath: text('凭证', { required: true, maxLength: 500 }) }),
    output: receipt,
    errors: ['NOT_FOUND'],
    requirements: ['CAL-077', 'INC-043'],
  }),
} as const
