import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, id, integer, text, textarea } from '../../catalogue/field.ts'
import { inUse, recordFields } from '../record-fields.ts'
import { POINT_KIND } from './point-codes.ts'

/**
 * A rule that adds or removes a number of points. Bookings name their rule.
 * @source ROU-008 (/PointRuleMGrid)
 * @public
 */
export const pointRule = defineEntity({
  service: 'PointRule',
  title: '积分规则',
  metaTable: null,
  groups: {
    rule: {
      label: '积分规则',
      fields: {
        keyValue: id('规则ID', { hidden: true, serverOwned: true }),
        ruleCode: text('规则编码', {
          required: true,
          maxLength: 32,
          indexed: true,
          column: true,
          hint: '记录按编码引用，建立后请勿修改',
        }),
        ruleName: text('规则名称', { required: true, maxLength: 60, indexed: true, column: true }),
        ruleEvent: code('POINT_EVENT', '触发事项', {
          required: true,
          indexed: true,
          column: true,
          hint: '开户、办结、发布文章与到期由系统自动入账，其他事项在积分记录中登记',
        }),
        ruleKind: code('POINT_KIND', '收支', { required: true, default: POINT_KIND.earn, indexed: true, column: true }),
        rulePoints: integer('积分', { required: true, min: 1, max: 100_000, indexed: true, column: true }),
        ruleBasis: code('POINT_BASIS', '计量', { required: true, indexed: true, column: true }),
        ruleDaily: integer('每人每日上限', {
          min: 1,
          max: 100_000,
          stored: 'times',
          shown: 'times',
          indexed: true,
          hint: '不填为不限',
        }),
        ruleMonths: integer('积分有效期', {
          min: 1,
          max: 120,
          stored: 'month',
          shown: 'month',
          indexed: true,
          hint: '不填为长期有效；到期未用的积分在下次入账时扣除',
        }),
        ruleMemo: textarea('说明', { maxLength: 200 }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})
/** The values of a rule that gives or takes points, by field name; null where empty. @public */
export type PointRule = RecordOf<typeof pointRule>
