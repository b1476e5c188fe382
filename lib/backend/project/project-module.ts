import type { BackendModule } from '../backend-module.ts'
import { commissionHandlers } from './commission-handlers.ts'
import { projectHandlers, projectStreams } from './project-handlers.ts'
import { projectTable } from './project-table.ts'

/** Cases. */
export const projectModule: BackendModule = {
  tables: [projectTable],
  handlers: [...projectHandlers, ...commissionHandlers],
  streams: projectStreams,
}
