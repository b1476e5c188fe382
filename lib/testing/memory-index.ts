import { isEmpty, type Scalar } from '../catalogue/kind.ts'
import type { Row } from '../backend/store.ts'
import { fieldOf } from './memory-filter.ts'

/**
 * Finds rows of a table by the values they hold, so that rows of one case or under some codes are found without reading
 * all others.
 */
export interface MemoryIndex {
  /** How many rows {@link MemoryIndex.holding} reads. */
  count(field: string, values: Iterable<Scalar>): number
  /** Rows that hold one of the values in a field; `null` represents empty. */
  holding(field: string, values: Iterable<Scalar>): Iterable<Row>
  replace(before: Row | null, after: Row | null): void
}

type Held = Map<Scalar, Map<string, Row>>

/** A field is indexed when it is first queried. */
export function createMemoryIndex(rows: ReadonlyMap<string, Row>): MemoryIndex {
  const fields = new Map<string, Held>()

  const heldIn = (field: string): Held => {
    const known = fields.get(field)
    if (known) return known
    const made: Held = new Map()
    for (const row of rows.values()) put(made, field, row)
    fields.set(field, made)
    return made
  }
  const found = (field: string, values: Iterable<Scalar>): readonly ReadonlyMap<string, Row>[] => {
    const held = heldIn(field)
    return [...values].flatMap((value) => held.get(value) ?? [])
  }
  return {
    count: (field, values) => found(field, values).reduce((sum, { size }) => sum + size, 0),
    // A list field may hold two of the values.
    holding: (field, values) => new Set(found(field, values).flatMap((same) => [...same.values()])),
    replace(before, after) {
      for (const [field, held] of fields) {
        if (before) for (const value of valuesIn(before, field)) held.get(value)?.delete(before.key)
        if (after) put(held, field, after)
      }
    },
  }
}

function put(held: Held, field: string, row: Row): void {
  for (const value of valuesIn(row, field)) {
    const same = held.get(value) ?? new Map<string, Row>()
    held.set(value, same.set(row.key, row))
  }
}

function valuesIn(row: Row, field: string): readonly Scalar[] {
  const value = fieldOf(row, field)
  if (isEmpty(value)) return [null]
  return typeof value === 'object' ? value : [value]
}
