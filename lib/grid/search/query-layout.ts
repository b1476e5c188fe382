import type { Field } from '../../catalogue/field.ts'
import { searchControl } from './search-input.ts'

/** Columns of the query bar, by its width. */
export function searchColumns(width: number | null): number {
  if (width === null || width >= 1_040) return 4
  return width >= 800 ? 3 : width >= 560 ? 2 : 1
}

/** Columns a field takes: two days do not fit into one. */
export function searchSpan(field: Field, columns: number): number {
  const control = searchControl(field)
  return control === 'days' || control === 'instants' ? Math.min(2, columns) : 1
}

/** How many of the fields fit into the first row. */
export function fittingFields(fields: readonly Field[], columns: number): number {
  let taken = 0
  const tooFar = fields.findIndex((field) => {
    taken += searchSpan(field, columns)
    return taken > columns
  })
  return tooFar === -1 ? fields.length : tooFar
}
