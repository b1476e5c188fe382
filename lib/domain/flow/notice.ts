import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { account, code, codes, date, datetime, flag, id, text, textarea } from '../../catalogue/field.ts'
import { project } from '../project/project.ts'
import { type CaseRecordKind, recordAddress } from '../project/record-address.ts'

/**
 * A notice to a user: a job that is due, a job assigned to them, a paper that was sent back; or an announcement to
 * everyone.
 * @source FLW-032, OPN-057, ROU-005 (/NoticeGrid)
 * @public
 */
export const notice = defineEntity({
  service: 'Notice',
  title: '消息',
  metaTable: null,
  groups: {
    notice: {
      label: '消息',
      fields: {
        keyValue: id('消息ID', { hidden: true, serverOwned: true }),
        kind: code('NOTICE_KIND', '类别', { serverOwned: true, indexed: true, column: true, default: 'ANNOUNCEMENT' }),
        title: text('标题', { required: true, maxLength: 100, indexed: true, column: true }),
        body: textarea('内容', { maxLength: 300, column: true }),
        acctId: account('接收人', { serverOwned: true, indexed: true, column: true }),
        roles: codes('HX59', '接收岗位', { hint: '不选则发给本城市全部人员' }),
        pinned: flag('置顶', { default: 0, indexed: true }),
        until: date('有效期至', { indexed: true }),
        state: code('NOTICE_STATE', '状态', { serverOwned: true, indexed: true, default: 'DRAFT' }),
        prjId: id('项目编号', { serverOwned: true, indexed: true, picks: project.service }),
        jobId: id('节点ID', { hidden: true, serverOwned: true, indexed: true }),
        sourceId: id('来源记录ID', { hidden: true, serverOwned: true, indexed: true }),
        sentAt: datetime('发送时间', { serverOwned: true, indexed: true, column: true }),
        readAt: datetime('已读时间', { serverOwned: true, indexed: true, column: true }),
      },
    },
  },
})
/** @public */
export type Notice = RecordOf<typeof notice>
/** The reason for a notice (NOTICE_KIND). */
export const NOTICE_KIND = {
  due: 'DUE',
  assigned: 'ASSIGNED',
  paperReturned: 'PAPER_RETURNED',
  announcement: 'ANNOUNCEMENT',
  incomeWaiting: 'INCOME_WAITING',
  incomeReturned: 'INCOME_RETURNED',
  incomeApproved: 'INCOME_APPROVED',
  expenseWaiting: 'EXPENSE_WAITING',
  expenseReturned: 'EXPENSE_RETURNED',
  expenseApproved: 'EXPENSE_APPROVED',
  caseAssigned: 'CASE_ASSIGNED',
  caseStopped: 'CASE_STOPPED',
  paid: 'PAID',
  chat: 'CHAT',
  invited: 'INVITED',
  flowRule: 'FLOW_RULE',
  newPlace: 'NEW_PLACE',
} as const
/** Status of a notice (NOTICE_STATE): announcements are drafted, published and withdrawn; all others are sent. */
export const NOTICE_STATE = { draft: 'DRAFT', published: 'PUBLISHED', withdrawn: 'WITHDRAWN', sent: 'SENT' } as const

const PART: Readonly<Record<string, 'papers' | 'fees' | 'detail'>> = {
  [NOTICE_KIND.paperReturned]: 'papers',
  [NOTICE_KIND.incomeWaiting]: 'fees',
  [NOTICE_KIND.incomeReturned]: 'fees',
  [NOTICE_KIND.incomeApproved]: 'fees',
  [NOTICE_KIND.expenseWaiting]: 'fees',
  [NOTICE_KIND.expenseReturned]: 'fees',
  [NOTICE_KIND.expenseApproved]: 'fees',
  [NOTICE_KIND.paid]: 'fees',
  [NOTICE_KIND.caseAssigned]: 'detail',
  [NOTICE_KIND.caseStopped]: 'detail',
  [NOTICE_KIND.chat]: 'detail',
  [NOTICE_KIND.invited]: 'detail',
}

const RECORD: Readonly<Record<string, CaseRecordKind>> = {
  [NOTICE_KIND.paperReturned]: 'file',
  [NOTICE_KIND.incomeWaiting]: 'income',
  [NOTICE_KIND.incomeReturned]: 'income',
  [NOTICE_KIND.incomeApproved]: 'income',
  [NOTICE_KIND.expenseWaiting]: 'expense',
  [NOTICE_KIND.expenseReturned]: 'expense',
  [NOTICE_KIND.expenseApproved]: 'expense',
}

/** Address within its case of the record a notice is about; null where it is about none. @public */
export function recordOfNotice({ kind, jobId, sourceId }: Pick<Notice, 'kind' | 'jobId' | 'sourceId'>): string | null {
  const found = RECORD[kind ?? '']
  if (found !== undefined) return sourceId ? recordAddress(found, sourceId) : null
  return partOfNotice({ kind }) === 'flow' && jobId ? recordAddress('job', jobId) : null
}

/** Whether a notice is about the receiver's own account rather than a case. @public */
export function isAccountNotice({ kind }: { readonly kind: string | null }): boolean {
  return kind === NOTICE_KIND.newPlace
}

/** Which part of a case a notice is about. @public */
export function partOfNotice({ kind }: { readonly kind: string | null }): 'papers' | 'flow' | 'fees' | 'detail' {
  return PART[kind ?? ''] ?? 'flow'
}
