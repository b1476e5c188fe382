import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, datetime, id, text } from '../../catalogue/field.ts'

/**
 * One event of an order or an expense: submitted, approved, returned. Entries are never changed, except that they are
 * marked as read.
 * @source specification 2 §3.4 (INC-045, INC-046)
 * @public
 */
export const examination = defineEntity({
  service: 'Hf3fExamineInfo',
  title: '审核记录',
  metaTable: null,
  groups: {
    record: {
      label: '审核记录',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        hf3fObjCode: text('对象代码', { hidden: true, serverOwned: true, maxLength: 64, indexed: true }),
        hf3fObjId: id('对象ID', { hidden: true, serverOwned: true, indexed: true }),
        hf3fAction: code('HX73', '动作', { serverOwned: true, indexed: true }),
        hf3fIsRead: code('HF3F_READ', '处理状态', { serverOwned: true }),
        hf3fExamTime: datetime('处理时间', { serverOwned: true, indexed: true }),
        hf3fExamUsr: text('处理人', { serverOwned: true, maxLength: 50 }),
        hf3fSuggest: text('意见', { serverOwned: true, maxLength: 500 }),
      },
    },
  },
})

/** @public */
export type Examination = RecordOf<typeof examination>
/** Kinds of records that are examined, as values of `objCode`. @source CAL-084 @public */
export const EXAMINED_OBJECT = { order: 'SL01_SALE_ORDER_M', expense: 'PROJECT_COST_INFO' } as const
/** Action of the entry (HX73). */
export const EXAMINE_ACTION = {
  submit: 'SUBMIT',
  approve: 'APPROVE',
  giveBack: 'RETURN',
  withdraw: 'WITHDRAW',
} as const
