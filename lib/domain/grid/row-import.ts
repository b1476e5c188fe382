import type { Field } from '../../catalogue/field.ts'
import { isEmpty, type Kind } from '../../catalogue/kind.ts'
import { isComputedColumn } from './computed-columns.ts'
import type { Grid } from './define-grid.ts'
import { type GridColumn, gridColumns } from './grid-columns.ts'

/** What one file may hold. */
export const IMPORT_LIMIT = { rows: 2_000, megabytes: 5 } as const

/** Kinds whose values a table of texts cannot hold. */
const UNREADABLE: ReadonlySet<Kind> = new Set([
  'id',
  'member',
  'computed',
  'file',
  'files',
  'image',
  'images',
  'richtext',
])

/**
 * The columns that a file for a list may have: those of its export that a person fills in. Their titles in the file
 * are those of the export as well.
 */
export function importColumns(grid: Grid): readonly GridColumn[] {
  return gridColumns(grid).filter(({ name, field }) => isFilledIn(grid, name, field))
}

function isFilledIn({ entity, rowsOf }: Grid, name: string, field: Field): boolean {
  return (
    !UNREADABLE.has(field.kind) &&
    !(field.serverOwned || field.readOnly || field.hidden || field.passing) &&
    !Object.hasOwn(rowsOf?.where ?? {}, name) &&
    !entity.composed[name] &&
    !isComputedColumn(entity, name)
  )
}

/**
 * True for lists that take rows from a file: those of configuration, to which people add rows on their own. Rows of a
 * case, of a parent record or of one person are not among them, nor rows that need a password or a document.
 */
export function importsRows(grid: Grid): boolean {
  const { operations, scope, parent, own, entity } = grid
  if (!operations.includes('add') || own || parent !== null || (scope !== 'all' && scope !== 'city')) return false
  const columns = new Set(importColumns(grid).map(({ name }) => name))
  return Object.entries(entity.fields).every(
    ([name, { required, passing, secret, serverOwned, default: start }]) =>
      !passing && !secret && (!required || serverOwned === true || columns.has(name) || !isEmpty(start)),
  )
}
