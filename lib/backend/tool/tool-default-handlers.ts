import { toolDefaultCalls } from '../../contract/settings/tool-default-calls.ts'
import { implement } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import { Refusal } from '../refusal.ts'
import { templateOf } from './tool-defaults-of.ts'

/** The calls of default values of tools. @source FRM-030 */
export const toolDefaultHandlers = [
  implement(toolDefaultCalls.initFldsVal, SIGNED_IN, async ({ toolDefId }, { unit }) => {
    const data = await templateOf(unit, toolDefId ?? '')
    if (data === null) throw new Refusal('NOT_FOUND', '工具模板不存在')
    return { data }
  }),
]
