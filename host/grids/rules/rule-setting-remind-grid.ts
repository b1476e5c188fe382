import { defineGrid, remindRule, rowsFor } from 'fangkit/domain'
import { SWITCHED } from '../switched.ts'

/** When and how people are reminded of a job. @source ROU-003 (/RuleSetting*), ruling 2 */
export const ruleSettingRemindGrid = defineGrid({
  name: 'RuleSettingRemindGrid',
  title: '提醒规则',
  about: '系统定时检查未完结流程的计划日期，按这里的规则提醒；短信、电话由人员完成，在“提醒记录”中标明。',
  entity: remindRule,
  columns: [
    'remindName',
    'remindFlow',
    'remindWhen',
    'remindDays',
    'remindWho',
    'remindBy',
    'remindText',
    'enabled',
    'updTime',
  ],
  search: ['remindName', 'remindFlow', 'remindWhen', 'remindWho', 'remindBy', 'enabled'],
  sort: { field: 'remindSort', order: 'asc' },
  scope: 'all',
  reason: 'The business goes by the same rules in every city.',
  open: 'remindName',
  pinned: ['remindName'],
  ...SWITCHED,
})

export const ruleSettingRemindRows = rowsFor(
  ruleSettingRemindGrid,
  ['remindSort', 'remindName', 'remindFlow', 'remindWhen', 'remindDays', 'remindWho', 'remindBy', 'remindText'],
  [
    [10, '办理日前一天', null, 'BEFORE', 1, 'HX5901', 'SITE', '明天办理，请确认客户与资料。'],
    [20, '当天未完结', null, 'ON_DAY', 0, 'HX5903', 'SITE', '今天到期，尚未完结，请与客户确认。'],
    [30, '逾期三天', null, 'AFTER', 3, 'HX5905', 'SITE', '流程已逾期三天，请跟进。'],
    [40, '逾期七天', null, 'AFTER', 7, 'HX5905', 'PHONE', '流程已逾期一周，电话了解原因。'],
    [50, '批复前三天', 'FB0204', 'BEFORE', 3, 'HX5901', 'SITE', '向银行确认审批进度与待补资料。'],
    [60, '评估前两天', 'FB0103', 'BEFORE', 2, 'HX5901', 'SITE', '与评估公司、业主确认上门时间。'],
    [70, '征信授权前一天', 'FA0103', 'BEFORE', 1, 'HX5907', 'SITE', '请客户备好身份证并核对姓名。'],
    [80, '面签前一天', 'FB0201', 'BEFORE', 1, 'HX5903', 'SMS', '请客户携带身份证、户口簿、婚姻证明原件。'],
    [90, '缴税当天', 'FE0102', 'ON_DAY', 0, 'HX5907', 'SITE', '今天缴税，核对税票金额。'],
    [100, '放款逾期三天', 'FF0203', 'AFTER', 3, 'HX5904', 'SITE', '核对放款是否到账。'],
    [110, '交楼前三天', 'FG0103', 'BEFORE', 3, 'HX5903', 'SMS', '请准备水电表底数与钥匙。'],
    [120, '回访逾期七天', 'FG0203', 'AFTER', 7, 'HX5903', 'PHONE', '满意度回访尚未完成。'],
  ],
)
