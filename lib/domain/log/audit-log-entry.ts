import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { account, code, datetime, id, region, text, textarea } from '../../catalogue/field.ts'
import { project } from '../project/project.ts'
import { AUDIT_TOPIC } from './audit-topic.ts'

/**
 * One entry of the audit log, as lists show it: which user did what to which record, and which fields changed.
 * @source ROU-007 (/UserLogGrid), R27
 * @public
 */
export const auditLogEntry = defineEntity({
  service: AUDIT_TOPIC,
  title: '操作日志',
  metaTable: null,
  groups: {
    line: {
      label: '操作',
      fields: {
        keyValue: id('日志ID', { hidden: true, serverOwned: true }),
        crtTime: datetime('时间', { serverOwned: true, indexed: true, column: true }),
        crtUsr: account('操作人', { serverOwned: true, indexed: true, column: true }),
        logAction: code('TRAIL_ACTION', '动作', { serverOwned: true, indexed: true, column: true }),
        logResult: code('TRAIL_RESULT', '结果', { serverOwned: true, indexed: true, column: true }),
      },
    },
    object: {
      label: '对象',
      fields: {
        logObject: code('TRAIL_OBJECT', '对象', { serverOwned: true, indexed: true, column: true }),
        logKey: text('记录编号', { serverOwned: true, indexed: true, maxLength: 100 }),
        logProject: id('项目编号', { serverOwned: true, indexed: true, picks: project.service }),
        logCity: region('city', '城市', { serverOwned: true }),
        logChanges: textarea('变更内容', { serverOwned: true, column: true }),
        logAddress: text('网络地址', { serverOwned: true, maxLength: 48, column: true, hint: '末段不保存' }),
        logClient: text('浏览器与系统', { serverOwned: true, maxLength: 60, column: true }),
        logRequest: text('请求编号', { serverOwned: true, maxLength: 64 }),
      },
    },
  },
})
/** @public */
export type AuditLogEntry = RecordOf<typeof auditLogEntry>
