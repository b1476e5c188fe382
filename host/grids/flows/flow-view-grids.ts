import {
  code,
  defineGrid,
  FLOW_AUDIENCE,
  flowRight,
  flowView,
  flowViewGroup,
  type Grid,
  integer,
  ROLE,
  rowsFor,
  text,
  withComputed,
} from 'fangkit/domain'
import { MANAGERS_WRITE } from '../managers.ts'
import { SWITCHED } from '../switched.ts'

/** Which roles work on which flow. @source ROU-004 (/WorkflowPrvGrid) */
export const workflowPrvGrid: Grid = defineGrid({
  name: 'WorkflowPrvGrid',
  title: '流程办理权限',
  entity: withComputed(flowRight, {
    prvMainFlow: code('HF15_BATCH_FLOW', '主流程'),
    prvPosition: code('HX59', '负责岗位'),
    prvDays: integer('时限（工作日）'),
  }),
  columns: [
    'prvFlow',
    'prvMainFlow',
    'prvPosition',
    'prvDays',
    'prvRoles',
    'prvUndo',
    'prvReason',
    'enabled',
    'updTime',
    'updUsr',
  ],
  search: ['prvFlow', 'prvRoles', 'prvUndo', 'enabled'],
  sort: { field: 'prvFlow', order: 'asc' },
  scope: 'all',
  reason: 'Every case goes through the same flows, whatever its city.',
  open: 'prvFlow',
  rowsOf: { table: 'workflow_prv' },
  pinned: ['prvFlow'],
  unique: [['prvFlow']],
  roles: MANAGERS_WRITE,
  ...SWITCHED,
})

/** Groups of steps shown to buyers, owners and staff. @source ROU-004 (/FlowViewGrpGrid) */
export const flowViewGrpGrid: Grid = defineGrid({
  name: 'FlowViewGrpGrid',
  title: '流程视图分组',
  entity: withComputed(flowViewGroup, {
    grpFlowCount: integer('流程数'),
    grpFlows: text('包含的流程'),
  }),
  columns: [
    'grpCode',
    'grpName',
    'grpAudience',
    'grpFlowCount',
    'grpFlows',
    'grpText',
    'grpSort',
    'enabled',
    'updTime',
  ],
  search: ['grpCode', 'grpName', 'grpAudience', 'enabled'],
  sort: { field: 'grpSort', order: 'asc' },
  scope: 'all',
  reason: 'Every case goes through the same flows, whatever its city.',
  open: 'grpCode',
  rowsOf: { table: 'flow_view_grp' },
  pinned: ['grpCode'],
  unique: [['grpCode']],
  roles: MANAGERS_WRITE,
  ...SWITCHED,
})

/** The flows of these groups, with texts for each audience. @source ROU-004 (/WorkflowViewGrid) */
export const workflowViewGrid: Grid = defineGrid({
  name: 'WorkflowViewGrid',
  title: '流程视图',
  entity: withComputed(flowView, {
    viewAudience: code('FLOW_AUDIENCE', '展示对象'),
    viewPosition: code('HX59', '负责岗位'),
    viewDays: integer('时限（工作日）'),
  }),
  columns: [
    'viewGrp',
    'viewAudience',
    'viewFlow',
    'viewName',
    'viewText',
    'viewPosition',
    'viewDays',
    'viewSort',
    'enabled',
    'updTime',
  ],
  search: ['viewGrp', 'viewFlow', 'viewName', 'enabled'],
  sort: { field: 'viewSort', order: 'asc' },
  scope: 'all',
  reason: 'Every case goes through the same flows, whatever its city.',
  open: 'viewFlow',
  rowsOf: { table: 'workflow_view' },
  parent: 'viewGrp',
  pinned: ['viewGrp'],
  unique: [['viewGrp', 'viewFlow']],
  roles: MANAGERS_WRITE,
  ...SWITCHED,
})

const { manager, followUpManager, salesperson, service, providerEmployee, finance, financeReviewer } = ROLE
const OWN_STAFF = [manager, followUpManager, salesperson, service, providerEmployee]
const MONEY = [manager, followUpManager, salesperson, service, finance, financeReviewer]

export const workflowPrvRows = rowsFor(
  workflowPrvGrid,
  ['prvFlow', 'prvRoles', 'prvUndo', 'prvReason'],
  [
    ['FA01', OWN_STAFF, 1, '接待与核验由业务人员完成'],
    ['FA02', OWN_STAFF, 1, '查册须登记经办人'],
    ['FA03', MONEY, 1, '收取定金'],
    ['FA04', OWN_STAFF, 1, '带看与推荐'],
    ['FB01', OWN_STAFF, 1, '选行与评估'],
    ['FB02', OWN_STAFF, 1, '面签须有业务人员在场'],
    ['FB03', OWN_STAFF, 1, '公积金递件'],
    ['FC01', OWN_STAFF, 1, '网签'],
    ['FC02', MONEY, 0, '涉及监管资金，撤销须经理操作'],
    ['FD01', MONEY, 0, '涉及赎楼资金，撤销须经理操作'],
    ['FE01', MONEY, 1, '代收税费'],
    ['FE02', [...OWN_STAFF, finance, financeReviewer], 1, '过户递件'],
    ['FF02', MONEY, 0, '放款确认，撤销须经理操作'],
  ],
)

const { buyer, owner, staff } = FLOW_AUDIENCE
/** Groups every installation starts with. */
export const flowViewGrpRows = rowsFor(
  flowViewGrpGrid,
  ['$key', 'grpCode', 'grpName', 'grpAudience', 'grpSort', 'grpText'],
  [
    ['B-START', '签约与资格', buyer, 10, '核对资格、签订合同'],
    ['B-LOAN', '办理贷款', buyer, 20, '预审、面签、等待批复'],
    ['B-TAX', '缴税过户', buyer, 30, '核税、缴税、递件'],
    ['B-DONE', '领证收楼', buyer, 40, '领证、放款、物业交割'],
    ['O-START', '委托与签约', owner, 110, '核对产权、签订合同'],
    ['O-LOAN', '还清原贷款', owner, 120, '预约还款、注销抵押'],
    ['O-TAX', '配合过户', owner, 130, '核税与递件当天到场'],
    ['O-MONEY', '收取房款', owner, 140, '资金监管与放款'],
    ['S-BEFORE', '签约前', staff, 210, '接待、查册、资料'],
    ['S-LOAN', '贷款阶段', staff, 220, '预审、面签、批复'],
    ['S-OWNER', '业主贷款与抵押', staff, 230, '赎楼、注销'],
    ['S-TRANSFER', '过户与放款', staff, 240, '核税、递件、领证、放款、交楼'],
  ].map(([code, ...rest]) => [code ?? null, code ?? null, ...rest]),
  { reference: true },
)

export const workflowViewRows = rowsFor(
  workflowViewGrid,
  ['viewGrp', 'viewFlow', 'viewSort', 'viewName', 'viewText'],
  [
    ['B-START', 'FA01', 10, '资格核验', '请带身份证、户口簿与社保记录'],
    ['B-START', 'FA03', 20, '签约与定金', '双方到场签字'],
    ['B-LOAN', 'FB01', 30, '选择银行', '准备收入证明与流水'],
    ['B-LOAN', 'FB02', 40, '面签与审批', '借款人与配偶到场面签'],
    ['B-LOAN', 'FB03', 50, '公积金审批', '批复后通知您'],
    ['B-TAX', 'FE01', 60, '核税缴税', '以税局核定为准'],
    ['B-TAX', 'FE02', 70, '递件过户', '买卖双方到场'],
    ['B-DONE', 'FE03', 80, '领取新证', '带身份证与受理回执'],
    ['O-START', 'FA02', 110, '核对产权', '提供不动产权证'],
    ['O-START', 'FA03', 120, '签订合同', '全体产权人到场签字'],
    ['O-LOAN', 'FD01', 130, '还清原贷款', '预约还款日期'],
    ['O-TAX', 'FE01', 140, '核税', '提供上手发票'],
    ['O-MONEY', 'FF02', 150, '收取房款', '放款到您的账户'],
    ['S-LOAN', 'FB02', 220, null, '面签当天上传回执'],
    ['S-TRANSFER', 'FE02', 240, null, '递件后上传受理回执'],
  ],
  { reference: true },
)
