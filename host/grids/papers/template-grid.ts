import { checkedFormTemplate, defineGrid, FORM_TEMPLATE_WRITERS, type Grid } from 'fangkit/domain'
import { SWITCHED } from '../switched.ts'

/**
 * Application forms as they are laid out and when they are needed. Deleting one leaves what was printed of it in the
 * trail.
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
