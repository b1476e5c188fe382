import type { BackendModule } from '../backend-module.ts'
import { flowMemoColumns, flowPolicyColumns } from '../grid/computed/flow-columns.ts'
import { checkItemTable, flowMemoTable, flowPolicyTable, smsTemplateTable } from './flow-guide-tables.ts'
import { flowGuideHandlers } from './guide-handlers.ts'

/** Guidance, policies and check items of flows. */
export const flowGuideModule: BackendModule = {
  tables: [flowMemoTable, flowPolicyTable, checkItemTable, smsTemplateTable],
  handlers: flowGuideHandlers,
  columns: { [flowMemoTable.name]: flowMemoColumns, [flowPolicyTable.name]: flowPolicyColumns },
}
