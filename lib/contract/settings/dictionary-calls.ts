import * as v from 'valibot'
import { id, integer, text } from '../../catalogue/field.ts'
import { fieldMeta } from '../../domain/settings/field-meta.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { rowsOutput } from '../output.ts'

/** One value of a dictionary. @source specification 1 §3 (FRM-036) @public */
export const dictEntrySchema = v.looseObject({
  key: v.string(),
  value: v.string(),
  sortOrder: v.nullish(v.number(), 0),
  otherValues: v.nullish(v.record(v.string(), v.nullish(v.string())), {}),
})
/** A value of a dictionary: its code (`key`), its text (`value`), its place and further values by name. @public */
export type DictEntry = v.InferOutput<typeof dictEntrySchema>

export const dictionaryCalls = {
  getDictVals: defineCall({
    service: 'pubSvc',
    method: 'getDictVals',
    effect: 'read',
    summary: '字典值；Code 可为逗号分隔的多个代码，此时答复按代码分组；行政区划按上级代码（LimitVal）取下级',
    input: params({
      Code: text('字典代码', { required: true, maxLength: 4_000 }),
      LimitFld: text('限定字段', { maxLength: 64 }),
      LimitVal: text('限定值', { maxLength: 200 }),
    }),
    output: v.union([v.array(dictEntrySchema), v.record(v.string(), v.array(dictEntrySchema))]),
    requirements: ['CAL-021', 'OPN-115'],
  }),
} as const

const tableParams = { prjId: id('项目ID'), tableId: integer('字段表', { min: 1 }) } as const

export const fieldMetaCalls = {
  loadrieldMeta: defineCall({
    service: 'Hf02TempFld',
    method: 'loadrieldMeta',
    effect: 'read',
    summary: '某项目某字段表的字段元数据',
    input: params({ ...tableParams, memberType: text('成员类别', { maxLength: 8 }) }),
    output: rowsOutput(fieldMeta),
    requirements: ['CAL-014', 'FRM-007'],
  }),
  initFldsVal: defineCall({
    service: 'Hf02TempFld',
    method: 'initFldsVal',
    effect: 'read',
    summary: '某项目某字段表中空字段的默认值，按字段名：声明的、工具模板的、项目已知的',
    input: params(tableParams),
    output: v.record(v.string(), v.unknown()),
    requirements: ['CAL-015', 'FRM-029'],
  }),
} as const
