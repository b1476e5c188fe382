import type { Value } from '../../catalogue/kind.ts'
import type { Dictionary } from '../dictionary.ts'
import type { Grid } from './define-grid.ts'

/** Rows a list starts with. @public */
export interface GridRowsSeed {
  readonly grid: Grid
  /** Every installation starts with them; otherwise only those with demo data. */
  readonly reference: boolean
  /**
   * Those that are missing are added at every start, also beside others: for rows that come with the program and are
   * never deleted.
   */
  readonly missing: boolean
  /** Lists of coded values its fields choose from. Every installation starts with them. */
  readonly dictionaries: readonly Dictionary[]
  readonly rows: readonly {
    readonly key: string
    readonly city: string | null
    readonly values: Readonly<Record<string, Value>>
  }[]
}

/** @public */
export interface RowsOptions {
  readonly reference?: boolean
  readonly missing?: boolean
  readonly dictionaries?: readonly Dictionary[]
}

/**
 * Rows for a list, a line each: `rowsFor(grid, ['code', 'name'], [['A', '甲'], ['B', '乙']])`.
 * A column `$key` names the rows, a column `$city` their city; without keys they are numbered.
 *
 * @throws Error for a column the list does not have, or a line of another length
 * @public
 */
/* @__NO_SIDE_EFFECTS__ */
export function rowsFor(
  grid: Grid,
  columns: readonly string[],
  lines: readonly (readonly Value[])[],
  { reference = false, missing = false, dictionaries = [] }: RowsOptions = {},
): GridRowsSeed {
  const unknown = columns.filter(
    (name) => name !== '$key' && name !== '$city' && !Object.hasOwn(grid.entity.fields, name),
  )
  if (unknown.length > 0) throw new Error(`${grid.name}: no such column: ${unknown.join(', ')}`)
  const rows = lines.map((line, index) => {
    if (line.length !== columns.length)
      throw new Error(`${grid.name}: line ${index + 1} has ${line.length} values for ${columns.length} columns`)
    const { $key, $city, ...values } = Object.fromEntries(columns.map((name, at) => [name, line[at] ?? null]))
    return {
      key: typeof $key === 'string' ? $key : `${grid.name}-${String(index + 1).padStart(3, '0')}`,
      city: typeof $city === 'string' ? $city : null,
      values,
    }
  })
  return { grid, reference, missing, dictionaries, rows }
}
