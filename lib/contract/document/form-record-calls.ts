import * as v from 'valibot'
import { flag, id, text } from '../../catalogue/field.ts'
import { formRecord } from '../../domain/form-record/form-record.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { nothing } from '../output.ts'

/** The last time a document was handed out with all numbers readable. @public */
const printed = v.looseObject({
  /** Epoch milliseconds. */
  at: v.number(),
  by: v.string(),
  byName: v.nullish(v.string(), ''),
  use: v.nullish(v.string(), 'print'),
  /** True when values on the document have changed since. */
  stale: v.boolean(),
})
const document = {
  formId: v.string(),
  formName: v.nullish(v.string(), ''),
  /** Value for `pathUrl`; empty for a document the caller cannot fetch. */
  documentUrl: v.nullish(v.string(), ''),
  printStandard: v.nullish(v.string(), null),
  /**
   * File ending of a form that is handed out as a stored file, such as `docx`; `documentUrl` is then its address. Null
   * for a form that is drawn.
   */
  fileFormat: v.nullish(v.string(), null),
  /** 1 where the case needs it. */
  isValid: v.nullish(v.number(), 1),
  /** Changes whenever a value on the document changes. */
  stamp: v.nullish(v.string(), null),
  printed: v.nullish(printed, null),
}
const record = v.looseObject({
  ...document,
  /** Number of documents the case needs. */
  Count: v.nullish(v.number(), 0),
  childs: v.nullish(v.array(v.looseObject(document)), []),
  group: v.nullish(v.string(), ''),
  groupName: v.nullish(v.string(), ''),
  /** The comparison form that belongs to it; null for none. */
  variant: v.nullish(v.string(), null),
  /** 1 for a document that is fetched from the second address. */
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
  /** Positions of the fields on the masked version: PDF points from the top left corner of the page; pages from 0. */
  boxes: v.array(box),
  /** The values on the document, grouped by record; `key` is null while the record does not exist. */
  records: v.array(
    v.looseObject({
      entity: v.string(),
      key: v.nullish(v.string(), null),
      title: v.string(),
      fields: v.array(v.looseObject({ field: v.string(), label: v.string() })),
    }),
  ),
})
/** The fields on a document of a case, with their positions. @public */
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
 * Calls with addresses of their own that return a PDF, so they are not part of {@link Contract}.
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
