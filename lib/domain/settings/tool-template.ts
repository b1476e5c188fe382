import { filled } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, id, integer, text, textarea } from '../../catalogue/field.ts'
import type { Rule } from '../../catalogue/rule.ts'
import { parseLoose } from '../../catalogue/wire.ts'
import { GOVERNED } from './governed-entities.ts'
import { plainCode } from '../plain-code.ts'
import { inUse, recordFields } from '../record-fields.ts'
import { toolDefault } from './tool-default.ts'

/**
 * A tool that calculates instalments, taxes or fees. A disabled tool provides no defaults.
 * @source FRM-030, ROU-010 (ToolsDefGrid)
 * @public
 */
export const toolDefinition = defineEntity({
  service: 'Hf3sToolDef',
  title: '工具',
  metaTable: null,
  groups: {
    tool: {
      label: '工具',
      fields: {
        keyValue: id('工具ID', { hidden: true, serverOwned: true }),
        toolId: text('工具标识', {
          required: true,
          maxLength: 32,
          indexed: true,
          column: true,
          rules: [plainCode],
          hint: '建立后不能修改',
        }),
        toolName: text('工具名称', { required: true, maxLength: 60, indexed: true, column: true }),
        toolGroup: code('TOOL_GROUP', '分组', { required: true, indexed: true, column: true }),
        toolTable: code('TABLE_TYPE', '主要字段表', { indexed: true, column: true }),
        toolPurpose: textarea('用途', { required: true, maxLength: 300, column: true }),
        toolNote: textarea('计算口径', { maxLength: 500 }),
        lineCount: integer('默认值数', { serverOwned: true, column: true }),
        fills: text('预填表单', {
          serverOwned: true,
          column: true,
          hint: '新增这些记录时，空着的字段以本工具的默认值开始',
        }),
        toolSortNo: integer('排序', { required: true, min: 0, max: 9_999, indexed: true, column: true }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  readOnly: { toolId: filled('keyValue') },
})
/** The values of a tool that calculates something, by field name; null where empty. @public */
export type ToolDefinition = RecordOf<typeof toolDefinition>

/** The field of a default value, checked by its kind. */
const readable: Rule = {
  name: 'readable-default',
  reads: ['hf3sFldName'],
  issue: (value, { hf3sFldName: name }) => {
    const field =
      typeof name === 'string' ? GOVERNED.map(({ fields }) => fields[name]).find((one) => one !== undefined) : undefined
    if (!field || typeof name !== 'string') return null
    if (field.serverOwned) return '不能设置：这个字段由系统计算'
    return parseLoose({ [name]: field }, { [name]: value }).ok ? null : `不是“${field.label}”能读取的值`
  },
}

/**
 * Entries of templates: the initial value of one field in one tool.
 * @source FRM-030, CAL-016, ROU-010 (ToolsCfgGrid)
 * @public
 */
export const toolTemplateDefault = defineEntity({
  service: toolDefault.service,
  title: '工具模板',
  metaTable: null,
  groups: {
    line: {
      label: '工具模板',
      fields: {
        keyValue: id('模板字段ID', { hidden: true, serverOwned: true }),
        hf3sToolDefId: code('TOOL_DEF', '工具', {
          required: true,
          indexed: true,
          column: true,
          picks: toolDefinition.service,
        }),
        hf3sToolName: text('模板名称', { required: true, maxLength: 60, indexed: true, column: true }),
        hf3sFldName: code('FIELD_NAME', '字段', { required: true, indexed: true, column: true }),
        hf3sDefVal: text('默认值', {
          required: true,
          maxLength: 200,
          column: true,
          rules: [readable],
          hint: '按字段的存储单位填写：利率填 0.031，日期填 2026-01-31，多选以逗号分隔',
        }),
        hf3sSortNo: integer('排序', { min: 0, max: 9_999, indexed: true, column: true }),
        hf3sEnabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})
/** An initial value of a template, by field name; null where empty. @public */
export type ToolTemplateDefault = RecordOf<typeof toolTemplateDefault>
