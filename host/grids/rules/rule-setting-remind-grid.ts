import { code, defineGrid, flag, integer, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** When somebody is reminded of a job, and how. @source ROU-003 (/RuleSetting*), ruling 2 */
export const ruleSettingRemindGrid = defineGrid({
  name: 'RuleSettingRemindGrid',
  title: '提醒规则',
  entity: listEntity({
    service: 'RuleSettingRemind',
    title: '提醒规则',
    fields: {
      remindName: text('规则名称', { required: true, maxLength: 60, indexed: true }),
      remindFlow: code('HF15_BATCH_FLOW', '流程', { indexed: true }),
      remindWhen: code('REMIND_WHEN', '提醒时机', { required: true, indexed: true }),
      remindDays: integer('提前或延后（天）', { min: 0, max: 365, indexed: true }),
      remindWho: code('HX59', '提醒岗位', { required: true, indexed: true }),
      remindBy: code('REMIND_BY', '方式', { required: true, indexed: true }),
      remindText: textarea('提醒内容', { maxLength: 200 }),
      remindSort: integer('排序', { min: 0, max: 9_999, indexed: true }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: ['remindName', 'remindFlow', 'remindWhen', 'remindDays', 'remindWho', 'remindBy', 'remindText', 'enabled', 'updTime'],
  search: ['remindName', 'remindFlow', 'remindWhen', 'remindWho', 'remindBy', 'enabled'],
  sort: { field: 'remindSort', order: 'asc' },
  scope: 'all',
  reason: 'The business goes by the same rules in every city.',
  open: 'remindName',
  pinned: ['remindName'],
  ...SWITCHED,
})

export const ruleSettingRemindRows = rowsFor(ruleSettingRemindGrid, ['remindSort', 'remindName', 'remindFlow', 'remindWhen', 'remindDays', 'remindWho', 'remindBy', 'remindText'], [
  [10, '办理日前一天', null, 'BEFORE', 1, 'HX5901', 'SITE', '明天办理，请确认客户与资料。'],
  [20, '当天未完结', null, 'ON_DAY', 0, 'HX5901', 'SITE', '今天到期，尚未完结。'],
  [30, '逾期三天', null, 'AFTER', 3, 'HX5905', 'SITE', '流程已逾期三天，请跟进。'],
  [40, '逾期七天', null, 'AFTER', 7, 'HX5905', 'PHONE', '流程已逾期一周，电话了解原因。'],
  [50, '批复到期前', 'FB0204', 'BEFORE', 10, 'HX5901', 'SITE', '同意贷款通知书即将到期。'],
  [60, '评估报告到期前', 'FB0103', 'BEFORE', 15, 'HX5901', 'SITE', '评估报告即将到期，请确认是否重出。'],
  [70, '征信授权到期前', 'FA0103', 'BEFORE', 5, 'HX5907', 'SITE', '征信授权书即将到期。'],
  [80, '面签前一天', 'FB0201', 'BEFORE', 1, 'HX5903', 'SMS', '请客户携带身份证、户口簿、婚姻证明原件。'],
  [90, '缴税当天', 'FE0102', 'ON_DAY', 0, 'HX5907', 'SITE', '今天缴税，核对税票金额。'],
  [100, '放款后三天', 'FF0203', 'AFTER', 3, 'HX5904', 'SITE', '核对放款到账。'],
  [110, '交楼前三天', 'FG0103', 'BEFORE', 3, 'HX5903', 'SMS', '请准备水电表底数与钥匙。'],
  [120, '结案后回访', 'FG0203', 'AFTER', 7, 'HX5903', 'PHONE', '满意度回访。'],
], { dictionaries: [
  { code: 'REMIND_WHEN', name: '提醒时机', entries: [['BEFORE', '到期前'], ['ON_DAY', '当天'], ['AFTER', '到期后']] },
  { code: 'REMIND_BY', name: '提醒方式', entries: [['SITE', '站内消息'], ['SMS', '短信'], ['PHONE', '电话']] },
] })
