import { recordsFilledBy } from '../../domain/settings/tool-of-record.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { textOf } from '../session.ts'
import { toolDefaultTable } from './tool-tables.ts'

/**
 * The identifier of a tool is fixed; each tool shows how many fields its template fills, and in which forms.
 * @source ROU-010 (ToolsDefGrid)
 */
export const toolRules: ListRules = {
  keyOf: ({ toolId }) => String(toolId),
  complete: async (unit, rows) => {
    const { rows: lines } = await unit.list(toolDefaultTable, {
      where: {
        all: [
          { field: 'hf3sToolDefId', is: rows.map(({ key }) => key) },
          { field: 'hf3sEnabled', is: [1] },
        ],
      },
      counted: false,
    })
    return (record, { key }) => ({
      ...record,
      lineCount: lines.filter(({ values }) => textOf(values['hf3sToolDefId']) === key).length,
      fills: recordsFilledBy(key).join('、') || null,
    })
  },
}
