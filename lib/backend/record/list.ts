import type { Fields } from '../../catalogue/field.ts'
import { LARGEST_PAGE, PAGE_SIZE, type ListInput, type SearchCondition } from '../../contract/input.ts'
import type { Filter, ListQuery, Sort } from '../store.ts'

/** Declared names of the columns the store keeps on every row. */
const STAMPS: Readonly<Record<string, string>> = {
  crtTime: '$createdAt',
  crtUsr: '$createdBy',
  updTime: '$updatedAt',
  updUsr: '$updatedBy',
  keyValue: '$key',
}
/** The column that a list searches and sorts by for a declared name. */
export const columnOf = (name: string): string => (Object.hasOwn(STAMPS, name) ? (STAMPS[name] ?? name) : name)
/** True for a value the store keeps on the row itself. */
export const isStamp = (name: string): boolean => Object.hasOwn(STAMPS, name)

/**
 * A page request as a store query, limited to what the caller may see.
 * @param fields those of the list, where one may be sorted by another
 */
export function listQuery(
  { search = {}, sort, page = 1, pageSize = PAGE_SIZE }: ListInput,
  within: Filter | null,
  first: Sort,
  fields: Fields = {},
): ListQuery {
  const asked = Object.entries(search).flatMap(([name, searchCondition]) => filterOf(columnOf(name), searchCondition))
  const [name, direction] = sort?.split(':') ?? []
  return {
    where: { all: [...(within ? [within] : []), ...asked] },
    sort: [
      name === undefined
        ? first
        : { field: columnOf(fields[name]?.sortedBy ?? name), descending: direction === 'desc' },
    ],
    page,
    pageSize: Math.min(pageSize, LARGEST_PAGE),
  }
}

function filterOf(field: string, searchCondition: SearchCondition): readonly Filter[] {
  if ('contains' in searchCondition) return [{ field, contains: searchCondition.contains }]
  if ('number' in searchCondition) return [{ field, number: searchCondition.number }]
  if ('is' in searchCondition) return searchCondition.is.length === 0 ? [] : [{ field, is: searchCondition.is }]
  const [from, to] =
    'from' in searchCondition
      ? [searchCondition.from, searchCondition.to]
      : [searchCondition.fromDay, searchCondition.toDay]
  return from === null && to === null ? [] : [{ field, ...(from !== null && { from }), ...(to !== null && { to }) }]
}
