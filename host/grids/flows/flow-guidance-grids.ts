import { code, defineGrid, flowMemo, flowPolicy, type Grid, integer, ROLE, text, withComputed } from 'fangkit/domain'
import { switchedBy } from '../switched.ts'

/** Roles that are responsible for cases write the guidance. */
const roles = { write: [ROLE.manager, ROLE.followUpManager] } as const

/**
 * Instructions for flows: texts, and three groups of up to ten pictures.
 * @source ROU-004 (/FlowAppendixGrid), FLW-014
 */
export const flowMemoGrid: Grid = defineGrid({
  name: 'FlowAppendixGrid',
  title: '流程指引',
  entity: withComputed(flowMemo, {
    memoMainFlow: code('HF15_BATCH_FLOW', '主流程'),
    memoRole: code('HX59', '负责岗位'),
    memoDays: integer('时限（工作日）'),
    memoPapers: integer('涉及资料（种）'),
    memoWritten: text('已写指引'),
    memoPictures: integer('图片数'),
  }),
  columns: [
    'hf18FlowCode',
    'hf18Title',
    'memoMainFlow',
    'memoRole',
    'memoDays',
    'memoPapers',
    'memoWritten',
    'memoPictures',
    'hf18Enabled',
    'updTime',
    'updUsr',
    'crtTime',
  ],
  search: ['hf18FlowCode', 'hf18Title', 'hf18Enabled'],
  sort: { field: 'hf18FlowCode', order: 'asc' },
  scope: 'all',
  reason: 'Forms and papers are asked for alike in every city.',
  open: 'hf18FlowCode',
  ...switchedBy('hf18Enabled'),
  rowsOf: { table: 'hf18_flow_appendix' },
  form: { page: true, columns: 2 },
  pinned: ['hf18FlowCode'],
  roles,
})

/** Rules of the authorities that flows have to follow. @source ROU-010 (/PolicyMasterInfoGrid), FLW-009 */
export const flowPolicyGrid: Grid = defineGrid({
  name: 'PolicyMasterInfoGrid',
  title: '流程政策',
  entity: withComputed(flowPolicy, {
    policyNodes: integer('涉及节点'),
    policyJobs: integer('正在办理的流程'),
  }),
  columns: [
    'hf3zTitle',
    'hf3zFlowCodes',
    'hf3zBeginDate',
    'hf3zEndDate',
    'policyNodes',
    'policyJobs',
    'hf3zEnabled',
    'updTime',
  ],
  search: ['hf3zTitle', 'hf3zFlowCodes', 'hf3zBeginDate', 'hf3zEnabled'],
  sort: { field: 'hf3zBeginDate', order: 'desc' },
  scope: 'all',
  reason: 'Every case goes through the same flows, whatever its city.',
  open: 'hf3zTitle',
  ...switchedBy('hf3zEnabled'),
  rowsOf: { table: 'hf3z_workflow_memo' },
  form: { page: true, columns: 2 },
  pinned: ['hf3zTitle'],
  roles,
})
