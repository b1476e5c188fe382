import { code, defineGrid, flag, integer, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** What else begins when a job is finished. @source ROU-003 (/RuleSetting*), ruling 2 */
export const ruleSettingFlowGrid = defineGrid({
  name: 'RuleSettingFlowGrid',
  title: '流程触发规则',
  entity: listEntity({
    service: 'RuleSettingFlow',
    title: '触发规则',
    fields: {
      triggerName: text('规则名称', { required: true, maxLength: 60, indexed: true }),
      triggerFlow: code('HF15_BATCH_FLOW', '完结的流程', { indexed: true }),
      triggerWhen: code('FLOW_CONDITION', '适用条件', { indexed: true }),
      triggerAction: code('TRIGGER_ACTION', '动作', { required: true, indexed: true }),
      triggerTarget: text('动作对象', { maxLength: 60, indexed: true }),
      triggerDays: integer('延后（工作日）', { min: 0, max: 90, indexed: true }),
      triggerSort: integer('排序', { min: 0, max: 9_999, indexed: true }),
      triggerMemo: textarea('说明', { maxLength: 300 }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: ['triggerName', 'triggerFlow', 'triggerWhen', 'triggerAction', 'triggerTarget', 'triggerDays', 'enabled', 'updTime'],
  search: ['triggerName', 'triggerFlow', 'triggerWhen', 'triggerAction', 'enabled'],
  sort: { field: 'triggerSort', order: 'asc' },
  scope: 'all',
  reason: 'The business goes by the same rules in every city.',
  open: 'triggerName',
  pinned: ['triggerName'],
  ...SWITCHED,
})

export const ruleSettingFlowRows = rowsFor(ruleSettingFlowGrid, ['triggerSort', 'triggerName', 'triggerFlow', 'triggerWhen', 'triggerAction', 'triggerTarget', 'triggerDays', 'triggerMemo'], [
  [10, '网签后预约面签', 'FC0102', 'BY-LOAN', 'PLAN', '贷款面签', 1, null],
  [20, '面签后催评估', 'FB0201', 'BY-LOAN', 'TELL', '评估公司', 1, null],
  [30, '批复后预约缴税', 'FB0204', 'PURCHASE', 'PLAN', '核税缴税', 2, null],
  [40, '缴税后递件', 'FE0102', 'PURCHASE', 'PLAN', '过户递件', 0, '同日办理'],
  [50, '领证后抵押登记', 'FE0301', 'BY-MORTGAGE', 'PLAN', '抵押登记', 1, null],
  [60, '抵押登记后催放款', 'FF0103', 'BY-LOAN', 'TELL', '贷款银行', 3, null],
  [70, '放款后核对到账', 'FF0203', 'BY-LOAN', 'TELL', '财务', 1, null],
  [80, '结清后解押', 'FD0104', 'HOUSE-UNPAID', 'PLAN', '注销抵押', 1, null],
  [90, '交楼后收尾款', 'FG0103', 'PURCHASE', 'CHARGE', '尾款', 0, null],
  [100, '签约后收服务费', 'FA0301', null, 'CHARGE', '服务费首期', 0, null],
  [110, '过户后收服务费', 'FE0301', null, 'CHARGE', '服务费尾期', 0, null],
  [120, '结案后归档', 'FG0201', null, 'ARCHIVE', '项目资料', 5, null],
], { dictionaries: [
  { code: 'TRIGGER_ACTION', name: '触发动作', entries: [['PLAN', '安排流程'], ['TELL', '通知'], ['CHARGE', '生成应收'], ['ARCHIVE', '归档']] },
] })
