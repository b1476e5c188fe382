import { toolDefault } from '../../domain/settings/tool-default.ts'
import { toolDefinition } from '../../domain/settings/tool-template.ts'
import { recordTable } from '../make-table.ts'
import type { Table } from '../store.ts'

/** Default values of fields where a tool is used; each field of a tool once. */
export const toolDefaultTable: Table = {
  name: 'hf3s_tool_temp_fld_cfg',
  fields: toolDefault.fields,
  unique: [['hf3sToolDefId', 'hf3sFldName']],
  small: true,
}
/** Tools, and the default values of fields in them: only tools in use give defaults. */
export const toolDefinitionTable: Table = recordTable('hf3s_tool_def', toolDefinition, {
  unique: [['toolId']],
  small: true,
  choices: { dict: 'TOOL_DEF', key: 'toolId', label: 'toolName', enabled: 'enabled' },
})
