import type { BackendModule } from '../backend-module.ts'
import { toolDefaultColumns } from '../grid/computed/setting-columns.ts'
import { addToolDefaults } from '../seed/fields/tool-defaults.ts'
import { toolRules } from './tool-rules.ts'
import { toolDefaultTable, toolDefinitionTable } from './tool-tables.ts'
import { toolDefaultCalls } from '../../contract/settings/tool-default-calls.ts'
import { implement } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import { Refusal } from '../refusal.ts'
import { templateOf } from './tool-defaults-of.ts'

/** The calls of default values of tools. @source FRM-030 */
const toolDefaultHandlers = [
  implement(toolDefaultCalls.initFldsVal, SIGNED_IN, async ({ toolDefId }, { unit }) => {
    const data = await templateOf(unit, toolDefId ?? '')
    if (data === null) throw new Refusal('NOT_FOUND', '工具模板不存在')
    return { data }
  }),
]

/** Tools and the default values of their fields. */
export const toolModule: BackendModule = {
  tables: [toolDefaultTable, toolDefinitionTable],
  handlers: toolDefaultHandlers,
  listRules: () => ({ [toolDefinitionTable.name]: toolRules }),
  columns: { [toolDefaultTable.name]: toolDefaultColumns },
  seed: addToolDefaults,
}
