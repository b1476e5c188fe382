import * as v from 'valibot'
import { citySetting } from '../../domain/city/city-setting.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'

/** The public information of a city, with the rules in force there today. @public */
export const cityInfoSchema = v.looseObject({
  city: v.string(),
  name: v.string(),
  contact: v.nullish(v.string(), null),
  hotline: v.nullish(v.string(), null),
  hours: v.nullish(v.string(), null),
  address: v.nullish(v.string(), null),
  notice: v.nullish(v.string(), null),
  rules: v.array(
    v.looseObject({
      item: v.string(),
      name: v.string(),
      value: v.string(),
      unit: v.nullish(v.string(), null),
      basis: v.nullish(v.string(), null),
      from: v.nullish(v.string(), null),
    }),
  ),
})
/** Contact and opening hours of a city, with the rules in force there today. @public */
export type CityInfo = v.InferOutput<typeof cityInfoSchema>

/** Calls that read the settings of the city a user works in. */
export const citySettingCalls = {
  getCitySetting: defineCall({
    service: citySetting.service,
    method: 'getCitySetting',
    effect: 'read',
    summary: '当前城市站的联系方式、服务时间与今天有效的城市规则',
    input: params({}),
    output: cityInfoSchema,
    requirements: ['ROU-011'],
  }),
} as const
