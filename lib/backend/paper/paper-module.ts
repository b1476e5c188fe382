import type { BackendModule } from '../backend-module.ts'
import { paperCheckColumns } from '../grid/computed/place-columns.ts'
import { addPapers } from '../seed/papers/seed-papers.ts'
import { paperHandlers } from './paper-handlers.ts'
import { memberFileTable, paperCheckTable, paperTypeTable, paperWaiverTable } from './paper-tables.ts'

/** Papers a case needs, and the files submitted for them. */
export const paperModule: BackendModule = {
  tables: [paperTypeTable, memberFileTable, paperWaiverTable, paperCheckTable],
  handlers: paperHandlers,
  columns: { [paperCheckTable.name]: paperCheckColumns },
  seed: addPapers,
}
