import { NOTICE_KIND } from '../../domain/flow/notice.ts'
import { listOf } from '../session.ts'
import type { NewRow, Unit } from '../store.ts'
import { noticeConfigTable } from './notice-tables.ts'

/** How an installation notifies people of one kind of event. */
export interface NoticeRule {
  readonly enabled: boolean
  /** Codes of NOTICE_RECEIVER: who is notified in addition. */
  readonly alsoTell: readonly string[]
  readonly byPhone: boolean
}

/** The rule that is configured for a kind of notice. Without one, the people it concerns are notified. */
export async function noticeRuleOf(unit: Unit, kind: string): Promise<NoticeRule> {
  const row = await unit.get(noticeConfigTable, kind)
  return {
    enabled: row?.values['enabled'] !== 0,
    alsoTell: listOf(row?.values['alsoTell']),
    byPhone: row?.values['byPhone'] === 1,
  }
}

/** What people are notified of, when, and whom it concerns. */
const ROWS: readonly (readonly [kind: string, when: string, to: string])[] = [
  [NOTICE_KIND.due, '流程到计划日期或提醒日期，由系统定时检查', '流程跟进人，没有时为跟进经理'],
  [NOTICE_KIND.assigned, '流程的跟进人变更', '新的跟进人'],
  [NOTICE_KIND.caseAssigned, '项目的跟进经理变更', '新的跟进经理'],
  [NOTICE_KIND.caseStopped, '项目终止', '跟进经理'],
  [NOTICE_KIND.flowRule, '流程完结，触发规则要求通知', '规则中的岗位'],
  [NOTICE_KIND.invited, '被邀请参与项目', '被邀请人'],
  [NOTICE_KIND.paperReturned, '已提交的资料被退回', '提交人'],
  [NOTICE_KIND.incomeWaiting, '收入单提交审核', '本城市财务'],
  [NOTICE_KIND.incomeReturned, '收入单被退回修改', '提交人'],
  [NOTICE_KIND.incomeApproved, '收入单审核通过', '提交人'],
  [NOTICE_KIND.expenseWaiting, '支出单提交审核', '本城市财务'],
  [NOTICE_KIND.expenseReturned, '支出单被退回修改', '提交人'],
  [NOTICE_KIND.expenseApproved, '支出单审核通过', '提交人'],
  [NOTICE_KIND.paid, '客户通过收款码付款到账', '跟进经理'],
  [NOTICE_KIND.chat, '参与的会话有新消息', '项目跟进经理、业务员、客服'],
  [NOTICE_KIND.newPlace, '账号在没有用过的设备或网络登录', '本人'],
  [NOTICE_KIND.announcement, '通知公告发布', '所选岗位的全部人员'],
]

/** One row for every kind, switched on; the key is the kind. */
export const NOTICE_CONFIG_ROWS: readonly NewRow[] = ROWS.map(([noticeKind, noticeWhen, noticeTo]) => ({
  key: noticeKind,
  project: null,
  city: null,
  values: { noticeKind, noticeWhen, noticeTo, byPhone: 0, enabled: 1 },
}))
