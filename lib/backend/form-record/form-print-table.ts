import { account, datetime, id, text } from '../../catalogue/field.ts'
import { formRecord } from '../../domain/form-record/form-record.ts'
import type { Table } from '../store.ts'

/** The last time a document of a case left with all numbers, who took it, and a stamp of its content. */
export const formPrintTable: Table = {
  name: 'form_print',
  topic: formRecord.service,
  fields: {
    prjId: id('项目ID', { indexed: true }),
    formId: text('表单ID', { indexed: true, maxLength: 100 }),
    stamp: text('内容戳', { maxLength: 100 }),
    use: text('用途', { maxLength: 16 }),
    printedAt: datetime('时间', { indexed: true }),
    printedBy: account('操作人', { indexed: true }),
  },
  unique: [['prjId', 'formId']],
}
