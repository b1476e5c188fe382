import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, computed, id, month, percent, region, yesno, yuan } from '../../catalogue/field.ts'
import { notAfter, notBefore } from '../../catalogue/rule.ts'
import { DEFAULT_PLACE } from '../codes.ts'
import { recordFields } from '../record-fields.ts'

/** Provident fund of a member. @source specification 1 §3 (REC-020 to REC-022) @public */
export const fund = defineEntity({
  service: 'Hf25PrjMemberFund',
  title: '公积金',
  metaTable: 7,
  groups: {
    fund: {
      label: '公积金缴存',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        hf25MemberId: id('成员ID', { hidden: true, indexed: true }),
        hf25FundType: code('HX18', '公积金类型'),
        hf25FundBody: code('HX19', '缴存主体'),
        hf25FundProvince: region('province', '缴存省份', { default: DEFAULT_PLACE.province }),
        hf25FundCity: region('city', '缴存城市', { parent: 'hf25FundProvince', default: DEFAULT_PLACE.city }),
        hf25FundBase: yuan('缴存基数'),
        hf25FundRate: percent('缴存比例', { min: 0 }),
        hf25FundAmt: yuan('月缴存额'),
        hf25FundRePay: yesno('是否补缴'),
        hf25Date1: month('缴存起始月', { rules: [notAfter('hf25Date2')] }),
        hf25Date2: month('缴存截止月', {
          rules: [notBefore('hf25Date1')],
          hint: '2024年5月起连续缴存期统一为6个月；至今仍在缴存的留空',
        }),
        hf25Status: code('HX21', '缴存状态'),
        // Two years were required before May 2024; stored for records of that time.
        hf25TwoYear: computed('两年缴存情况', { serverOwned: true, hidden: true }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  composites: { place: { kind: 'region', label: '缴存地', parts: ['hf25FundProvince', 'hf25FundCity'] } },
})

/** A member's provident fund, by field name; null where empty, amounts in yuan. @public */
export type Fund = RecordOf<typeof fund>
