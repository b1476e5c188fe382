import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import {
  account,
  code,
  codes,
  date,
  datetime,
  flag,
  id,
  integer,
  organisation,
  text,
  yuan,
} from '../../catalogue/field.ts'

/**
 * A piece of work of a case: a main flow, or one of its sub-flows, which names the main flow in `hf15FatherCode`. The
 * status of a main flow follows from its sub-flows ({@link mainJobStatus}); it is stored so that lists can be searched
 * by it.
 * @source specification 2 §3.5, §4.4 (FLW-017 to FLW-031)
 * @public
 */
export const flowJob = defineEntity({
  service: 'Hf15FlowJobs',
  title: '项目进度',
  metaTable: null,
  groups: {
    job: {
      label: '流程',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        hf15PrjId: id('项目ID', { hidden: true, serverOwned: true, indexed: true }),
        /** Number of the case, so that lists over all cases can show it and be searched by it; it never changes. */
        hf15PrjNo: text('项目编号', { readOnly: true, serverOwned: true, maxLength: 32, indexed: true, column: true }),
        hf15JobId: id('节点ID', { hidden: true, serverOwned: true }),
        hf15FlowCode: code('HF15_BATCH_FLOW', '流程编码', {
          readOnly: true,
          hidden: true,
          serverOwned: true,
          indexed: true,
        }),
        hf15FatherCode: code('HF15_MAIN_FLOW', '主流程', {
          readOnly: true,
          serverOwned: true,
          indexed: true,
          column: true,
        }),
        hf15FlowName: text('流程名称', {
          readOnly: true,
          serverOwned: true,
          maxLength: 60,
          indexed: true,
          column: true,
        }),
        categoryName: text('分类名称', {
          readOnly: true,
          serverOwned: true,
          maxLength: 30,
          indexed: true,
          column: true,
        }),
        hf15Status: code('BD96', '状态', { readOnly: true, serverOwned: true, indexed: true, column: true }),
        hf15PlanTime: date('计划/完成日期', { serverOwned: true, indexed: true, column: true }),
        hf15NoticeTime: date('提醒日期', { serverOwned: true, indexed: true, column: true }),
        hf15HdlMemberId: account('跟进人', { serverOwned: true, indexed: true, column: true }),
        hf15Memo: text('备注', { maxLength: 500 }),
        hf15DivisionDetailId: organisation('办理机构', { serverOwned: true, indexed: true, column: true }),
        finish: flag('已完成', { readOnly: true, serverOwned: true, default: 0 }),
        disableEdit: flag('禁止编辑', { readOnly: true, serverOwned: true, default: 0 }),
        needCfgHdlMember: flag('需指定跟进人', { readOnly: true, serverOwned: true, default: 0 }),
        userGroup: code('HX59', '岗位分组', { readOnly: true, serverOwned: true, indexed: true }),
      },
    },
    terms: {
      label: '办理要求',
      fields: {
        hf15OrgType: code('HF9C', '办理机构类型', { readOnly: true, serverOwned: true }),
        hf15Workdays: integer('经验时限（工作日）', { readOnly: true, serverOwned: true, min: 0 }),
        hf15Weight: integer('提成权重', { readOnly: true, serverOwned: true, min: 0, hidden: true }),
        hf15BuyerPapers: codes('CARD_PAPER', '买家资料', { readOnly: true, serverOwned: true, indexed: true }),
        hf15OwnerPapers: codes('CARD_PAPER', '业主资料', { readOnly: true, serverOwned: true, indexed: true }),
      },
    },
    commission: {
      label: '提成',
      fields: {
        flowJobCommissionFee: yuan('提成', { readOnly: true, serverOwned: true }),
      },
    },
    trail: {
      label: '办理情况',
      fields: {
        hf15FinishUsr: account('完结人', { readOnly: true, serverOwned: true }),
        hf15FinishAt: datetime('完结操作时间', { readOnly: true, serverOwned: true, indexed: true }),
        /** The day on which the reminder was sent; empty before that. */
        hf15RemindedAt: datetime('已提醒时间', { readOnly: true, serverOwned: true, hidden: true, indexed: true }),
      },
    },
  },
})

/** The values of a piece of work of a case, by field name; null where empty. @public */
export type FlowJob = RecordOf<typeof flowJob>
