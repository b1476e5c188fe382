import { checkItem } from '../../domain/flow/check-item.ts'
import { flowMemo, flowPolicy } from '../../domain/flow/flow-memo.ts'
import { smsTemplate } from '../../domain/flow/message-template.ts'
import { recordTable } from '../make-table.ts'
import type { Table } from '../store.ts'

export const flowMemoTable: Table = recordTable('hf18_flow_appendix', flowMemo, {
  unique: [['hf18FlowCode']],
  small: true,
})
export const flowPolicyTable: Table = recordTable('hf3z_workflow_memo', flowPolicy, { small: true })
/** Check items of each flow. */
export const checkItemTable: Table = recordTable('rule_tmplt_check', checkItem, { small: true })
/** Message templates about flows and cases: texts for customers, and for notices to staff. */
export const smsTemplateTable: Table = recordTable('rule_tmplt_sms', smsTemplate, {
  unique: [['smsCode']],
  small: true,
})
