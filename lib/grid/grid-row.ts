import type { Value } from '../catalogue/kind.ts'
import type { Stored } from '../contract/output.ts'

/** A record of a list: values by wire name, with its key and the texts of its codes. @public */
export type GridRow = Stored<Readonly<Record<string, Value>>>
