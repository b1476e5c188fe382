import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { codes, flag, id, integer, text, textarea } from '../../catalogue/field.ts'
import { fieldsOf, governedBy } from './governed-entities.ts'
import { recordFields } from '../record-fields.ts'

/**
 * Tables of fields: the records with their names, and whether staff may configure their fields.
 * @source OPN-038, ROU-002 (/TempTabGrid)
 * @public
 */
export const fieldTable = defineEntity({
  service: 'Hf01TempTab',
  title: '字段表',
  metaTable: null,
  groups: {
    table: {
      label: '字段表',
      fields: {
        keyValue: id('字段表ID', { hidden: true, serverOwned: true }),
        hf01Code: text('表号', {
          sortedBy: 'hf01SortNo',
          serverOwned: true,
          maxLength: 16,
          indexed: true,
          column: true,
        }),
        hf01Title: text('名称', {
          required: true,
          maxLength: 30,
          indexed: true,
          column: true,
          hint: '选择字段表的地方都用这个名称',
        }),
        hf01Service: text('服务', { serverOwned: true, maxLength: 64, indexed: true, column: true }),
        hf01MemberTypes: codes('MEMBER_TYPE', '成员类别', { serverOwned: true, indexed: true, column: true }),
        hf01Governed: flag('字段可设置', {
          serverOwned: true,
          indexed: true,
          column: true,
          hint: '其余的表按规范固定，字段不能改名或设为必填',
        }),
        hf01Fields: integer('字段数', { readOnly: true, column: true }),
        hf01SortNo: integer('排序', { min: 0, max: 9_999, required: true, indexed: true }),
        hf01Memo: textarea('说明', { maxLength: 200, column: true }),
        enabled: flag('启用', { default: 1, indexed: true, serverOwned: true, hidden: true }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  derived: {
    hf01Fields: {
      reads: ['hf01Code'],
      compute: ({ hf01Code }) => {
        const entity = governedBy(hf01Code)
        return entity && fieldsOf(entity).length
      },
    },
  },
})
/** The values of a record whose fields staff may configure, by field name; null where empty. @public */
export type FieldTable = RecordOf<typeof fieldTable>
