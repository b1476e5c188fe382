import { noticeTemplate } from '../../domain/flow/message-template.ts'
import { noticeConfig } from '../../domain/flow/notice-config.ts'
import { notice } from '../../domain/flow/notice.ts'
import { remindRule } from '../../domain/flow/remind-rule.ts'
import { recordTable } from '../make-table.ts'
import type { Table } from '../store.ts'

/** Notices to users. */
export const noticeTable: Table = recordTable('notice', notice)
/** Whether and to whom else notices are sent; the key of a row is the kind of notice. */
export const noticeConfigTable: Table = recordTable('notice_cfg', noticeConfig, {
  unique: [['noticeKind']],
  small: true,
})
/** Rules for reminders of jobs, in addition to the day of each job. */
export const remindRuleTable: Table = recordTable('rule_setting_remind', remindRule, { small: true })
export const noticeTemplateTable: Table = recordTable('rule_tmplt_notice', noticeTemplate, { small: true })
