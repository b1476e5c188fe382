import * as v from 'valibot'
import { number, text } from '../../catalogue/field.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'

const place = v.looseObject({
  key: v.string(),
  name: v.string(),
  address: v.nullish(v.string(), null),
  lng: v.number(),
  lat: v.number(),
})

/**
 * Calls to the maps service of an installation. The server makes them, so its key never reaches a page. Points are
 * GCJ-02.
 * @source PCK-009, CAL-046
 */
export const mapCalls = {
  getState: defineCall({
    service: 'mapService',
    method: 'getState',
    effect: 'read',
    summary: '本站是否接有地图服务',
    input: params({}),
    output: v.object({ configured: v.boolean() }),
    requirements: ['PCK-009'],
  }),
  searchPlaces: defineCall({
    service: 'mapService',
    method: 'searchPlaces',
    effect: 'read',
    summary: '由地图服务按名称找地点，靠近某市的在前',
    input: params({ keyword: text('关键字', { required: true, maxLength: 60 }), city: text('城市', { maxLength: 6 }) }),
    output: v.array(place),
    errors: ['STATUS', 'UNAVAILABLE', 'RATE_LIMITED'],
    requirements: ['PCK-009', 'CAL-046'],
  }),
  addressOf: defineCall({
    service: 'mapService',
    method: 'addressOf',
    effect: 'read',
    summary: '由地图服务答某一点的地址；没有时为空',
    input: params({
      lng: number('经度', { required: true, min: -180, max: 180, precision: 12 }),
      lat: number('纬度', { required: true, min: -90, max: 90, precision: 12 }),
    }),
    output: v.nullable(v.string()),
    errors: ['STATUS', 'UNAVAILABLE', 'RATE_LIMITED'],
    requirements: ['PCK-009', 'CAL-046'],
  }),
} as const
