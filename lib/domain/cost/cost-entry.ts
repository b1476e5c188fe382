import { is } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { account, code, date, file, id, integer, organisation, text, textarea, yuan } from '../../catalogue/field.ts'
import { notFuture } from '../../catalogue/rule.ts'
import { ORGANISATION_TYPE } from '../codes.ts'
import { recordFields } from '../record-fields.ts'
import { COST_CATEGORY, COST_STORES, ENTRY_KIND } from './cost-codes.ts'

/**
 * Costs that belong to no case, such as rent, promotion, platform fees and rebates of teams; and income that does not
 * come from a case in the portal.
 * @source ROU-012
 * @public
 */
export const costEntry = defineEntity({
  service: 'CostEntry',
  title: '运营成本',
  metaTable: null,
  groups: {
    entry: {
      label: '成本',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        entryKind: code('COST_ENTRY_KIND', '登记类型', { required: true, default: ENTRY_KIND.cost, indexed: true }),
        entryDate: date('发生日期', { required: true, rules: [notFuture], indexed: true, column: true }),
        storeCode: code(COST_STORES, '门店', { required: true, indexed: true, column: true }),
        costCategory: code('COST_CATEGORY', '成本类别', { indexed: true, column: true }),
        costItem: code('COST_ITEM', '费用项目', { parent: 'costCategory', indexed: true, column: true }),
        entryAmount: yuan('金额', { required: true, indexed: true, column: true }),
        caseCount: integer('项目宗数', {
          min: 0,
          max: 10_000,
          indexed: true,
          hint: '没有进入系统的项目，按月结转的宗数',
        }),
        teamId: organisation('合作团队', { picks: ORGANISATION_TYPE.agency, indexed: true }),
        personId: account('员工', { indexed: true }),
        payee: text('收款方', { maxLength: 60, indexed: true, column: true }),
        voucherNo: text('凭证编号', { maxLength: 40, indexed: true }),
        voucher: file('凭证附件'),
        entryMemo: textarea('说明', { maxLength: 300 }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  shown: {
    costCategory: is('entryKind', ENTRY_KIND.cost),
    costItem: is('entryKind', ENTRY_KIND.cost),
    caseCount: is('entryKind', ENTRY_KIND.income),
    teamId: is('costCategory', COST_CATEGORY.team),
    personId: is('costCategory', COST_CATEGORY.commission),
  },
  required: { costCategory: is('entryKind', ENTRY_KIND.cost), costItem: is('entryKind', ENTRY_KIND.cost) },
})
/**
 * The values of a cost or an income of a store that belongs to no case, by field name; null where empty, amounts in
 * yuan.
 * @public
 */
export type CostEntry = RecordOf<typeof costEntry>
