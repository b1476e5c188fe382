import type { ListInput, SearchCondition } from '../contract/input.ts'
import type { Grid, SortOrder } from '../domain/grid/define-grid.ts'
import { defaultLayout } from '../domain/grid/saved-view.ts'

/** What a list shows: its search, sort order and page. @public */
export interface GridQuery {
  /** Conditions by field name; rows meet all of them. */
  readonly search: Readonly<Record<string, SearchCondition>>
  /** From 1. */
  readonly page: number
  /** Rows per page, at most 200. */
  readonly pageSize: number
  /** The one column the rows are sorted by. */
  readonly sort: { readonly field: string; readonly order: SortOrder }
}

/** The parent record of a list below another record. @public */
export interface GridParent {
  readonly objKey: string
  readonly objType?: string | undefined
}

/** Key of what is remembered of a list; a list below a record has one key per record. */
export function placeOfList(grid: Grid, parent: GridParent | null): string {
  return parent === null ? grid.name : `${grid.name} ${parent.objKey}`
}

/** The query a list starts with. @source GRD-002 */
export function firstQuery(grid: Grid): GridQuery {
  return { search: {}, page: 1, pageSize: defaultLayout(grid).pageSize, sort: grid.sort }
}

/** The request for one page. */
export function listInputOf({ search, page, pageSize, sort }: GridQuery, parent: GridParent | null = null): ListInput {
  return {
    search,
    page,
    pageSize,
    sort: `${sort.field}:${sort.order}`,
    ...(parent && { objKey: parent.objKey }),
    ...(parent?.objType !== undefined && { objType: parent.objType }),
  }
}

/**
 * The next sort order of a column: ascending, descending, then the default of the list. The column of the default sort
 * only reverses.
 */
export function nextSort(grid: Grid, { sort }: GridQuery, field: string): GridQuery['sort'] {
  if (sort.field !== field) return { field, order: 'asc' }
  if (field === grid.sort.field) return { field, order: sort.order === 'asc' ? 'desc' : 'asc' }
  return sort.order === 'asc' ? { field, order: 'desc' } : grid.sort
}

/** The last page with rows; shown when a list has become shorter. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

export function isSearched({ search }: GridQuery): boolean {
  return Object.keys(search).length > 0
}

/** True when both searches find the same. */
export function sameSearch(a: GridQuery['search'], b: GridQuery['search']): boolean {
  const text = (search: GridQuery['search']): string =>
    JSON.stringify(Object.entries(search).sort(([left], [right]) => (left < right ? -1 : 1)))
  return text(a) === text(b)
}
