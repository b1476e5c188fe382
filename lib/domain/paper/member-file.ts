import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { account, code, computed, date, datetime, file, id, integer, member, text } from '../../catalogue/field.ts'
import { notFuture } from '../../catalogue/rule.ts'
import { PAPER_FILE_STATE } from '../codes.ts'
import { recordFields } from '../record-fields.ts'

/**
 * A file handed in for a paper of a case. One document can be used by several of these records and counts for each.
 * `hf2yObjId` is the key of the member whose paper it is, or the name of a side that hands it in together.
 * @source PAP-006, PAP-012, UPL-002
 * @public
 */
export const memberFile = defineEntity({
  service: 'Hf2yPrjAppendix',
  title: '成员资料文件',
  metaTable: null,
  groups: {
    file: {
      label: '资料文件',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        /** Id of the document; never changed afterwards. */
        hf2yFileUrl: file('文件地址', { serverOwned: true, indexed: true }),
        hf2yFileName: text('文件名称', { required: true, maxLength: 200 }),
        hf2yFileType: code('CARD_PAPER', '资料类型', { readOnly: true, serverOwned: true, indexed: true }),
        hf2yMemberId: member('提供人', { indexed: true }),
        hf2yPrjId: id('项目ID', { hidden: true, serverOwned: true, indexed: true }),
        hf2yObjId: id('对象ID', { hidden: true, serverOwned: true, indexed: true }),
        hf2yFileCls: code('HX58', '文件类别', { hidden: true, serverOwned: true, indexed: true }),
        hf2yIssueDay: date('出具日期', { rules: [notFuture], hint: '有效期从这一天算起；默认为上传当天' }),
        hf2yExpiryDay: date('有效期至', { readOnly: true, serverOwned: true, indexed: true }),
        hf2yState: code('PAPER_FILE_STATE', '核对状态', {
          readOnly: true,
          serverOwned: true,
          default: PAPER_FILE_STATE.waiting,
          indexed: true,
        }),
        hf2yReason: text('退回原因', { readOnly: true, serverOwned: true, maxLength: 200 }),
        hf2yCheckUsr: account('核对人', { readOnly: true, serverOwned: true }),
        hf2yCheckAt: datetime('核对时间', { readOnly: true, serverOwned: true }),
        fileFormat: text('文件格式', { serverOwned: true, maxLength: 8 }),
        fileSize: integer('文件大小', { serverOwned: true, min: 0 }),
        LINK_NAME: computed('提供人姓名', { readOnly: true }),
      },
    },
    record: { label: '记录', fields: recordFields },
  },
})
/** The values of a file that was handed in for a paper, by field name; null where empty. @public */
export type MemberFile = RecordOf<typeof memberFile>
