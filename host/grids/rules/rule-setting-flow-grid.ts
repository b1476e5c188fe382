import { defineGrid, flowTrigger, rowsFor } from 'fangkit/domain'
import { SWITCHED } from '../switched.ts'

/** What else begins when a job is finished. @source ROU-003 (/RuleSetting*), ruling 2 */
export const ruleSettingFlowGrid = defineGrid({
  name: 'RuleSettingFlowGrid',
  title: '流程触发规则',
  about: '流程完结时，系统按这里的规则为后续流程安排日期、追加流程或通知相关岗位。',
  entity: flowTrigger,
  columns: ['triggerName', 'triggerFlow', 'triggerWhen', 'triggerAction', 'triggerNext', 'triggerWho', 'triggerDays', 'enabled', 'updTime'],
  search: ['triggerName', 'triggerFlow', 'triggerWhen', 'triggerAction', 'enabled'],
  sort: { field: 'triggerSort', order: 'asc' },
  scope: 'all',
  reason: 'The business goes by the same rules in every city.',
  open: 'triggerName',
  pinned: ['triggerName'],
  ...SWITCHED,
})

export const ruleSettingFlowRows = rowsFor(ruleSettingFlowGrid, ['triggerSort', 'triggerName', 'triggerFlow', 'triggerWhen', 'triggerAction', 'triggerNext', 'triggerWho', 'triggerDays', 'triggerMemo'], [
  [10, '网签后预约面签', 'FC0102', 'BY-LOAN', 'PLAN', 'FB0201', null, 1, '预约银行面签'],
  [20, '面签后催评估', 'FB0201', 'BY-LOAN', 'TELL', null, 'HX5903', null, '面签已完成，请与评估公司确认出报告的时间。'],
  [30, '批复后预约缴税', 'FB0204', 'PURCHASE', 'PLAN', 'FE0102', null, 2, null],
  [40, '缴税后递件', 'FE0102', 'PURCHASE', 'PLAN', 'FE0202', null, 0, '同日办理'],
  [50, '领证后抵押登记', 'FE0301', 'BY-MORTGAGE', 'PLAN', 'FF0101', null, 1, null],
  [60, '抵押登记后催放款', 'FF0103', 'BY-LOAN', 'TELL', null, 'HX5901', null, '抵押登记已完成，请向贷款银行确认放款时间。'],
  [70, '放款后核对到账', 'FF0203', 'BY-LOAN', 'TELL', null, 'HX5904', null, '贷款已发放，请核对到账。'],
  [80, '结清后解押', 'FD0104', 'HOUSE-UNPAID', 'PLAN', 'FD0105', null, 1, '领取结清证明后办理'],
  [90, '交楼后收尾款', 'FG0103', 'PURCHASE', 'TELL', null, 'HX5904', null, '已交楼，请登记尾款收入。'],
  [100, '签约后收服务费', 'FA0301', null, 'TELL', null, 'HX5904', null, '已签约，请登记服务费首期收入。'],
  [110, '过户后收服务费', 'FE0301', null, 'TELL', null, 'HX5904', null, '已领证，请登记服务费尾期收入。'],
  [120, '结案后归档', 'FG0201', null, 'TELL', null, 'HX5903', null, '项目已结案，请在五个工作日内整理归档资料。'],
])
