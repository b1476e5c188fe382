import type { BackendModule } from '../backend-module.ts'
import { projectRoleHandlers } from './project-role-handlers.ts'
import { projectRoleTable } from './project-role-table.ts'

/** Invitations into cases. */
export const projectRoleModule: BackendModule = {
  tables: [projectRoleTable],
  handlers: projectRoleHandlers,
}
