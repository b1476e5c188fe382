import { datetime, id, integer, text } from '../../catalogue/field.ts'
import type { Table } from '../store.ts'

/** The object key of documents that no record names yet; only their uploader sees them. */
export const LOOSE = 'loose'
export const ATTACHED = 'kept'

/**
 * Documents: the data of a file without its bytes. The key is the document id; project and city are those of the record
 * it belongs to.
 */
export const documentTable: Table = {
  name: 'hf1a_common_appendix',
  fields: {
    state: text('状态', { indexed: true, maxLength: 8 }),
    /** Since when it is loose or attached. */
    stateSince: datetime('状态时刻', { indexed: true }),
    /** Service of the record it belongs to, its key, and the class or field that holds it. */
    objType: text('对象类型', { indexed: true, maxLength: 64 }),
    objId: id('对象ID', { indexed: true }),
    fileCls: text('文件类别', { indexed: true, maxLength: 64 }),
    hash: text('内容散列', { indexed: true, maxLength: 64 }),
    name: text('文件名称', { maxLength: 200 }),
    size: integer('大小'),
    format: text('格式', { maxLength: 8 }),
  },
}
