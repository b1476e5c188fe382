import * as v from 'valibot'
import { id, integer, text } from '../../catalogue/field.ts'
import { saleContract } from '../../domain/contract-text/sale-contract.ts'
import { defineCall } from '../call.ts'
import { params, recordInput } from '../input.ts'
import { draftOutput, recordOutput } from '../output.ts'

const fact = v.looseObject({ label: v.string(), field: v.string(), section: v.string() })
const run = v.looseObject({ text: v.string(), fact: v.optional(fact) })
const block = v.union([
  v.looseObject({ kind: v.picklist(['plain', 'clause', 'small', 'heading']), runs: v.array(run) }),
  v.looseObject({ kind: v.picklist(['facts']), facts: v.array(v.looseObject({ label: v.string(), run })) }),
  v.looseObject({ kind: v.picklist(['signatures']), labels: v.array(v.string()) }),
])
const part = v.looseObject({
  name: v.string(),
  title: v.string(),
  blocks: v.array(block),
  facts: v.number(),
  missing: v.array(fact),
})
const document = v.looseObject({
  prjId: v.string(),
  prjNo: v.string(),
  /** Address of the house, else the number of the case. */
  caseName: v.string(),
  record: draftOutput(saleContract),
  parts: v.array(part),
  /** Contradictions between contract and case, in words. */
  warnings: v.array(v.string()),
  mayEdit: v.boolean(),
  mayFinish: v.boolean(),
  /** True when a download shows all numbers in full. */
  inFull: v.boolean(),
  /** True when the case has changed since the contract was finished. */
  changedSinceFinal: v.boolean(),
})
/** A contract of sale with the text that applies to its case. @public */
export type SaleContractDocument = v.InferOutput<typeof document>
/** An article of the contract, with the data of the case it lacks. @public */
export type SaleContractPart = v.InferOutput<typeof part>
/** A paragraph, a table of data or a row of signatures within an article. @public */
export type SaleContractBlock = v.InferOutput<typeof block>
/** A stretch of text; `fact` names the field of the case it was filled from. @public */
export type SaleContractRun = v.InferOutput<typeof run>

const prjId = id('项目ID', { required: true })
const version = integer('版本', { min: 0 })
const { service } = saleContract

/** @source ROU-015, ROU-016, OPN-084 */
export const saleContractCalls = {
  getDocument: defineCall({
    service,
    method: 'getDocument',
    effect: 'read',
    summary: '项目的买卖合同：按项目资料写成的全文、缺少的内容、合同约定与可做的操作；敏感号码打码',
    input: params({ prjId }),
    output: document,
    errors: ['NOT_FOUND', 'STATUS'],
    requirements: ['ROU-015', 'OPN-084'],
  }),
  doSave: defineCall({
    service,
    method: 'doSave',
    effect: 'create',
    encoding: 'json',
    summary: '保存合同约定；一个项目一份',
    input: recordInput(saleContract),
    output: recordOutput(saleContract),
    errors: ['NOT_FOUND', 'CONFLICT', 'STATUS', 'KEY_REUSED'],
    requirements: ['ROU-015', 'OPN-084'],
  }),
  doFinish: defineCall({
    service,
    method: 'doFinish',
    effect: 'write',
    summary: '定稿：内容齐全的合同不再修改',
    input: params({ prjId, version }),
    output: recordOutput(saleContract),
    errors: ['NOT_FOUND', 'CONFLICT', 'STATUS'],
    requirements: ['OPN-084'],
  }),
  doReturn: defineCall({
    service,
    method: 'doReturn',
    effect: 'write',
    summary: '把已定稿的合同退回修改，须说明原因',
    input: params({ prjId, version, reason: text('退回修改的原因', { required: true, maxLength: 500 }) }),
    output: recordOutput(saleContract),
    errors: ['NOT_FOUND', 'CONFLICT', 'STATUS'],
    requirements: ['OPN-084'],
  }),
} as const
