import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { account, code, date, datetime, flag, id, text } from '../../catalogue/field.ts'
import { project } from '../project/project.ts'

const fields = {
  keyValue: id('记录ID', { hidden: true, serverOwned: true }),
  remindTitle: text('提醒内容', { serverOwned: true, maxLength: 100, indexed: true, column: true }),
  acctId: account('提醒谁', { serverOwned: true, indexed: true, column: true }),
  prjId: id('项目编号', { serverOwned: true, indexed: true, picks: project.service, column: true }),
  jobId: id('节点ID', { hidden: true, serverOwned: true, indexed: true }),
  remindRule: id('提醒规则', { hidden: true, serverOwned: true }),
  planDay: date('计划日期', { serverOwned: true, indexed: true, column: true }),
  remindedAt: datetime('提醒时间', { serverOwned: true, indexed: true, column: true }),
  byPhone: flag('需电话提醒', { serverOwned: true, indexed: true, column: true }),
  phoned: flag('已电话提醒', { serverOwned: true, indexed: true, default: 0 }),
  phonedAt: datetime('电话提醒时间', { serverOwned: true, indexed: true }),
  phonedBy: account('电话提醒人', { serverOwned: true, indexed: true }),
  remindState: code('REMIND_STATE', '状态', { serverOwned: true, indexed: true, default: 'OPEN', column: true }),
  overAt: datetime('了结时间', { serverOwned: true, indexed: true }),
  overBy: account('了结人', { serverOwned: true, indexed: true }),
  overWhy: code('REMIND_END', '自动了结原因', { serverOwned: true, indexed: true }),
}

/** A reminder that was sent and whose task is still open. @source ROU-007 (/RemindLogGrid) @public */
export const remindLog = defineEntity({
  service: 'RemindLog',
  title: '提醒记录',
  metaTable: null,
  groups: { remind: { label: '提醒', fields } },
})
/**
 * A reminder that is settled: the job is finished, postponed or removed, or a user marked it as settled.
 * @source ROU-007 (/RemindLogHGrid)
 * @public
 */
export const remindLogHistory = defineEntity({
  service: 'RemindLogH',
  title: '历史提醒',
  metaTable: null,
  groups: { remind: { label: '提醒', fields } },
})
/** @public */
export type RemindLog = RecordOf<typeof remindLog>
/**
 * Status of a reminder (REMIND_STATE), and why it was settled automatically (REMIND_END). A user who settles one is
 * stored by name.
 */
export const REMIND_STATE = { open: 'OPEN', over: 'OVER' } as const
export const REMIND_END = { finished: 'FINISHED', putOff: 'PUT_OFF', gone: 'GONE', closed: 'CLOSED' } as const
