import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, id, month, region } from '../../catalogue/field.ts'
import { notAfter, notBefore } from '../../catalogue/rule.ts'
import { DEFAULT_PLACE } from '../codes.ts'
import { recordFields } from '../record-fields.ts'

/** Personal tax of a member. @source specification 1 §3 (REC-024) @public */
export const tax = defineEntity({
  service: 'Hf27PrjMemberTax',
  title: '个税',
  metaTable: 9,
  groups: {
    tax: {
      label: '个税缴纳',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        hf27MemberId: id('成员ID', { hidden: true, indexed: true }),
        hf27Province: region('province', '纳税省份', { default: DEFAULT_PLACE.province }),
        hf27City: region('city', '纳税城市', { parent: 'hf27Province', default: DEFAULT_PLACE.city }),
        hf27Area: region('area', '纳税区', { parent: 'hf27City' }),
        hf27Date1: month('纳税起始月', { rules: [notAfter('hf27Date2')] }),
        hf27Date2: month('纳税截止月', { rules: [notBefore('hf27Date1')], hint: '至今仍在纳税的留空' }),
        hf27Status: code('HX21', '纳税状态'),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  composites: { place: { kind: 'region', label: '纳税地', parts: ['hf27Province', 'hf27City', 'hf27Area'] } },
})

/** A member's personal tax, by field name; null where empty, amounts in yuan. @public */
export type Tax = RecordOf<typeof tax>
