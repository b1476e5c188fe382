import { code, defineGrid, flag, integer, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** Texts of notices to staff. @source ROU-003 (/RuleTmplt*), ruling 2 */
export const ruleTmpltNoticeGrid = defineGrid({
  name: 'RuleTmpltNoticeGrid',
  title: '站内消息模板',
  entity: listEntity({
    service: 'RuleTmpltNotice',
    title: '消息模板',
    fields: {
      tmplName: text('模板名称', { required: true, maxLength: 60, indexed: true }),
      tmplKind: code('TMPL_KIND', '消息类别', { required: true, indexed: true }),
      tmplTitle: text('标题', { required: true, maxLength: 60, indexed: true }),
      tmplText: textarea('正文', { required: true, maxLength: 500 }),
      tmplRole: code('HX59', '接收岗位', { indexed: true }),
      tmplJump: text('点击打开', { maxLength: 60, indexed: true }),
      tmplUrgent: flag('需强提醒', { default: 0, indexed: true }),
      tmplSort: integer('排序', { min: 0, max: 9_999, indexed: true }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: ['tmplName', 'tmplKind', 'tmplTitle', 'tmplRole', 'tmplJump', 'tmplUrgent', 'enabled', 'updTime'],
  search: ['tmplName', 'tmplKind', 'tmplRole', 'tmplUrgent', 'enabled'],
  sort: { field: 'tmplSort', order: 'asc' },
  scope: 'all',
  reason: 'The business goes by the same rules in every city.',
  open: 'tmplName',
  pinned: ['tmplName'],
  ...SWITCHED,
})

export const ruleTmpltNoticeRows = rowsFor(ruleTmpltNoticeGrid, ['tmplSort', 'tmplName', 'tmplKind', 'tmplTitle', 'tmplText', 'tmplRole', 'tmplJump', 'tmplUrgent'], [
  [10, '流程指派', 'FLOW', '您有新的跟进任务', '{项目}的{流程}已指派给您。', 'HX5901', '项目进度', 0],
  [20, '流程到期', 'FLOW', '流程今天到期', '{项目}的{流程}今天到期。', 'HX5901', '项目进度', 1],
  [30, '流程逾期', 'FLOW', '流程已逾期', '{项目}的{流程}已逾期{天数}天。', 'HX5905', '项目进度', 1],
  [40, '资料退回', 'PAPER', '资料被退回', '{项目}的{资料}被退回：{原因}。', 'HX5903', '资料准备', 1],
  [50, '资料到期', 'PAPER', '资料即将到期', '{项目}的{资料}将于{日期}到期。', 'HX5903', '资料准备', 0],
  [60, '收入待审', 'FEE', '有收入待审核', '{项目}的收入单{金额}元待审核。', 'HX5904', '收支', 0],
  [70, '收入退回', 'FEE', '收入被退回', '{项目}的收入单被退回：{原因}。', 'HX5902', '收支', 1],
  [80, '支出待审', 'FEE', '有支出待审核', '{项目}的支出单{金额}元待审核。', 'HX5904', '收支', 0],
  [90, '提成变动', 'FEE', '提成有变动', '{项目}的提成变为{金额}元。', 'HX5902', '项目进度', 0],
  [100, '新项目', 'CASE', '有新项目', '{项目}已创建，请分配跟进经理。', 'HX5905', '项目列表', 0],
  [110, '项目暂停', 'CASE', '项目已暂停', '{项目}被{人员}暂停：{原因}。', 'HX5901', '项目资料', 1],
  [120, '系统维护', 'SYSTEM', '系统维护通知', '{时间}系统维护，请提前保存。', null, '首页', 0],
], { dictionaries: [
  { code: 'TMPL_KIND', name: '消息类别（模板）', entries: [['FLOW', '流程'], ['PAPER', '资料'], ['FEE', '收支'], ['CASE', '项目'], ['SYSTEM', '系统']] },
] })
