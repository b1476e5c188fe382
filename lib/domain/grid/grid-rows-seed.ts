import type { Value } from '../../catalogue/kind.ts'
import type { Dictionary } from '../settings/dictionary.ts'
import type { Grid } from './define-grid.ts'

/** Initial rows of a list. @public */
export interface GridRowsSeed {
  /** The list the rows belong to; they are stored in its table. */
  readonly grid: Grid
  /** True: every installation starts with them; false: only installations with demo data. */
  readonly reference: boolean
  /**
   * True: missing rows are added at every start, even if others exist; for rows that belong to the program and are
   * never deleted.
   */
  readonly missing: boolean
  /** Dictionaries its fields use. Every installation starts with them. */
  readonly dictionaries: readonly Dictionary[]
  /** Key, city (null for every city) and values by field; fields without a value stay blank. */
  readonly rows: readonly {
    readonly key: string
    readonly city: string | null
    readonly values: Readonly<Record<string, Value>>
  }[]
}

/** Which installations get the rows, and the dictionaries their fields use. @public */
export interface RowsOptions {
  /** True where every installation starts with the rows; otherwise only those with demo data. */
  readonly reference?: boolean
  /** True where missing rows are added at every start; otherwise only into an empty list. */
  readonly missing?: boolean
  /** Dictionaries the fields use, which every installation starts with; none when absent. */
  readonly dictionaries?: readonly Dictionary[]
}

/**
 * Creates rows for a list from arrays: `rowsFor(grid, ['code', 'name'], [['A', '甲'], ['B', '乙']])`. A column `$key`
 * sets the key of a row, a column `$city` its city; without keys, rows are numbered.
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
