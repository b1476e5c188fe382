import { addDays, type Day } from '../../catalogue/day.ts'
import { defineEntity } from '../../catalogue/entity.ts'
import { code, id, integer, text, textarea } from '../../catalogue/field.ts'
import type { Scope } from '../../catalogue/kind.ts'
import { inUse, recordFields } from '../record-fields.ts'

/**
 * When people are reminded of jobs, in addition to the day of each job.
 * @source ROU-003 (/RuleSettingRemindGrid)
 * @public
 */
export const remindRule = defineEntity({
  service: 'RuleSettingRemind',
  title: '提醒规则',
  metaTable: null,
  groups: {
    main: {
      label: '提醒规则',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        remindName: text('规则名称', { required: true, maxLength: 60, indexed: true }),
        remindFlow: code('HF15_BATCH_FLOW', '流程', { indexed: true, hint: '为空表示所有流程；主流程包括它的子流程' }),
        remindWhen: code('REMIND_WHEN', '提醒时机', { required: true, indexed: true, hint: '按流程的计划日期' }),
        remindDays: integer('提前或延后（天）', { min: 0, max: 365, indexed: true }),
        remindWho: code('HX59', '提醒岗位', { required: true, indexed: true }),
        remindBy: code('REMIND_BY', '方式', {
          required: true,
          indexed: true,
          hint: '短信、电话由人员完成，在提醒记录中标明',
        }),
        remindText: textarea('提醒内容', { maxLength: 200 }),
        remindSort: integer('排序', { min: 0, max: 9_999, indexed: true }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})

/** When a reminder is sent, relative to the planned day of a job (REMIND_WHEN). */
export const REMIND_WHEN = { before: 'BEFORE', onDay: 'ON_DAY', after: 'AFTER' } as const
/** How a person is reminded (REMIND_BY): the system sends notices only; people do the rest. */
export const REMIND_BY = { notice: 'SITE', message: 'SMS', phone: 'PHONE' } as const

/** A reminder that was missed on its day is still sent for this number of days. */
const LATE_DAYS = 3

/**
 * The first and last planned day of the jobs a rule reminds of today.
 * @param rule a row of the list
 * @source ROU-003 (/RuleSettingRemindGrid)
 */
export function plannedDaysToRemind({ remindWhen, remindDays }: Scope, today: Day): readonly [Day, Day] {
  const days = typeof remindDays === 'number' ? remindDays : 0
  if (remindWhen === REMIND_WHEN.after) return [addDays(today, -days - LATE_DAYS), addDays(today, -Math.max(days, 1))]
  // For jobs planned for today or earlier, a reminder in advance comes too late.
  if (remindWhen === REMIND_WHEN.before)
    return [addDays(today, Math.max(days - LATE_DAYS, 1)), addDays(today, Math.max(days, 1))]
  return [today, today]
}
