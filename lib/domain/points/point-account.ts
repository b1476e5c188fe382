import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { account, code, datetime, id, integer } from '../../catalogue/field.ts'
import { recordFields } from '../record-fields.ts'

const points = { serverOwned: true, indexed: true, default: 0 } as const

/** The points of a person: sums of their bookings, never entered directly. @source ROU-008 (/AcctPointGrid) @public */
export const pointAccount = defineEntity({
  service: 'PointAccount',
  title: '积分账户',
  metaTable: null,
  groups: {
    account: {
      label: '积分账户',
      fields: {
        keyValue: id('积分账户ID', { hidden: true, serverOwned: true }),
        acctId: account('账号', { serverOwned: true, indexed: true, column: true }),
        pointBalance: integer('积分余额', { ...points, column: true }),
        pointEarned: integer('累计获得', { ...points, column: true }),
        pointSpent: integer('累计使用', { ...points, column: true }),
        pointCount: integer('入账笔数', { ...points, column: true }),
        pointLevel: code('POINT_LEVEL', '等级', {
          serverOwned: true,
          indexed: true,
          column: true,
          hint: '按累计获得的积分评定',
        }),
        pointLastAt: datetime('最近入账时间', { serverOwned: true, indexed: true, column: true }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})
/** The points of a person: sums of their bookings by field name; null where empty. @public */
export type PointAccount = RecordOf<typeof pointAccount>
