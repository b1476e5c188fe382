import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, computed, file, flag, id, integer, text } from '../../catalogue/field.ts'

/**
 * An application form of a case, as lists show it. It is computed from the case and not stored.
 * @source specification 2 §3.8 (APP-014)
 * @public
 */
export const formRecord = defineEntity({
  service: 'ApplyFormRecord',
  title: '申请表',
  metaTable: null,
  groups: {
    form: {
      label: '申请表',
      fields: {
        formId: id('表单ID', { hidden: true, serverOwned: true }),
        formName: text('表单名称', { readOnly: true, serverOwned: true }),
        Count: integer('份数', { min: 0, readOnly: true, serverOwned: true }),
        documentUrl: file('文档地址', { readOnly: true, serverOwned: true }),
        printStandard: code('HH12', '打印标准', { readOnly: true, serverOwned: true }),
        isValid: flag('是否需提供', { readOnly: true, serverOwned: true, hint: '为否时显示“当前文档无需提供”' }),
        childs: computed('子表单', { readOnly: true, serverOwned: true }),
      },
    },
  },
})

/** The values of an application form in a list, by field name; null where empty. @public */
export type FormRecord = RecordOf<typeof formRecord>
