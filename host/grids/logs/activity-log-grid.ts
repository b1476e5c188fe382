import { defineEntity, defineGrid, flowLog, id, project } from 'fangkit/domain'

const {
  keyValue,
  hf2vFlowName,
  hf2vKind,
  hf2vActionType,
  hf2vActionText,
  hf2vActionTime,
  obligationUsrName,
  obligationUsrStatus,
  branceName,
  divisionName,
  crtUsrName,
} = flowLog.fields

const { hidden: _hidden, ...shownKind } = hf2vKind

/** Log entries of jobs as they are stored, with the number of the case. */
const activity = defineEntity({
  service: flowLog.service,
  title: '项目动态',
  metaTable: null,
  groups: {
    line: {
      label: '动态',
      fields: {
        keyValue,
        hf2vActionTime,
        hf2vPrjId: id('项目编号', { serverOwned: true, indexed: true, picks: project.service }),
        hf2vFlowName,
        hf2vKind: shownKind,
        hf2vActionType,
        hf2vActionText,
        crtUsrName,
      },
    },
    people: { label: '责任人', fields: { obligationUsrName, obligationUsrStatus, branceName, divisionName } },
  },
})

/** The activity log of all cases the user may see. @source ROU-007 (/ActivityLogGrid) */
export const activityLogGrid = defineGrid({
  name: 'ActivityLogGrid',
  title: '项目动态',
  entity: activity,
  columns: [
    'hf2vActionTime',
    'hf2vPrjId',
    'hf2vFlowName',
    'hf2vActionType',
    'hf2vActionText',
    'obligationUsrName',
    'crtUsrName',
    'obligationUsrStatus',
    'branceName',
    'divisionName',
  ],
  search: ['hf2vActionTime', 'hf2vPrjId', 'hf2vFlowName', 'hf2vActionType', 'hf2vKind'],
  sort: { field: 'hf2vActionTime', order: 'desc' },
  open: 'hf2vActionType',
  operations: ['view'],
  rowsOf: { table: 'hf2v_prj_log' },
  scope: 'project',
  parent: 'hf2vPrjId',
  form: { columns: 2 },
  pinned: ['hf2vActionTime'],
  large: true,
})
