import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row, Table, Unit } from '../store.ts'

/** The fields that hold the code of a row and the code of its parent. */
export interface Tree {
  readonly table: Table
  readonly code: string
  readonly father: string
}

/**
 * Refuses a parent that does not exist, or that is below the row itself.
 *
 * @returns the parent row
 * @throws Refusal INVALID, naming the field
 */
export async function refuseCircle(
  unit: Unit,
  { table, code, father }: Tree,
  own: string,
  requested: string,
): Promise<Row> {
  const refuse = (message: string) =>
    Refusal.invalid([{ field: father, message: `${table.fields[father]?.label ?? father}${message}` }])
  // Of two users who move rows below each other at once, the second sees the change of the first.
  await unit.lock(`tree:${table.name}`)
  const { rows } = await unit.list(table, { counted: false })
  const byCode = new Map(rows.map((row) => [textOf(row.values[code]), row]))
  const above = byCode.get(requested)
  if (!above) throw refuse('不存在')
  const seen = new Set<string>()
  for (let row: Row | undefined = above; row && !seen.has(row.key); row = byCode.get(textOf(row.values[father]))) {
    if (row.values[code] === own) throw refuse('不能是自己或自己的下级')
    seen.add(row.key)
  }
  return above
}
