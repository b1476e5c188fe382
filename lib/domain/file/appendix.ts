import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, file, id, integer, text } from '../../catalogue/field.ts'
import { recordFields } from '../record-fields.ts'

/** A file stored for a record: which record, the class, and the document. @source UPL-001, CAL-038 @public */
export const appendix = defineEntity({
  service: 'Hf1aCommonAppendix',
  title: '附件',
  metaTable: null,
  groups: {
    file: {
      label: '附件',
      fields: {
        hf1a: id('附件ID', { hidden: true, serverOwned: true }),
        documentId: id('文档ID', { hidden: true, serverOwned: true }),
        hf1aFileUrl: file('文件地址', { serverOwned: true, maxLength: 500 }),
        hf1aFileName: text('文件名称', { maxLength: 200, indexed: true }),
        hf1aObjCode: text('对象代码', { hidden: true, maxLength: 64, indexed: true }),
        hf1aObjId: id('对象ID', { hidden: true, serverOwned: true, indexed: true }),
        hf1aFileCls: code('HX58', '文件类别', { hidden: true, freeText: true, indexed: true }),
        fileFormat: text('文件格式', { serverOwned: true, maxLength: 8 }),
        fileSize: integer('文件大小', { serverOwned: true, min: 0 }),
      },
    },
    record: { label: '记录', fields: recordFields },
  },
})
/**
 * The values of a link between a document and the record it was stored for, by field name; null where empty.
 * @public
 */
export type Appendix = RecordOf<typeof appendix>
