import type { Field } from '../../catalogue/field.ts'
import { searchControl } from './search-input.ts'

/** Number of columns of the query bar for a width in px. */
export function searchColumns(width: number | null): number {
  if (width === null || width >= 1_040) return 4
  return width >= 800 ? 3 : width >= 560 ? 2 : 1
}

/** Number of columns a field takes: two dates do not fit into one. */
export function searchSpan(field: Field, columns: number): number {
  const control = searchControl(field)
  return control === 'days' || control === 'instants' ? Math.min(2, columns) : 1
}

/** How many fields fit into the first row. */
export function fittingFields(fields: readonly Field[], columns: number): number {
  let taken = 0
  const tooFar = fields.findIndex((field) => {
    taken += searchSpan(field, columns)
    return taken > columns
  })
  return tooFar === -1 ? fields.length : tooFar
}
