import { checkedFormTemplate, defineGrid, FORM_TEMPLATE_WRITERS, type Grid } from 'fangkit/domain'
import { SWITCHED } from '../switched.ts'

/**
 * Templates of application forms: layout, and when a case needs them. Deleting one does not remove printed forms from
 * the audit log.
 * @source ROU-009 (/TemplateGrid), APP-010
 */
export const templateGrid: Grid = defineGrid({
  name: 'TemplateGrid',
  title: '申请表模板',
  entity: checkedFormTemplate,
  columns: [
    'formId',
    'formName',
    'formGroup',
    'issuer',
    'printStandard',
    'eachPerson',
    'revision',
    'problem',
    'enabled',
    'updTime',
    'sortOrder',
  ],
  search: ['formId', 'formName', 'formGroup', 'issuer', 'printStandard', 'enabled'],
  sort: { field: 'sortOrder', order: 'asc' },
  scope: 'all',
  reason: 'Forms and papers are asked for alike in every city.',
  open: 'formId',
  ...SWITCHED,
  rowsOf: { table: 'form_template' },
  form: { page: true, columns: 2 },
  pinned: ['formId'],
  roles: { write: FORM_TEMPLATE_WRITERS },
})
