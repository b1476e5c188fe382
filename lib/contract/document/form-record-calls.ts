import * as v from 'valibot'
import { flag, id, text } from '../../catalogue/field.ts'
import { formRecord } from '../../domain/form-record/form-record.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { nothing } from '../output.ts'

/** When a document last left with all numbers on it. @public */
const printed = v.looseObject({
  /** Epoch milliseconds. */
  at: v.number(),
  by: v.string(),
  byName: v.nullish(v.string(), ''),
  use: v.nullish(v.string(), 'print'),
  /** True when other values stand on it now. */
  stale: v.boolean(),
})
const document = {
  formId: v.string(),
  formName: v.nullish(v.string(), ''),
  /** What to send as `pathUrl`; empty for a document nobody can fetch. */
  documentUrl: v.nullish(v.string(), ''),
  printStandard: v.nullish(v.string(), null),
  /**
   * Ending of a file that is handed out as it is, such as `docx`; `documentUrl` is then where it lies. Null for a form
   * that is drawn.
   */
  fileFormat: v.nullish(v.string(), null),
  /** 1 where the case needs it. */
  isValid: v.nullish(v.number(), 1),
  /** Changes with anything that stands on the document. */
  stamp: v.nullish(v.string(), null),
  printed: v.nullish(printed, null),
}
const record = v.looseObject({
  ...document,
  /** Documents that are needed. */
  Count: v.nullish(v.number(), 0),
  childs: v.nullish(v.array(v.looseObject(document)), []),
  group: v.nullish(v.string(), ''),
  groupName: v.nullish(v.string(), ''),
  /** Which comparison form goes with it; null for none. */
  variant: v.nullish(v.string(), null),
  /** Whether it is fetched from the second address. */
  isFund: v.nullish(v.number(), 0),
})
/** A form of a case. @source APP-014 @public */
export type FormRecordRow = v.InferOutput<typeof record>

const box = v.looseObject({
  page: v.number(),
  x: v.number(),
  y: v.number(),
  width: v.number(),
  height: v.number(),
  entity: v.string(),
  field: v.string(),
  key: v.nullish(v.string(), null),
})
const form = v.looseObject({
  ...document,
  variant: v.nullish(v.string(), null),
  pages: v.array(v.looseObject({ width: v.number(), height: v.number() })),
  /** Where fields stand on the masked version: PDF points from the top left corner of the page; pages from 0. */
  boxes: v.array(box),
  /** What stands on it, by the record it belongs to; `key` is null while there is none. */
  records: v.array(
    v.looseObject({
      entity: v.string(),
      key: v.nullish(v.string(), null),
      title: v.string(),
      fields: v.array(v.looseObject({ field: v.string(), label: v.string() })),
    }),
  ),
})
/** What stands where on a document of a case. @public */
export type FormFields = v.InferOutput<typeof form>

/** @source CAL-070, APP-001, APP-015 */
export const formRecordCalls = {
  getFormRecordList: defineCall({
    service: formRecord.service,
    method: 'getFormRecordList',
    effect: 'read',
    summary:
      '项目的申请表：需要哪些、各几份、如何打印；按人分别填写的放在 childs；printed 为最近一次带完整号码的下载或打印，stale 表示之后内容有变',
    input: params({ prjId: id('项目ID', { required: true }) }),
    output: v.array(record),
    errors: ['NOT_FOUND'],
    requirements: ['APP-001', 'APP-014', 'APP-015'],
  }),
  getFormFields: defineCall({
    service: formRecord.service,
    method: 'getFormFields',
    effect: 'read',
    summary: '一份申请表上有哪些字段、在第几页的什么位置（PDF 点，自页面左上角起），以及它们属于哪条记录',
    input: params({
      prjId: id('项目ID', { required: true }),
      formId: text('表单ID', { required: true, maxLength: 100 }),
    }),
    output: form,
    errors: ['NOT_FOUND', 'STATUS'],
    requirements: ['APP-007', 'APP-008', 'APP-010'],
  }),
} as const

const asked = {
  prjId: id('项目ID', { required: true }),
  pathUrl: text('文档地址', { required: true, maxLength: 4000, missing: { key: 'noForms', text: '当前无可下载文档' } }),
  fileName: text('文件名', { maxLength: 200 }),
  blank: flag('空白表'),
  /** `preview` (masked), `download` or `print`. */
  use: text('用途', { maxLength: 16 }),
} as const

const contract = {
  prjId: id('项目ID', { required: true }),
  /** `preview` (masked), `download` or `print`. */
  use: text('用途', { maxLength: 16 }),
} as const

const sample = {
  formId: text('表单ID', { required: true, maxLength: 32 }),
} as const

/**
 * Asked for by addresses of their own, and answered by a PDF: they are no part of {@link Contract}.
 * @source APP-016, APP-017, wire
 */
export const formFileCalls = {
  word: defineCall({
    service: 'form',
    method: 'word',
    effect: 'write',
    summary: '银行等申请表的PDF',
    input: params(asked),
    output: nothing,
    errors: ['NOT_FOUND', 'STATUS'],
    requirements: ['APP-016'],
  }),
  fund: defineCall({
    service: 'form',
    method: 'fund',
    effect: 'write',
    summary: '公积金申请表的PDF',
    input: params(asked),
    output: nothing,
    errors: ['NOT_FOUND', 'STATUS'],
    requirements: ['APP-017'],
  }),
  contract: defineCall({
    service: 'form',
    method: 'contract',
    effect: 'write',
    summary: '项目的买卖合同全文（PDF）',
    input: params(contract),
    output: nothing,
    errors: ['NOT_FOUND', 'STATUS'],
    requirements: ['ROU-016', 'OPN-084'],
  }),
  sample: defineCall({
    service: 'form',
    method: 'sample',
    effect: 'read',
    summary: '申请表模板按现有版面的空白样张，供修改模板的人查看',
    input: params(sample),
    output: nothing,
    errors: ['NOT_FOUND', 'STATUS'],
    requirements: ['APP-010'],
  }),
  merged: defineCall({
    service: 'form',
    method: 'merged',
    effect: 'write',
    summary: '同一打印标准的多份申请表合为一个PDF，pathUrl 以逗号分隔',
    input: params(asked),
    output: nothing,
    errors: ['NOT_FOUND', 'STATUS'],
    requirements: ['APP-012'],
  }),
} as const
