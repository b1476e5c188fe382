import { filled } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, codes, flag, id, integer, text, textarea } from '../../catalogue/field.ts'
import { plainCode } from '../plain-code.ts'
import { inUse, recordFields, sortOrder } from '../record-fields.ts'

/** A main flow. Cases that meet its condition get it. @source FLW-001, FLW-002, ROU-004 (/WorkflowDefGrid) @public */
export const flowDefinition = defineEntity({
  service: 'WorkflowDef',
  title: '流程定义',
  metaTable: null,
  groups: {
    flow: {
      label: '主流程',
      fields: {
        keyValue: id('流程ID', { hidden: true, serverOwned: true }),
        flowCode: text('流程编码', {
          required: true,
          maxLength: 32,
          indexed: true,
          column: true,
          rules: [plainCode],
          hint: '建立后不能修改',
        }),
        flowName: text('流程名称', { required: true, maxLength: 60, indexed: true, column: true }),
        categoryName: text('分类名称', { required: true, maxLength: 30, indexed: true, column: true }),
        sortOrder,
        conditionCode: code('FLOW_CONDITION', '适用条件', {
          indexed: true,
          column: true,
          hint: '为空表示所有项目都适用',
        }),
        role: code('HX59', '负责岗位', { required: true, indexed: true, column: true }),
        orgType: code('HF9C', '办理机构类型', { indexed: true }),
        needCfgHdlMember: flag('需指定跟进人', { default: 0, indexed: true, column: true }),
        memo: textarea('说明', { maxLength: 500 }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  readOnly: { flowCode: filled('keyValue') },
})
/** The values of a main flow, as staff define it, by field name; null where empty. @public */
export type FlowDefinition = RecordOf<typeof flowDefinition>

/** A sub-flow of a main flow. @source FLW-002, ROU-004 (/WorkflowDefMgtGrid) @public */
export const flowNode = defineEntity({
  service: 'WorkflowDefMgt',
  title: '流程节点',
  metaTable: null,
  groups: {
    node: {
      label: '子流程',
      fields: {
        keyValue: id('节点ID', { hidden: true, serverOwned: true }),
        flowCode: text('流程编码', {
          required: true,
          maxLength: 32,
          indexed: true,
          column: true,
          rules: [plainCode],
          hint: '建立后不能修改',
        }),
        flowName: text('流程名称', { required: true, maxLength: 60, indexed: true, column: true }),
        fatherCode: code('HF15_MAIN_FLOW', '主流程', { required: true, indexed: true, column: true }),
        sortOrder,
        conditionCode: code('FLOW_CONDITION', '适用条件', { indexed: true, column: true, hint: '为空表示随主流程' }),
        optional: flag('按需添加', {
          default: 0,
          indexed: true,
          column: true,
          hint: '不随项目自动生成，由跟进人员添加',
        }),
        role: code('HX59', '负责岗位', { required: true, indexed: true, column: true }),
        orgType: code('HF9C', '办理机构类型', { indexed: true }),
        needCfgHdlMember: flag('需指定跟进人', { default: 0, indexed: true }),
        workdays: integer('时限（工作日）', { required: true, min: 0, max: 365, indexed: true, column: true }),
        weight: integer('提成权重', { required: true, min: 0, max: 1_000, default: 1, indexed: true, column: true }),
        buyerPapers: codes('CARD_PAPER', '买家资料', { indexed: true }),
        ownerPapers: codes('CARD_PAPER', '业主资料', { indexed: true }),
        memo: textarea('说明', { maxLength: 500 }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  readOnly: { flowCode: filled('keyValue') },
})
/** The values of a sub-flow of a main flow, by field name; null where empty. @public */
export type FlowNode = RecordOf<typeof flowNode>

/**
 * The condition of a flow: every list that is filled must contain the value of the case.
 * @source ROU-004 (/WorkflowConditionPoolGrid)
 * @public
 */
export const flowCondition = defineEntity({
  service: 'WorkflowConditionPool',
  title: '流程条件',
  metaTable: null,
  groups: {
    condition: {
      label: '条件',
      fields: {
        keyValue: id('条件ID', { hidden: true, serverOwned: true }),
        conditionCode: text('条件编码', {
          required: true,
          maxLength: 32,
          indexed: true,
          column: true,
          rules: [plainCode],
          hint: '建立后不能修改',
        }),
        conditionName: text('条件名称', { required: true, maxLength: 60, indexed: true, column: true }),
        prjTypes: codes('HF01', '项目类型', { indexed: true, column: true }),
        schemes: codes('HF99', '贷款方案', {
          indexed: true,
          column: true,
          hint: '未选贷款方案的项目不受此项限制时，请同时打开“含无贷款”',
        }),
        withoutLoan: flag('含无贷款', { default: 0, indexed: true, column: true }),
        payWays: codes('HG10', '付款方案', { indexed: true, column: true }),
        houseLoans: codes('HF79', '房屋贷款状态', { indexed: true, column: true }),
        tradeModes: codes('HFG5', '交易方式', { indexed: true, column: true }),
        payouts: codes('HFG6', '放款方式', { indexed: true }),
        searching: flag('需要找房', { default: 0, indexed: true, column: true }),
        memo: textarea('说明', { maxLength: 500 }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  readOnly: { conditionCode: filled('keyValue') },
})
/** The values of a condition that adds a flow to a case, by field name; null where empty. @public */
export type FlowCondition = RecordOf<typeof flowCondition>
