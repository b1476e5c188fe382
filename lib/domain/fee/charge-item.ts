import { filled } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, id, integer, text, textarea, yuan } from '../../catalogue/field.ts'
import { plainCode } from '../plain-code.ts'
import { inUse, recordFields } from '../record-fields.ts'

/**
 * A kind of charge, with the name and group under which the fees of every case list it.
 * @source FEE-004, FEE-019
 * @public
 */
export const chargeItem = defineEntity({
  service: 'ChargeItem',
  title: '收费项目',
  metaTable: null,
  groups: {
    item: {
      label: '收费项目',
      fields: {
        keyValue: id('收费项目ID', { hidden: true, serverOwned: true }),
        itemCode: text('编码', {
          required: true,
          maxLength: 16,
          indexed: true,
          column: true,
          rules: [plainCode],
          hint: '建立后不能修改',
        }),
        itemName: text('名称', { required: true, maxLength: 40, indexed: true, column: true }),
        itemGroup: text('费用分组', {
          required: true,
          maxLength: 20,
          indexed: true,
          column: true,
          hint: '收支页按分组归类',
        }),
        itemReceiver: code('HX54', '通常由谁收取', { indexed: true, column: true }),
        itemPayer: text('通常由谁支付', { maxLength: 40, indexed: true, column: true }),
        itemUsual: yuan('参考金额', { indexed: true, column: true }),
        itemMemo: textarea('说明', { maxLength: 200, column: true }),
        itemSort: integer('排序', { required: true, min: 0, max: 9_999, indexed: true }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  readOnly: { itemCode: filled('keyValue') },
})
/** The values of a kind of charge, by field name; null where empty. @public */
export type ChargeItem = RecordOf<typeof chargeItem>
