import { filled } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, codes, flag, id, text, textarea } from '../../catalogue/field.ts'
import { plainCode } from '../plain-code.ts'
import { inUse, recordFields, sortOrder } from '../record-fields.ts'

/** Audience of a view of the progress (FLOW_AUDIENCE). */
export const FLOW_AUDIENCE = { buyer: 'BUYER', owner: 'OWNER', staff: 'STAFF' } as const

/**
 * Roles that may work on a flow: where an entry is in use for it, or for its main flow, only these roles and managers.
 * @source ROU-004 (/WorkflowPrvGrid), FLW-035
 * @public
 */
export const flowRight = defineEntity({
  service: 'WorkflowPrv',
  title: '流程办理权限',
  metaTable: null,
  groups: {
    right: {
      label: '流程办理权限',
      fields: {
        keyValue: id('权限ID', { hidden: true, serverOwned: true }),
        prvFlow: code('HF15_BATCH_FLOW', '流程', {
          required: true,
          indexed: true,
          column: true,
          hint: '主流程的设置也用于其中没有单独设置的节点',
        }),
        prvRoles: codes('SYS_ROLE', '可办理的角色', {
          required: true,
          indexed: true,
          column: true,
          hint: '经理始终可以办理；其他人还须是该流程的跟进人或项目的跟进经理',
        }),
        prvUndo: flag('这些角色可撤销', { default: 1, indexed: true, column: true }),
        prvReason: text('原因', { maxLength: 100, column: true }),
        prvMemo: textarea('说明', { maxLength: 300 }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  readOnly: { prvFlow: filled('keyValue') },
})
/** The values of an entry that limits a flow to some roles, by field name; null where empty. @public */
export type FlowRight = RecordOf<typeof flowRight>

/**
 * A group of steps of a case for one audience: buyers see other steps than staff.
 * @source ROU-004 (/FlowViewGrpGrid)
 * @public
 */
export const flowViewGroup = defineEntity({
  service: 'FlowViewGrp',
  title: '流程视图分组',
  metaTable: null,
  groups: {
    group: {
      label: '流程视图分组',
      fields: {
        keyValue: id('分组ID', { hidden: true, serverOwned: true }),
        grpCode: text('分组编码', {
          required: true,
          maxLength: 32,
          indexed: true,
          column: true,
          rules: [plainCode],
          hint: '建立后不能修改',
        }),
        grpName: text('分组名称', { required: true, maxLength: 40, indexed: true, column: true }),
        grpAudience: code('FLOW_AUDIENCE', '展示对象', { required: true, indexed: true, column: true }),
        grpText: textarea('分组说明', { maxLength: 200, column: true }),
        grpSort: sortOrder,
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  readOnly: { grpCode: filled('keyValue') },
})
/** The values of a group of steps for one audience, by field name; null where empty. @public */
export type FlowViewGroup = RecordOf<typeof flowViewGroup>

/** A flow in such a group, worded for its audience. @source ROU-004 (/WorkflowViewGrid) @public */
export const flowView = defineEntity({
  service: 'WorkflowView',
  title: '流程视图',
  metaTable: null,
  groups: {
    view: {
      label: '流程视图',
      fields: {
        keyValue: id('视图ID', { hidden: true, serverOwned: true }),
        viewGrp: code('FLOW_VIEW_GRP', '分组', { required: true, indexed: true, column: true, picks: 'FlowViewGrp' }),
        viewFlow: code('HF15_BATCH_FLOW', '流程', { required: true, indexed: true, column: true }),
        viewName: text('展示名称', { maxLength: 40, indexed: true, column: true, hint: '不填的用流程名称' }),
        viewText: textarea('展示说明', { maxLength: 200, column: true }),
        viewSort: sortOrder,
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})
/** The values of a step, worded for its audience, by field name; null where empty. @public */
export type FlowView = RecordOf<typeof flowView>
