import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, id, month, region } from '../../catalogue/field.ts'
import { notAfter, notBefore } from '../../catalogue/rule.ts'
import { DEFAULT_PLACE } from '../codes.ts'
import { recordFields } from '../record-fields.ts'

/** Social insurance of a member. @source specification 1 §3 (REC-023) @public */
export const social = defineEntity({
  service: 'Hf26PrjMemberSocial',
  title: '社保',
  metaTable: 8,
  groups: {
    social: {
      label: '社保缴纳',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        hf26MemberId: id('成员ID', { hidden: true, indexed: true }),
        hf26Province: region('province', '参保省份', { default: DEFAULT_PLACE.province }),
        hf26City: region('city', '参保城市', { parent: 'hf26Province', default: DEFAULT_PLACE.city }),
        hf26Area: region('area', '参保区', { parent: 'hf26City' }),
        hf26Date1: month('参保起始月', { rules: [notAfter('hf26Date2')] }),
        hf26Date2: month('参保截止月', { rules: [notBefore('hf26Date1')], hint: '至今仍在参保的留空' }),
        hf26Status: code('HX21', '参保状态'),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  composites: { place: { kind: 'region', label: '参保地', parts: ['hf26Province', 'hf26City', 'hf26Area'] } },
})

/** A member's social insurance, by field name; null where empty. @public */
export type Social = RecordOf<typeof social>
