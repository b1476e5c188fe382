import type { BackendModule } from '../backend-module.ts'
import { deadlineHandlers } from './deadline-handlers.ts'

/** The calendar of deadlines, and planning a job. */
export const deadlineModule: BackendModule = { handlers: deadlineHandlers }
