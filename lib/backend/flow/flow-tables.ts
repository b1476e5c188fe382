import { flag } from '../../catalogue/field.ts'
import { flowCondition, flowDefinition, flowNode } from '../../domain/flow/flow-definition.ts'
import { flowJob } from '../../domain/flow/flow-job.ts'
import { flowLog } from '../../domain/flow/flow-log.ts'
import { flowTrigger } from '../../domain/flow/flow-trigger.ts'
import { flowRight, flowView, flowViewGroup } from '../../domain/flow/flow-view.ts'
import { ofCase, withFields, recordTable } from '../make-table.ts'
import type { Table } from '../store.ts'

/**
 * Jobs of a case, sorted by `sortNo`; each flow once. Values that depend on the caller, such as `disableEdit`, are
 * computed.
 */
export const flowJobTable: Table = withFields(
  { ...ofCase('hf15_flow_jobs', flowJob), unique: [['hf15PrjId', 'hf15FlowCode']] },
  {
    /** True when a user chose it: it stays, whatever the case needs. */
    hf15Chosen: flag('按需添加', { hidden: true, serverOwned: true }),
  },
)
/** Log of jobs; entries are never changed. */
export const flowLogTable = ofCase('hf2v_prj_log', flowLog)
/** Flow definitions: which flows exist, when cases need them, how they are done, and what they earn. */
export const flowDefinitionTable: Table = recordTable('workflow_def', flowDefinition, {
  unique: [['flowCode']],
  small: true,
  choices: {
    dict: 'HF15_BATCH_FLOW',
    within: 'HF15_MAIN_FLOW',
    type: 'MAIN',
    key: 'flowCode',
    label: 'flowName',
    enabled: 'enabled',
  },
})
export const flowNodeTable: Table = recordTable('workflow_def_mgt', flowNode, {
  unique: [['flowCode']],
  small: true,
  choices: {
    dict: 'HF15_BATCH_FLOW',
    type: 'SUB',
    father: 'fatherCode',
    key: 'flowCode',
    label: 'flowName',
    enabled: 'enabled',
  },
})
export const flowConditionTable: Table = recordTable('workflow_condition_pool', flowCondition, {
  unique: [['conditionCode']],
  small: true,
  choices: { dict: 'FLOW_CONDITION', key: 'conditionCode', label: 'conditionName', enabled: 'enabled' },
})
/** What else happens when flows are finished. */
export const flowTriggerTable: Table = recordTable('rule_setting_flow', flowTrigger, { small: true })
/** Role rules of flows, and the progress view. */
export const flowRightTable: Table = recordTable('workflow_prv', flowRight, { unique: [['prvFlow']], small: true })
export const flowViewGroupTable: Table = recordTable('flow_view_grp', flowViewGroup, {
  unique: [['grpCode']],
  small: true,
  choices: { dict: 'FLOW_VIEW_GRP', key: 'grpCode', label: 'grpName', enabled: 'enabled' },
})
export const flowViewTable: Table = recordTable('workflow_view', flowView, {
  unique: [['viewGrp', 'viewFlow']],
  small: true,
})
