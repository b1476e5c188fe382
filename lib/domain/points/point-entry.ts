import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { account, code, date, datetime, id, integer, text, textarea } from '../../catalogue/field.ts'
import { recordFields } from '../record-fields.ts'
import { POINT_KIND, POINT_STATE } from './point-codes.ts'

/**
 * A booking of points a person earns or uses. It counts from its confirmation until it is cancelled.
 * @source ROU-008 (/PointManage)
 * @public
 */
export const pointEntry = defineEntity({
  service: 'PointBooking',
  title: '积分记录',
  metaTable: null,
  groups: {
    booking: {
      label: '积分记录',
      fields: {
        keyValue: id('积分记录ID', { hidden: true, serverOwned: true }),
        acctId: account('账号', { required: true, indexed: true, column: true }),
        pointKind: code('POINT_KIND', '收支', {
          required: true,
          default: POINT_KIND.earn,
          indexed: true,
          column: true,
        }),
        pointRule: code('POINT_RULE', '积分规则', {
          indexed: true,
          column: true,
          hint: '填写后，入账时规则须在用，收支方向一致，积分为规则每次积分的整数倍，且不超过每日上限',
        }),
        pointAmount: integer('积分', { required: true, min: 1, max: 1_000_000, indexed: true, column: true }),
        pointDay: date('发生日期', { required: true, indexed: true, column: true }),
        pointReason: text('事由', { required: true, maxLength: 100, indexed: true, column: true }),
        pointMemo: textarea('备注', { maxLength: 500 }),
      },
    },
    state: {
      label: '入账情况',
      fields: {
        pointState: code('POINT_STATE', '状态', {
          serverOwned: true,
          default: POINT_STATE.draft,
          indexed: true,
          column: true,
        }),
        pointBookedAt: datetime('入账时间', { serverOwned: true, indexed: true }),
        pointBookedBy: account('入账人', { serverOwned: true, indexed: true }),
        pointSource: text('入账依据', { hidden: true, serverOwned: true, maxLength: 64 }),
        pointCancelReason: text('冲销原因', { serverOwned: true, maxLength: 500 }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})
/** Points a person earned or used, by field name; null where empty. @public */
export type PointEntry = RecordOf<typeof pointEntry>
