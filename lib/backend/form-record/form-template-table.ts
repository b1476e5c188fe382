import { formTemplateEntity } from '../../domain/form-record/form-template-entity.ts'
import { recordTable } from '../make-table.ts'
import type { Table } from '../store.ts'

/** Templates of the application forms. */
export const formTemplateTable: Table = recordTable('form_template', formTemplateEntity, {
  unique: [['formId']],
  counter: { field: 'revision', of: ['layout', 'rowHeight', 'eachPerson'] },
  small: true,
})
