import type { Grid } from '../domain/grid/define-grid.ts'
import type { ComputeColumns } from './grid/computed/compute.ts'
import type { GridSource } from './grid/grid-source.ts'
import type { ListRules } from './grid/list-rules.ts'
import type { Implementation } from './handler.ts'
import type { Table, Unit } from './store.ts'
import type { StreamImplementation } from './stream.ts'

/** What a folder adds to the back end. A folder has one, in `x-module.ts`; `backend-modules.ts` lists them. */
export interface BackendModule {
  readonly tables?: readonly Table[]
  /** Calls with their handlers and policies. */
  readonly handlers?: readonly Implementation[]
  /** Handlers that depend on the declared lists; some exist only beside one. */
  readonly handlersBeside?: (lists: readonly GridSource[]) => readonly Implementation[]
  /** Calls whose answers are too long to hold in memory. */
  readonly streams?: readonly StreamImplementation[]
  /** Rules of declared lists, by the name of the table they are stored in. */
  readonly listRules?: (declared: DeclaredLists) => Readonly<Record<string, ListRules>>
  /** Columns of declared lists that are computed for each answer, by the name of the table. */
  readonly columns?: Readonly<Record<string, ComputeColumns>>
  /** Adds what every installation needs and does not have yet. It runs at every start. */
  readonly seed?: (unit: Unit, tables: readonly Table[]) => Promise<void>
}

/** The declared lists of a back end, with every table it stores. */
export interface DeclaredLists {
  readonly grids: readonly Grid[]
  readonly tables: readonly Table[]
}
