import { filled } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { account, code, date, id, integer, text, textarea } from '../../catalogue/field.ts'
import { inUse, recordFields } from '../record-fields.ts'

/** A department of the company. @source ROU-007 (/DeptBaseInforGrid) @public */
export const department = defineEntity({
  service: 'DeptBaseInfor',
  title: '部门',
  metaTable: null,
  groups: {
    dept: {
      label: '部门',
      fields: {
        keyValue: id('部门ID', { hidden: true, serverOwned: true }),
        deptCode: text('部门编码', {
          required: true,
          maxLength: 20,
          indexed: true,
          column: true,
          hint: '建立后不能修改',
        }),
        deptName: text('部门名称', { required: true, maxLength: 40, indexed: true, column: true }),
        deptFather: code('DEPT', '上级部门', { indexed: true, column: true }),
        deptKind: code('DEPT_KIND', '部门类别', { required: true, indexed: true, column: true }),
        deptCity: code('CITY_STATION', '所在城市', { required: true, indexed: true, column: true }),
        deptHead: account('负责人', { indexed: true, column: true }),
        deptPosts: integer('编制人数', { min: 0, max: 9_999, indexed: true, column: true }),
        deptFrom: date('成立日期', { indexed: true }),
        deptAddress: text('办公地址', { maxLength: 100 }),
        deptMemo: textarea('职责', { maxLength: 300 }),
        sortNo: integer('排序', { min: 0, max: 9_999, default: 100, indexed: true }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  readOnly: { deptCode: filled('keyValue') },
})
/** The values of a unit of the company, by field name; null where empty. @public */
export type Department = RecordOf<typeof department>
