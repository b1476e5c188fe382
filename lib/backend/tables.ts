import { modules } from './backend-modules.ts'
import type { Table } from './store.ts'

/** All tables of the back end. A Store is opened with these. @public */
export const tables: readonly Table[] = modules.flatMap((module) => module.tables ?? [])
