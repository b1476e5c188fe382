import { code, date, defineGrid, integer, percent, ROLE, rowsFor, text, textarea, yesno, yuan } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'

/** Remuneration that is paid to others for what they bring or do: to channels, customers who recommend, agencies, partners. What employees earn is in the salary scheme and the commission rules. @source ROU-008 (/RemCostMghtGrid) */
export const remunerationGrid = defineGrid({
  name: 'RemCostMghtGrid',
  title: '酬金标准',
  about: '给渠道、老客户与合作方的酬金约定，登记项目支出时对照；系统不自动结算。',
  entity: listEntity({
    service: 'RemCost',
    title: '酬金标准',
    fields: {
      remName: text('标准名称', { required: true, maxLength: 60, indexed: true }),
      remTarget: code('REM_TARGET', '支付对象', { required: true, indexed: true }),
      remEvent: code('REM_EVENT', '支付节点', { required: true, indexed: true }),
      remCharge: code('project_charge_cls', '对应收费', { indexed: true, hint: '按比例时以该项实收为基数' }),
      remRate: percent('比例', { min: 0, max: 1, precision: 2, indexed: true }),
      remAmount: yuan('固定金额', { max: 200_000, indexed: true }),
      remMost: yuan('单笔上限', { max: 500_000, indexed: true }),
      remDays: integer('结算期限（天）', { min: 0, max: 365, indexed: true }),
      remTaxed: yesno('代扣税费', { indexed: true }),
      remFrom: date('生效日期', { required: true, indexed: true }),
      remMemo: textarea('说明', { maxLength: 300 }),
      remState: code('REM_STATE', '状态', { default: 'DRAFT', indexed: true }),
      remReason: text('退回原因', { serverOwned: true, maxLength: 500 }),
    },
  }),
  columns: [
    'remName', 'remTarget', 'remEvent', 'remCharge', 'remRate', 'remAmount', 'remMost', 'remDays', 'remTaxed',
    'remState', 'updTime',
  ],
  search: ['remName', 'remTarget', 'remEvent', 'remCharge', 'remFrom', 'remState'],
  sort: { field: 'remName', order: 'asc' },
  open: 'remName',
  pinned: ['remName'],
  scope: 'city',
  form: { columns: 2 },
  unique: [['remName']],
  operations: ['view', 'add', 'edit', 'clone', 'confirm', 'examine', 'return', 'disable', 'delete'],
  states: { field: 'remState', moves: {
    confirm: { from: ['DRAFT'], to: 'REVIEW' },
    examine: { from: ['REVIEW'], to: 'USED' },
    return: { from: ['REVIEW'], to: 'DRAFT', reason: 'remReason' },
    disable: { from: ['USED'], to: 'OFF' },
    edit: { from: ['DRAFT', 'OFF'] },
    delete: { from: ['DRAFT', 'OFF'] },
  } },
  roles: { read: [ROLE.manager, ROLE.finance, ROLE.financeReviewer, ROLE.followUpManager], write: [ROLE.manager, ROLE.finance] },
})

export const remunerationRows = rowsFor(remunerationGrid, ['remName', 'remTarget', 'remEvent', 'remCharge', 'remRate', 'remAmount', 'remMost', 'remDays', 'remTaxed', 'remFrom', 'remState', 'remMemo'], [
  ['渠道带客成交', 'CHANNEL', 'SIGNED', 'PC01', 0.3, null, 30_000, 15, '1', '2026-01-01', 'USED', '以实收交易服务费为基数'],
  ['渠道带客按揭', 'CHANNEL', 'LOANED', 'PC02', 0.2, null, 5_000, 15, '1', '2026-01-01', 'USED', '放款后结算'],
  ['老客户推荐成交', 'CUSTOMER', 'TRANSFERRED', 'PC01', null, 1_000, 1_000, 7, '0', '2026-01-01', 'USED', '老带新，过户后支付'],
  ['老客户推荐贷款', 'CUSTOMER', 'LOANED', 'PC14', null, 500, 500, 7, '0', '2026-01-01', 'USED', null],
  ['合作中介联卖', 'AGENCY', 'TRANSFERRED', 'PC01', 0.5, null, 80_000, 30, '1', '2026-01-01', 'USED', '双方各半'],
  ['合作中介推荐按揭', 'AGENCY', 'LOANED', 'PC02', 0.25, null, 5_000, 15, '1', '2026-03-01', 'USED', null],
  ['评估机构返还', 'PARTNER', 'MONTHLY', 'PC03', 0.1, null, 10_000, 30, '1', '2026-01-01', 'OFF', '自2026年6月起取消'],
  ['公证陪同劳务', 'LABOUR', 'DONE', 'PC08', null, 200, 200, 30, '0', '2026-01-01', 'USED', '外聘人员按次'],
  ['跑件劳务', 'LABOUR', 'DONE', 'PC12', null, 80, 80, 30, '0', '2026-01-01', 'USED', '递件、领证按次'],
  ['赎楼资金方酬金', 'PARTNER', 'DONE', 'PC06', 0.6, null, 50_000, 5, '1', '2026-02-01', 'USED', '以实收垫资利息为基数'],
  ['网络平台线索费', 'CHANNEL', 'MONTHLY', null, null, 60, 60, 30, '1', '2026-07-01', 'REVIEW', '每条有效线索'],
  ['社区推广奖励', 'CUSTOMER', 'SIGNED', null, null, 100, 100, 7, '0', '2026-09-01', 'DRAFT', '首次到店签约'],
  ['商转公推荐', 'CHANNEL', 'LOANED', 'PC13', 0.2, null, 2_000, 15, '1', '2026-08-01', 'REVIEW', null],
], { dictionaries: [
  { code: 'REM_TARGET', name: '酬金支付对象', entries: [['CHANNEL', '渠道'], ['CUSTOMER', '老客户'], ['AGENCY', '合作中介'], ['PARTNER', '合作机构'], ['LABOUR', '外聘劳务']] },
  { code: 'REM_EVENT', name: '酬金支付节点', entries: [['SIGNED', '签约收费后'], ['LOANED', '放款后'], ['TRANSFERRED', '过户后'], ['DONE', '办结后'], ['MONTHLY', '按月']] },
  { code: 'REM_STATE', name: '酬金标准状态', entries: [['DRAFT', '拟定'], ['REVIEW', '待审核'], ['USED', '执行中'], ['OFF', '已停用']] },
] })
