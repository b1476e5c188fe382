import { defineCall } from './call.ts'
import { params } from './input.ts'
import { nothing } from './output.ts'

export const homeCalls = {
  doRefresh: defineCall({
    service: 'home', method: 'doRefresh', effect: 'write', summary: '刷新参数：自上次刷新后变更过的字典通知所有在线页面重新加载',
    input: params({}), output: nothing, requirements: ['CAL-059', 'SHL-009'],
  }),
} as const
