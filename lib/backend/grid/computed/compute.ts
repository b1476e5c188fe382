import type { RecordValues } from '../../../catalogue/effect.ts'
import type { Grid } from '../../../domain/grid/define-grid.ts'
import { textOf } from '../../session.ts'
import type { Filter, Row, Table, Unit } from '../../store.ts'

/** The input for the computed columns of a list. */
export interface ComputeInput {
  readonly unit: Unit
  /** The rows of one page, or one part of an export. */
  readonly rows: readonly Row[]
  readonly grids: readonly Grid[]
  /** Every table that is stored. */
  readonly tables: readonly Table[]
  /** The table of another list by its storage name; null where no list has it. */
  readonly tableNamed: (name: string) => Table | null
}

/** Computes columns for several rows together, so that the data they need is read once. */
export type ComputeColumns = (input: ComputeInput) => Promise<(row: Row) => RecordValues>

export const all = async (unit: Unit, table: Table, where?: Filter): Promise<readonly Row[]> =>
  (await unit.list(table, { ...(where && { where }), counted: false })).rows

export const howMany = async (unit: Unit, table: Table, where: Filter): Promise<number> =>
  (await unit.list(table, { where, page: 1, pageSize: 1 })).total

/** Number of rows of a table for each of some values, with one query per value. */
export async function countEach(
  unit: Unit,
  table: Table,
  field: string,
  values: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const value of new Set(values)) counts.set(value, await howMany(unit, table, { field, is: [value] }))
  return counts
}

export const byText = (rows: readonly Row[], field: string): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [textOf(row.values[field]), row]))

export const textsOf = (rows: readonly Row[], field: string): readonly string[] =>
  rows.map(({ values }) => textOf(values[field]))

export const numberIn = ({ values }: Row, field: string): number =>
  typeof values[field] === 'number' ? values[field] : 0
