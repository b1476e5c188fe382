import { defineGrid, flowCondition, flowDefinition, flowNode, type Grid } from 'fangkit/domain'
import { MANAGERS_WRITE } from '../managers.ts'
import { SWITCHED } from '../switched.ts'

/** Main flows of cases. @source ROU-004 (/WorkflowDefGrid) */
export const flowDefinitionGrid: Grid = defineGrid({
  name: 'WorkflowDefGrid',
  title: '流程定义',
  entity: flowDefinition,
  columns: [
    'flowCode',
    'flowName',
    'categoryName',
    'sortOrder',
    'conditionCode',
    'role',
    'needCfgHdlMember',
    'enabled',
    'updTime',
  ],
  search: ['flowCode', 'flowName', 'categoryName', 'conditionCode', 'role', 'enabled'],
  sort: { field: 'sortOrder', order: 'asc' },
  scope: 'all',
  reason: 'Every case goes through the same flows, whatever its city.',
  open: 'flowCode',
  ...SWITCHED,
  rowsOf: { table: 'workflow_def' },
  form: { columns: 2 },
  pinned: ['flowCode'],
  roles: MANAGERS_WRITE,
})

/** Sub-flows of the main flows. @source ROU-004 (/WorkflowDefMgtGrid) */
export const flowNodeGrid: Grid = defineGrid({
  name: 'WorkflowDefMgtGrid',
  title: '流程节点',
  entity: flowNode,
  columns: [
    'flowCode',
    'flowName',
    'fatherCode',
    'sortOrder',
    'conditionCode',
    'optional',
    'role',
    'workdays',
    'weight',
    'enabled',
    'updTime',
  ],
  search: ['fatherCode', 'flowCode', 'flowName', 'conditionCode', 'optional', 'role', 'enabled'],
  // By code, so that the nodes of one main flow are next to each other.
  sort: { field: 'flowCode', order: 'asc' },
  scope: 'all',
  reason: 'Every case goes through the same flows, whatever its city.',
  open: 'flowCode',
  ...SWITCHED,
  rowsOf: { table: 'workflow_def_mgt' },
  form: { columns: 2 },
  pinned: ['flowCode'],
  roles: MANAGERS_WRITE,
})

/** Conditions under which cases need a flow. @source ROU-004 (/WorkflowConditionPoolGrid) */
export const flowConditionGrid: Grid = defineGrid({
  name: 'WorkflowConditionPoolGrid',
  title: '流程条件',
  entity: flowCondition,
  columns: [
    'conditionCode',
    'conditionName',
    'prjTypes',
    'schemes',
    'payWays',
    'houseLoans',
    'enabled',
    'updTime',
    'withoutLoan',
    'tradeModes',
    'searching',
  ],
  search: ['conditionCode', 'conditionName', 'prjTypes', 'schemes', 'enabled'],
  sort: { field: 'conditionCode', order: 'asc' },
  scope: 'all',
  reason: 'Every case goes through the same flows, whatever its city.',
  open: 'conditionCode',
  ...SWITCHED,
  rowsOf: { table: 'workflow_condition_pool' },
  form: { columns: 2 },
  pinned: ['conditionCode'],
  roles: MANAGERS_WRITE,
})
