import * as v from 'valibot'
import { code, integer, text } from '../../catalogue/field.ts'
import { fieldMeta } from '../../domain/settings/field-meta.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'

/** How many open cases use a field, and what reads it. */
const fieldUse = v.looseObject({
  /** Open cases that were counted. */
  cases: v.number(),
  /** True where there are more open cases than one answer counts. */
  more: v.boolean(),
  /** Open cases in which the field is filled in. */
  used: v.number(),
  /** Open cases that would be asked for the field if it were required. */
  asked: v.number(),
  /** The first of those, by key. */
  askedCases: v.array(v.looseObject({ id: v.string(), prjNo: v.string(), address: v.string() })),
  /** Names of the application forms that print the field. */
  forms: v.array(v.string()),
  /** Names of the flows whose condition reads the field. */
  flows: v.array(v.string()),
  /** Names of the papers whose condition reads the field. */
  papers: v.array(v.string()),
})
/** How many open cases use a field, and what reads it. @public */
export type FieldUse = v.InferOutput<typeof fieldUse>

/** What administrators ask about a field before they change its setting. @public */
export const fieldUseCalls = {
  getFieldUse: defineCall({
    service: fieldMeta.service,
    method: 'getFieldUse',
    effect: 'read',
    summary: '字段在办的项目里填了多少、设为必填会问到哪些项目，以及用到它的申请表、流程与资料；只数能查看的项目',
    input: params({
      tableId: integer('字段表', { required: true, min: 1 }),
      fldName: text('字段', { required: true, maxLength: 64 }),
      memberType: code('MEMBER_TYPE', '成员类别'),
      prjType: code('HF01', '项目类型'),
    }),
    output: fieldUse,
    requirements: ['ROU-002', 'ROU-011'],
  }),
} as const
