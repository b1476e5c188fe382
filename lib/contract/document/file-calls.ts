import * as v from 'valibot'
import { id, integer, text } from '../../catalogue/field.ts'
import { appendix } from '../../domain/file/appendix.ts'
import { defineCall } from '../call.ts'
import { LARGEST_PAGE, params } from '../input.ts'
import { nothing, rowsOutput } from '../output.ts'

/** A document that was just uploaded. @source CAL-039, CAL-041, CAL-042 @public */
const uploaded = v.looseObject({
  documentId: v.string(),
  /** Address, relative to the base address, that works without a header for a few minutes. */
  url: v.string(),
  hf1aFileUrl: v.nullish(v.string(), null),
  name: v.nullish(v.string(), ''),
  size: v.nullish(v.number(), 0),
  format: v.nullish(v.string(), ''),
})
/** A document that was just uploaded; its address works for a few minutes. @public */
export type UploadedDocument = v.InferOutput<typeof uploaded>
/** The answer of an upload: one document for each file that was sent. */
export const uploadedOutput = v.array(uploaded)

export const documentSchema = v.looseObject({
  documentId: v.string(),
  url: v.string(),
  name: v.nullish(v.string(), ''),
  size: v.nullish(v.number(), 0),
  format: v.nullish(v.string(), ''),
  /** Who uploaded it, and when in epoch milliseconds. */
  by: v.nullish(v.string(), ''),
  at: v.nullish(v.number(), 0),
  /** No record uses it yet; its uploader may delete it. */
  loose: v.nullish(v.boolean()),
})
/** A stored document as lists show it. @public */
export type StoredDocument = v.InferOutput<typeof documentSchema>

const objType = text('对象类型', { maxLength: 64 })
const media = text('用途', { maxLength: 16 })

/**
 * Calls of files. Both uploads are multipart at `/file/{method}`; sent to any other address they carry no bytes and are
 * refused.
 * @source OPN-022
 */
export const fileCalls = {
  uploadDocument: defineCall({
    service: 'file',
    method: 'uploadDocument',
    effect: 'create',
    encoding: 'multipart',
    summary: '上传附件到一条记录：POST /file/uploadDocument，multipart 字段 objId、objType、fileCls 与 files',
    input: params({
      objId: id('对象ID', { required: true }),
      objType,
      fileCls: text('文件类别', { maxLength: 64 }),
      media,
    }),
    output: uploadedOutput,
    errors: ['NOT_FOUND', 'STATUS', 'TOO_LARGE', 'KEY_REUSED'],
    requirements: ['CAL-039', 'UPL-001', 'UPL-004'],
  }),
  upload: defineCall({
    service: 'file',
    method: 'upload',
    effect: 'create',
    encoding: 'multipart',
    summary:
      '上传文件，保存记录时归入该记录：POST /file/upload?objType&media，multipart 字段 files；不带 media 时为富文本图片，字段 file',
    input: params({ objType, media }),
    output: uploadedOutput,
    errors: ['STATUS', 'TOO_LARGE', 'KEY_REUSED'],
    requirements: ['CAL-041', 'CAL-042', 'UPL-028'],
  }),
  removeDocument: defineCall({
    service: 'file',
    method: 'removeDocument',
    effect: 'write',
    summary: '删除附件，或本人尚未归入记录的文件；记录字段里的文件随记录保存移除',
    input: params({ id: id('文档ID', { required: true }) }),
    output: nothing,
    errors: ['NOT_FOUND', 'STATUS', 'CONFLICT'],
    requirements: ['CAL-040', 'UPL-021'],
  }),
  getDocuments: defineCall({
    service: 'file',
    method: 'getDocuments',
    effect: 'read',
    summary: '按文档ID（逗号分隔）取名称、大小与短期有效的地址；无权查看的不在答复中',
    input: params({ ids: text('文档ID', { required: true, maxLength: 12_000 }) }),
    output: v.array(documentSchema),
    requirements: ['UPL-001', 'ERR-036'],
  }),
} as const

export const appendixCalls = {
  getPageList: defineCall({
    service: appendix.service,
    method: 'getPageList',
    effect: 'read',
    summary: '一条记录的附件，可只取某一类，新的在后',
    input: params({
      hf1aObjCode: text('对象代码', { maxLength: 64 }),
      hf1aObjId: id('对象ID', { required: true }),
      hf1aFileCls: text('文件类别', { maxLength: 64 }),
      page: integer('页码', { min: 1 }),
      pageSize: integer('每页条数', { min: 1, max: LARGEST_PAGE }),
    }),
    output: rowsOutput(appendix),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-038', 'UPL-001', 'UPL-003'],
  }),
} as const
