import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, computed, flag, id, integer, text, yuan } from '../../catalogue/field.ts'

/**
 * A charge of a case: the amount of one type, and how much of it is still to be collected.
 * @source specification 2 §3.1 (FEE-019)
 * @public
 */
export const charge = defineEntity({
  service: 'ProjectChargeCfg',
  title: '收费项',
  metaTable: null,
  groups: {
    charge: {
      label: '收费项',
      fields: {
        keyValue: id('收费项ID', { hidden: true, serverOwned: true }),
        cfgId: id('收费项ID', { hidden: true, serverOwned: true }),
        prjId: id('项目ID', { hidden: true, indexed: true }),
        produceCls: code('project_charge_cls', '收费类型', { required: true, indexed: true }),
        totalFee: yuan('总费用'),
        remindFee: yuan('待收费用', { serverOwned: true, hint: '总费用减去已收；没有总费用时显示 /' }),
        bookableFee: yuan('可收费用', { serverOwned: true, hidden: true }),
        receiveWho: code('HX54', '收费方'),
        cfgMemo: text('备注', { maxLength: 200 }),
        projectFeeInfoVos: computed('收支记录', { hidden: true, serverOwned: true }),
        isDelete: flag('删除', { hidden: true }),
        sortNo: integer('序号', { hidden: true, serverOwned: true, indexed: true }),
      },
    },
  },
})

/** @public */
export type Charge = RecordOf<typeof charge>
