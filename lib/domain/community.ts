import { defineEntity, type RecordOf } from '../catalogue/entity.ts'
import { id, integer, number, region, text } from '../catalogue/field.ts'
import { digits, length } from '../catalogue/rule.ts'
import { DEFAULT_PLACE } from './codes.ts'
import { inUse, recordFields } from './record-fields.ts'

/** A housing estate. Houses refer to one; the map finds places by them. @source PCK-012, OPN-092 @public */
export const community = defineEntity({
  service: 'Community',
  title: '小区',
  metaTable: null,
  groups: {
    community: {
      label: '小区',
      fields: {
        keyValue: id('小区ID', { hidden: true, serverOwned: true }),
        communityName: text('小区名称', { required: true, maxLength: 100, indexed: true, column: true }),
        communityAlias: text('别名', {
          maxLength: 200,
          indexed: true,
          column: true,
          hint: '曾用名、推广名等，多个以顿号分隔',
        }),
        communityProvince: region('province', '省', { default: DEFAULT_PLACE.province }),
        communityCity: region('city', '市', {
          parent: 'communityProvince',
          default: DEFAULT_PLACE.city,
          required: true,
          indexed: true,
        }),
        communityArea: region('area', '区县', { parent: 'communityCity', required: true, indexed: true, column: true }),
        communityAddress: text('地址', { maxLength: 200, indexed: true, column: true }),
        communityBuiltYear: text('建成年份', { rules: [digits, length(4)], indexed: true, column: true }),
        communityHomes: integer('总户数', { min: 0, max: 100_000 }),
        communityEnabled: inUse,
      },
    },
    place: {
      label: '位置',
      fields: {
        communityLng: number('经度', { min: -180, max: 180, precision: 6 }),
        communityLat: number('纬度', { min: -90, max: 90, precision: 6 }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  composites: {
    region: { kind: 'region', label: '所在地区', parts: ['communityProvince', 'communityCity', 'communityArea'] },
    point: { kind: 'map-point', label: '位置', parts: ['communityLng', 'communityLat'], coordinates: 'GCJ-02' },
  },
})
/** The values of a housing estate, by field name; null where empty. @public */
export type Community = RecordOf<typeof community>
