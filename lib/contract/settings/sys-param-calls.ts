import * as v from 'valibot'
import { sysParam } from '../../domain/settings/sys-param.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'

/** Calls that read the parameters of the installation. */
export const sysParamCalls = {
  getValues: defineCall({
    service: sysParam.service,
    method: 'getValues',
    effect: 'read',
    summary: '页面可读的系统参数：编码到参数值',
    input: params({}),
    output: v.record(v.string(), v.string()),
    requirements: ['OPN-087'],
  }),
} as const
