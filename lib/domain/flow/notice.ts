import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { account, code, datetime, id, text } from '../../catalogue/field.ts'

/** Something a person is told: a job that is due, one that was given to them, a paper that was sent back. @source FLW-032, OPN-057 @public */
export const notice = defineEntity({
  service: 'Notice',
  title: '消息',
  metaTable: null,
  groups: {
    notice: { label: '消息', fields: {
      keyValue: id('消息ID', { hidden: true, serverOwned: true }),
      acctId: account('接收人', { serverOwned: true, indexed: true, column: true }),
      kind: code('NOTICE_KIND', '类别', { serverOwned: true, indexed: true, column: true }),
      title: text('标题', { serverOwned: true, maxLength: 100, indexed: true, column: true }),
      body: text('内容', { serverOwned: true, maxLength: 300, column: true }),
      prjId: id('项目ID', { hidden: true, serverOwned: true, indexed: true }),
      jobId: id('节点ID', { hidden: true, serverOwned: true, indexed: true }),
      sentAt: datetime('发送时间', { serverOwned: true, indexed: true, column: true }),
      readAt: datetime('已读时间', { serverOwned: true, indexed: true, column: true }),
    } },
  },
})
/** @public */
export type Notice = RecordOf<typeof notice>
/** Why somebody is told (NOTICE_KIND). */
export const NOTICE_KIND = { due: 'DUE', assigned: 'ASSIGNED', paperReturned: 'PAPER_RETURNED' } as const

/** Which part of a case a notice is about. @public */
export function partOfNotice({ kind }: { readonly kind: string | null }): 'papers' | 'flow' {
  return kind === NOTICE_KIND.paperReturned ? 'papers' : 'flow'
}
