import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, datetime, id, text } from '../../catalogue/field.ts'

/** An event of a job of a case. Entries are never changed. @source specification 2 §3.6 (FLW-012, FLW-013) @public */
export const flowLog = defineEntity({
  service: 'Hf2vPrjLog',
  title: '操作记录',
  metaTable: null,
  groups: {
    place: {
      label: '流程',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        hf2vPrjId: id('项目ID', { hidden: true, serverOwned: true, indexed: true }),
        hf2vJobId: id('节点ID', { hidden: true, serverOwned: true, indexed: true }),
        hf2vFlowName: text('流程', { serverOwned: true, maxLength: 60, indexed: true, column: true }),
        /** PEOPLE: the person responsible changed; ACTION: something was done. */
        hf2vKind: code('FLOW_LOG_KIND', '记录类别', { hidden: true, serverOwned: true, indexed: true }),
      },
    },
    people: {
      label: '责任人变更',
      fields: {
        obligationUsrName: text('责任人', { serverOwned: true, maxLength: 50, column: true }),
        obligationUsrStatus: text('责任人状态', { serverOwned: true, maxLength: 20, column: true }),
        branceName: text('网点', { serverOwned: true, maxLength: 100, column: true }),
        divisionName: text('机构', { serverOwned: true, maxLength: 100, column: true }),
        hf2vChgTime: datetime('变更时间', { serverOwned: true, column: true }),
        crtUsrName: text('操作人', { serverOwned: true, maxLength: 50, column: true }),
      },
    },
    actions: {
      label: '操作日志',
      fields: {
        hf2vActionType: text('操作类型', { serverOwned: true, maxLength: 20, indexed: true, column: true }),
        hf2vActionText: text('操作内容', { serverOwned: true, maxLength: 1_000, column: true }),
        hf2vActionTime: datetime('操作时间', { serverOwned: true, indexed: true, column: true }),
      },
    },
  },
})
/** @public */
export type FlowLog = RecordOf<typeof flowLog>
/** Which of the two logs an entry belongs to. */
export const FLOW_LOG_KIND = { people: 'PEOPLE', action: 'ACTION' } as const
/** Actions on jobs, in the words of the log. @public */
export const FLOW_ACTION = {
  add: '添加',
  start: '开始',
  finish: '完结',
  remind: '设置提醒',
  plan: '改期',
  undo: '撤销',
  drop: '移除',
  office: '指定机构',
  assign: '变更责任人',
} as const
/** Changes of responsibility, in the words of the log. @public */
export const OBLIGATION = { taken: '接手', released: '移交' } as const
