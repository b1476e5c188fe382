import { defineEntity, defineGrid, flowJob, type Grid } from 'fangkit/domain'

const {
  keyValue, hf15PrjId, hf15PrjNo, hf15FlowCode, hf15FatherCode, hf15FlowName, categoryName, hf15Status, hf15PlanTime, hf15NoticeTime, hf15HdlMemberId, hf15Memo, hf15DivisionDetailId, needCfgHdlMember, userGroup,
  hf15OrgType, hf15Workdays, hf15Weight, hf15BuyerPapers, hf15OwnerPapers, hf15FinishUsr, hf15FinishAt,
} = flowJob.fields

/** Jobs as they are stored: without what is reckoned for whoever asks, such as what they earn. */
const storedJob = defineEntity({
  service: flowJob.service,
  title: '项目流程',
  metaTable: null,
  groups: {
    job: { label: '流程', fields: { keyValue, hf15PrjId, hf15PrjNo, hf15FlowCode, hf15FatherCode, hf15FlowName, categoryName, hf15Status, hf15PlanTime, hf15NoticeTime, hf15HdlMemberId, userGroup, needCfgHdlMember, hf15DivisionDetailId, hf15Memo } },
    terms: { label: '办理要求', fields: { hf15OrgType, hf15Workdays, hf15Weight, hf15BuyerPapers, hf15OwnerPapers } },
    trail: { label: '办理情况', fields: { hf15FinishUsr, hf15FinishAt } },
  },
})

/** The jobs of all cases somebody sees; they are worked on in the case itself. @source ROU-004 (/FlowJobsGrid) */
export const flowJobsGrid: Grid = defineGrid({
  name: 'FlowJobsGrid',
  title: '项目流程',
  entity: storedJob,
  columns: [
    'hf15PrjNo', 'hf15FlowName', 'hf15FatherCode', 'categoryName', 'hf15Status', 'hf15PlanTime', 'hf15HdlMemberId',
    'userGroup', 'hf15NoticeTime', 'hf15DivisionDetailId',
  ],
  search: ['hf15PrjNo', 'hf15FlowName', 'hf15FatherCode', 'hf15Status', 'hf15PlanTime', 'hf15HdlMemberId', 'userGroup'],
  sort: { field: 'hf15PlanTime', order: 'desc' },
  open: 'hf15FlowName',
  operations: ['view'],
  rowsOf: { table: 'hf15_flow_jobs' },
  scope: 'project',
  parent: 'hf15PrjId',
  form: { columns: 2 },
  pinned: ['hf15PrjNo'],
  large: true,
})
