import { is } from '../../catalogue/condition.ts'
import { defineEntity } from '../../catalogue/entity.ts'
import { code, id, integer, text, textarea } from '../../catalogue/field.ts'
import type { Scope } from '../../catalogue/kind.ts'
import { inUse, recordFields } from '../record-fields.ts'

/**
 * Action of a rule (TRIGGER_ACTION): sets the day of another flow, adds it where the case has none, or notifies a user.
 */
export const TRIGGER_ACTION = { plan: 'PLAN', add: 'ADD', tell: 'TELL' } as const

/** A further action that runs when a flow of a case is finished. @source ROU-003 (/RuleSettingFlowGrid) @public */
export const flowTrigger = defineEntity({
  service: 'RuleSettingFlow',
  title: '触发规则',
  metaTable: null,
  groups: {
    main: {
      label: '触发规则',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        triggerName: text('规则名称', { required: true, maxLength: 60, indexed: true }),
        triggerFlow: code('HF15_BATCH_FLOW', '完结的流程', { required: true, indexed: true }),
        triggerWhen: code('FLOW_CONDITION', '适用条件', { indexed: true, hint: '为空表示所有项目' }),
        triggerAction: code('TRIGGER_ACTION', '动作', { required: true, indexed: true }),
        triggerNext: code('HF15_BATCH_FLOW', '安排的流程', { indexed: true, required: true }),
        triggerWho: code('HX59', '通知岗位', { indexed: true, required: true }),
        triggerDays: integer('延后（工作日）', { min: 0, max: 90, indexed: true, hint: '从完结的办理日期算起' }),
        triggerSort: integer('排序', { min: 0, max: 9_999, indexed: true }),
        triggerMemo: textarea('说明', { maxLength: 300, hint: '通知时作为正文' }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  shown: {
    triggerNext: is('triggerAction', TRIGGER_ACTION.plan, TRIGGER_ACTION.add),
    triggerDays: is('triggerAction', TRIGGER_ACTION.plan, TRIGGER_ACTION.add),
    triggerWho: is('triggerAction', TRIGGER_ACTION.tell),
  },
})

/**
 * The rules that apply after flows of a case are finished, in the order of the list.
 * @param rules rows of the list that are in use
 * @param finished codes of the flows that were just finished
 * @param holds whether the case meets a condition, by its code; true for none
 * @source ROU-003 (/RuleSettingFlowGrid)
 */
export function triggeredBy<R extends { readonly values: Scope }>(
  rules: readonly R[],
  finished: ReadonlySet<unknown>,
  holds: (condition: string | null) => boolean,
): readonly R[] {
  return rules.filter(
    ({ values: { triggerFlow, triggerWhen = null } }) =>
      finished.has(triggerFlow) && holds(typeof triggerWhen === 'string' ? triggerWhen : null),
  )
}
