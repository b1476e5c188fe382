import type { BackendModule } from '../backend-module.ts'
import { addToolDefaults } from '../seed/fields/tool-defaults.ts'
import { toolDefaultHandlers } from './tool-default-handlers.ts'
import { toolRules } from './tool-rules.ts'
import { toolDefaultTable, toolDefinitionTable } from './tool-tables.ts'

/** Tools and the default values of their fields. */
export const toolModule: BackendModule = {
  tables: [toolDefaultTable, toolDefinitionTable],
  handlers: toolDefaultHandlers,
  listRules: () => ({ [toolDefinitionTable.name]: toolRules }),
  seed: addToolDefaults,
}
