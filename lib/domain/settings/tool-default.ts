import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { id, integer, text } from '../../catalogue/field.ts'
import { inUse, recordFields } from '../record-fields.ts'

/**
 * Initial value of one field in a tool, such as the years of a loan in the calculation of its instalments.
 * @source FRM-030, CAL-016
 * @public
 */
export const toolDefault = defineEntity({
  service: 'Hf3sToolTempFldCfg',
  title: '工具模板',
  metaTable: null,
  groups: {
    tool: {
      label: '工具模板',
      fields: {
        keyValue: id('模板字段ID', { hidden: true, serverOwned: true }),
        hf3sToolDefId: text('工具标识', { required: true, maxLength: 32, indexed: true, column: true }),
        hf3sToolName: text('工具名称', { required: true, maxLength: 60, indexed: true, column: true }),
        hf3sFldName: text('字段名', { required: true, maxLength: 64, indexed: true, column: true }),
        hf3sDefVal: text('默认值', {
          required: true,
          maxLength: 200,
          column: true,
          hint: '按字段的存储单位填写：利率填 0.031，日期填 2026-01-31，多选以逗号分隔',
        }),
        hf3sSortNo: integer('排序', { min: 0, max: 9_999, indexed: true }),
        hf3sEnabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})
/** An initial value in a tool, by field name; null where empty. @public */
export type ToolDefault = RecordOf<typeof toolDefault>
