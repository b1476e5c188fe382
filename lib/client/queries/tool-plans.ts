import { toolDefaultCalls } from '../../contract/settings/tool-default-calls.ts'
import { answerOf, type QueryPlan } from './query-options.ts'

/** Default values of fields where a tool is used, by name, in wire format. @source FRM-030, CAL-016 @public */
export function toolDefaults(toolDefId: string): QueryPlan<Readonly<Record<string, unknown>>> {
  return answerOf(toolDefaultCalls.initFldsVal, { toolDefId })
}
