import { empty, filled } from '../../catalogue/condition.ts'
import { defineEntity, type Derived, type RecordOf } from '../../catalogue/entity.ts'
import { code, file, id, integer, text, textarea } from '../../catalogue/field.ts'
import type { Rule } from '../../catalogue/rule.ts'
import { PRINT_STANDARD } from '../codes.ts'
import { ROLE } from '../permission/role.ts'
import { inUse, recordFields } from '../record-fields.ts'

/** Roles that may change the forms of an installation: managers, because forms are issued in its name. @public */
export const FORM_TEMPLATE_WRITERS: readonly string[] = [ROLE.manager]

const plainId: Rule = {
  name: 'form-id',
  issue: (value) =>
    typeof value === 'string' && !/^[A-Za-z0-9-]+$/.test(value) ? '只能由字母、数字和连字符组成' : null,
}
const plainName: Rule = {
  name: 'variant',
  issue: (value) =>
    typeof value === 'string' && !/^[A-Za-z][A-Za-z0-9]*$/.test(value) ? '只能由字母和数字组成，以字母开头' : null,
}

/** Additional checks of a template. */
export interface TemplateChecks {
  readonly layout: readonly Rule[]
  readonly needed: readonly Rule[]
  readonly problem?: Derived<'layout' | 'needed' | 'eachPerson' | 'fileUrl'>
}

/**
 * Declares the entity of templates with these checks. The checks are separate, because they need every other entity.
 */
export function declareFormTemplate({ layout, needed, problem }: TemplateChecks) {
  return defineEntity({
    service: 'FormTemplate',
    title: '申请表模板',
    metaTable: null,
    groups: {
      form: {
        label: '申请表',
        fields: {
          keyValue: id('模板ID', { hidden: true, serverOwned: true }),
          formId: text('表单ID', {
            required: true,
            maxLength: 32,
            indexed: true,
            column: true,
            rules: [plainId],
            hint: '建立后不能修改',
          }),
          formName: text('表单名称', { required: true, maxLength: 36, indexed: true, column: true }),
          formGroup: code('FORM_GROUP', '申请表分类', { required: true, indexed: true, column: true }),
          issuer: text('出具机构', {
            required: true,
            maxLength: 24,
            indexed: true,
            column: true,
            hint: '印在每页的左上角',
          }),
          printStandard: code('HH12', '打印标准', {
            required: true,
            indexed: true,
            column: true,
            default: PRINT_STANDARD.singleSided,
          }),
          variant: text('对比表', {
            maxLength: 32,
            rules: [plainName],
            hint: '与它对应的对比申请字段；为空时显示“暂无关联字段”',
          }),
          sortOrder: integer('排序', { min: 0, max: 99_999, required: true, indexed: true, column: true }),
          enabled: inUse,
        },
      },
      use: {
        label: '何时需要',
        fields: {
          eachPerson: code('FORM_PEOPLE', '按人各一份', { indexed: true, column: true, hint: '为空表示每个项目一份' }),
          needed: textarea('适用条件', {
            maxLength: 20_000,
            rules: needed,
            hint: 'JSON条件，为空表示所有项目都需要。例：{ "field": "hf20LoanScheme", "is": ["HF9902"] }',
          }),
        },
      },
      layout: {
        label: '版面',
        fields: {
          rowHeight: integer('最小行高', { min: 14, max: 200, hint: 'PDF点（1/72英寸），为空时为22' }),
          revision: integer('版次', {
            default: 1,
            readOnly: true,
            serverOwned: true,
            column: true,
            hint: '版面、最小行高或按人各一份改变时加一，之前打印的即为过时',
          }),
          problem: text('检查结果', { readOnly: true, maxLength: 500, column: true }),
          fileUrl: file('机构文件', {
            hint: '机构自己的 doc、docx、xls、xlsx 或 pdf，原样提供；有文件时不需要版面内容',
          }),
          layout: textarea('版面内容', {
            maxLength: 200_000,
            rules: layout,
            hint: 'JSON，自上而下的块：title、section、row、table、each、text、signatures、area、space、page；一行宽24份',
          }),
          memo: textarea('说明', { maxLength: 500 }),
        },
      },
      record: { label: '记录信息', fields: recordFields },
    },
    required: { layout: empty('fileUrl') },
    readOnly: { formId: filled('keyValue') },
    derived: { ...(problem && { problem }) },
  })
}

/** An application form as an installation stores it. @source APP-010, APP-011 @public */
export const formTemplateEntity = declareFormTemplate({ layout: [], needed: [] })
/** The values of a stored template of an application form, by field name; null where empty. @public */
export type FormTemplateRecord = RecordOf<typeof formTemplateEntity>
