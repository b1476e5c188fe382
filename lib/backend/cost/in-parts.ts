import type { Filter, Row, Table, Unit } from '../store.ts'

/** Maximum number of keys per query. */
const AT_ONCE = 500

/** The rows whose field holds one of many values, read in several queries. */
export async function rowsOfMany(
  unit: Unit,
  table: Table,
  field: string,
  values: Iterable<string>,
  further: readonly Filter[] = [],
): Promise<readonly Row[]> {
  const requested = [...new Set(values)].filter((value) => value !== '')
  const found: Row[] = []
  for (let start = 0; start < requested.length; start += AT_ONCE) {
    const { rows } = await unit.list(table, {
      where: { all: [{ field, is: requested.slice(start, start + AT_ONCE) }, ...further] },
      counted: false,
    })
    found.push(...rows)
  }
  return found
}
