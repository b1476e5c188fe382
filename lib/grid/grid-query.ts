import type { ListInput, Wanted } from '../contract/input.ts'
import type { Grid, SortOrder } from './define-grid.ts'

/** What a list shows: searched how, sorted how, which page. @public */
export interface GridQuery {
  readonly search: Readonly<Record<string, Wanted>>
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly sort: { readonly field: string; readonly order: SortOrder }
}

/** Rows on a page unless a person chooses otherwise. @source GRD-002 */
const PAGE_SIZE = 10
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100]

export function firstQuery({ sort }: Grid): GridQuery {
  return { search: {}, page: 1, pageSize: PAGE_SIZE, sort }
}

/** The request of a page. */
export function listInputOf({ search, page, pageSize, sort }: GridQuery): ListInput {
  return { search, page, pageSize, sort: `${sort.field}:${sort.order}` }
}

/** The next sort of a column: descending, ascending, then the list's own. */
export function nextSort(grid: Grid, { sort }: GridQuery, field: string): GridQuery['sort'] {
  if (sort.field !== field) return { field, order: 'desc' }
  if (sort.order === 'desc') return { field, order: 'asc' }
  return field === grid.sort.field ? { field, order: 'desc' } : grid.sort
}

/** The last page that has rows; a list that shrank is shown from there. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

export function isSearched({ search }: GridQuery): boolean {
  return Object.keys(search).length > 0
}
