import { is } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, codes, id, integer, number, region, text, textarea } from '../../catalogue/field.ts'
import { notAbove, notBelow } from '../../catalogue/rule.ts'
import { DEFAULT_PLACE, DEMAND_STATUS, DICTIONARY, SCHOOL_WISH } from '../codes.ts'
import { recordFields } from '../record-fields.ts'
import { mobile } from '../standards/mobile.ts'

const budget = { stored: 'wan', shown: 'wan', min: 0, precision: 2, indexed: true, column: true } as const
const squareMetres = { stored: 'm2', shown: 'm2', min: 0, precision: 2 } as const
const years = { stored: 'year', shown: 'year', min: 0 } as const

/** The house a buyer looks for. @source specification 1 §3 (DEM-001 to DEM-015) @public */
export const demand = defineEntity({
  service: 'Hf22PrjHouseDemand',
  title: '找房需求',
  metaTable: 11,
  groups: {
    budget: {
      label: '预算与房型',
      fields: {
        keyValue: id('需求ID', { hidden: true, serverOwned: true }),
        hf22PrjId: id('项目ID', { hidden: true, indexed: true }),
        hf22MinPrice: number('预算最低价', { ...budget, rules: [notAbove('hf22MaxPrice')] }),
        hf22MaxPrice: number('预算最高价', { ...budget, rules: [notBelow('hf22MinPrice')] }),
        hf22HourceType: codes('HF75', '意向房屋类型', { indexed: true, column: true }),
        hf22Area1: number('面积下限', { ...squareMetres, rules: [notAbove('hf22Area2')] }),
        hf22Area2: number('面积上限', { ...squareMetres, rules: [notBelow('hf22Area1')] }),
        hf22HourseAge1: integer('房龄下限', { ...years, rules: [notAbove('hf22HourseAge2')] }),
        hf22HourseAge2: integer('房龄上限', { ...years, rules: [notBelow('hf22HourseAge1')] }),
      },
    },
    place: {
      label: '意向位置',
      fields: {
        hf22City: region('city', '意向城市', { default: DEFAULT_PLACE.city, indexed: true, column: true }),
        // Several districts: codes of the national list, all of one city.
        hf22Areas: codes(DICTIONARY.divisions, '意向区域', {
          part: 'area',
          parent: 'hf22City',
          hint: '可多选，限意向城市内',
          indexed: true,
          column: true,
        }),
        hf22VillageDetail: text('意向小区', { maxLength: 200 }),
      },
    },
    wishes: {
      label: '学位与房况',
      fields: {
        hf22ReqDegree: codes('HF03', '学位要求'),
        hf22School: text('意向学校', { maxLength: 100 }),
        hf22LiftType: code('HX72', '电梯要求'),
        hf22Decoration: code('HX29', '装修要求'),
      },
    },
    contact: {
      label: '联系与跟进',
      fields: {
        hf22LinkName: text('联系人', { maxLength: 50, indexed: true, column: true }),
        hf22LinkPhone: text('联系电话', { rules: [mobile], sensitive: 'phone' }),
        hf22Memo: textarea('备注', { maxLength: 500 }),
        hf22Status: code('HF22_STATUS', '需求状态', {
          readOnly: true,
          serverOwned: true,
          default: DEMAND_STATUS.waiting,
          indexed: true,
          column: true,
        }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  shown: { hf22School: is('hf22ReqDegree', SCHOOL_WISH.primary, SCHOOL_WISH.middle) },
})

/** A buyer's wishes for a house, by field name; null where empty. @public */
export type Demand = RecordOf<typeof demand>
