import type { Value } from '../catalogue/kind.ts'
import type { Stored } from '../contract/output.ts'

/** A record as a list answers it: values by wire name, with key and texts of its codes. @public */
export type GridRow = Stored<Readonly<Record<string, Value>>>
