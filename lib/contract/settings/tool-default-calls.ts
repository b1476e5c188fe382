import * as v from 'valibot'
import { text } from '../../catalogue/field.ts'
import { toolDefault } from '../../domain/settings/tool-default.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'

export const toolDefaultCalls = {
  initFldsVal: defineCall({
    service: toolDefault.service,
    method: 'initFldsVal',
    effect: 'read',
    summary: '某工具模板的字段默认值，按字段名；值为文字，任何类型的字段都能读取',
    input: params({ toolDefId: text('工具标识', { required: true, maxLength: 32 }) }),
    output: v.record(v.string(), v.unknown()),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-016', 'FRM-030'],
  }),
} as const
