import * as v from 'valibot'
import { moduleSetting } from '../../domain/city/module-setting.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'

/** @source ROU-010 (ModulesCfgGrid) */
export const moduleCalls = {
  getClosedModules: defineCall({
    service: moduleSetting.service,
    method: 'getClosedModules',
    effect: 'read',
    summary: '当前城市未启用的模块：菜单编码，含其下的全部菜单',
    input: params({}),
    output: v.array(v.string()),
    requirements: ['ROU-010'],
  }),
} as const
