import type { BackendModule } from '../backend-module.ts'
import { flowRightColumns, flowViewGroupColumns, flowViewColumns } from '../grid/computed/flow-columns.ts'
import { addFlows } from '../seed/flows/seed-flows.ts'
import { flowHandlers } from './flow-handlers.ts'
import { flowRightRules } from './flow-rights.ts'
import {
  flowConditionTable,
  flowDefinitionTable,
  flowJobTable,
  flowLogTable,
  flowNodeTable,
  flowRightTable,
  flowTriggerTable,
  flowViewGroupTable,
  flowViewTable,
} from './flow-tables.ts'
import { flowViewHandlers } from './flow-view-handlers.ts'

/** Flows of cases and their jobs. */
export const flowModule: BackendModule = {
  tables: [
    flowJobTable,
    flowLogTable,
    flowDefinitionTable,
    flowNodeTable,
    flowConditionTable,
    flowTriggerTable,
    flowRightTable,
    flowViewGroupTable,
    flowViewTable,
  ],
  handlers: [...flowHandlers, ...flowViewHandlers],
  listRules: () => ({
    [flowRightTable.name]: flowRightRules,
    [flowViewGroupTable.name]: { keyOf: ({ grpCode }) => String(grpCode) },
  }),
  columns: {
    [flowRightTable.name]: flowRightColumns,
    [flowViewGroupTable.name]: flowViewGroupColumns,
    [flowViewTable.name]: flowViewColumns,
  },
  seed: addFlows,
}
