import * as v from 'valibot'
import { id } from '../../catalogue/field.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { nothing } from '../output.ts'

/** A city with its code and name, as calls return it. */
export const citySchema = v.looseObject({ code: v.string(), name: v.string() })

export const cityCalls = {
  getCity: defineCall({
    service: 'Hf01CityFieldManage',
    method: 'getCity',
    effect: 'read',
    summary: '当前登录人可以办公的城市',
    input: params({}),
    output: v.array(citySchema),
    anyCity: true,
    requirements: ['CAL-061', 'SHL-017'],
  }),
  switchLocationCity: defineCall({
    service: 'Ss11SysUsers',
    method: 'switchLocationCity',
    effect: 'write',
    summary: '切换当前登录会话的办公城市，该会话的所有窗口同时得知',
    input: params({ code: id('城市', { required: true }) }),
    output: nothing,
    anyCity: true,
    errors: ['STATUS', 'CONFLICT'],
    requirements: ['CAL-063', 'SHL-017', 'SHL-018'],
  }),
} as const
