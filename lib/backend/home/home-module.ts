import type { BackendModule } from '../backend-module.ts'
import { dashboardHandlers } from './dashboard-handlers.ts'

/** The start page. */
export const homeModule: BackendModule = {
  handlers: dashboardHandlers,
}
