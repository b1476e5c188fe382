import { defineGrid, flowCondition, flowDefinition, flowNode, type Grid, ROLE, switchable } from 'fangkit/domain'

const OPERATIONS = ['view', 'add', 'edit', 'clone', 'enable', 'disable', 'delete'] as const
/** What cases are made of is the managers' to decide. */
const roles = { write: [ROLE.manager] } as const

/** Main flows cases get. @source ROU-004 (/WorkflowDefGrid) */
export const flowDefinitionGrid: Grid = defineGrid({
  name: 'WorkflowDefGrid',
  title: '流程定义',
  entity: flowDefinition,
  columns: ['flowCode', 'flowName', 'categoryName', 'sortOrder', 'conditionCode', 'role', 'needCfgHdlMember', 'enabled', 'updTime'],
  search: ['flowCode', 'flowName', 'categoryName', 'conditionCode', 'role', 'enabled'],
  sort: { field: 'sortOrder', order: 'asc' },
  open: 'flowCode',
  operations: OPERATIONS,
  states: switchable('enabled'),
  rowsOf: { table: 'workflow_def' },
  form: { columns: 2 },
  pinned: ['flowCode'],
  roles,
})

/** Their sub-flows. @source ROU-004 (/WorkflowDefMgtGrid) */
export const flowNodeGrid: Grid = defineGrid({
  name: 'WorkflowDefMgtGrid',
  title: '流程节点',
  entity: flowNode,
  columns: ['flowCode', 'flowName', 'fatherCode', 'sortOrder', 'conditionCode', 'optional', 'role', 'workdays', 'weight', 'enabled'],
  search: ['fatherCode', 'flowCode', 'flowName', 'conditionCode', 'optional', 'role', 'enabled'],
  // By code: nodes of one main flow stand together.
  sort: { field: 'flowCode', order: 'asc' },
  open: 'flowCode',
  operations: OPERATIONS,
  states: switchable('enabled'),
  rowsOf: { table: 'workflow_def_mgt' },
  form: { columns: 2 },
  pinned: ['flowCode'],
  roles,
})

/** When cases need them. @source ROU-004 (/WorkflowConditionPoolGrid) */
export const flowConditionGrid: Grid = defineGrid({
  name: 'WorkflowConditionPoolGrid',
  title: '流程条件',
  entity: flowCondition,
  columns: ['conditionCode', 'conditionName', 'prjTypes', 'schemes', 'payWays', 'houseLoans', 'enabled', 'updTime'],
  search: ['conditionCode', 'conditionName', 'prjTypes', 'schemes', 'enabled'],
  sort: { field: 'conditionCode', order: 'asc' },
  open: 'conditionCode',
  operations: OPERATIONS,
  states: switchable('enabled'),
  rowsOf: { table: 'workflow_condition_pool' },
  form: { columns: 2 },
  pinned: ['conditionCode'],
  roles,
})
