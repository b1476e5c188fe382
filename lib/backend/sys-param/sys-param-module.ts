import type { BackendModule } from '../backend-module.ts'
import { sysParamHandlers } from './sys-param-handlers.ts'
import { sysParamTable } from './sys-param-table.ts'

/** Settings of the installation that staff may change. */
export const sysParamModule: BackendModule = {
  tables: [sysParamTable],
  handlers: sysParamHandlers,
}
