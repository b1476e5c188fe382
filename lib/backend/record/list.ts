import type { Fields } from '../../catalogue/field.ts'
import { LARGEST_PAGE, PAGE_SIZE, type ListInput, type Wanted } from '../../contract/input.ts'
import type { Filter, ListQuery, Sort } from '../store.ts'

/** Declared names of what the store keeps on every row. */
const STAMPS: Readonly<Record<string, string>> = {
  crtTime: '$createdAt',
  crtUsr: '$createdBy',
  updTime: '$updatedAt',
  updUsr: '$updatedBy',
  keyValue: '$key',
}
/** The column a list is searched and sorted by under a declared name. */
export const columnOf = (name: string): string => (Object.hasOwn(STAMPS, name) ? (STAMPS[name] ?? name) : name)
/** True for what the store keeps on the row itself. */
export const isStamp = (name: string): boolean => Object.hasOwn(STAMPS, name)

/**
 * A page request as a store query, inside what the caller may see.
 * @param fields those of the list, where one may be sorted by another
 */
export function listQuery(
  { search = {}, sort, page = 1, pageSize = PAGE_SIZE }: ListInput,
  within: Filter | null,
  first: Sort,
  fields: Fields = {},
): ListQuery {
  const asked = Object.entries(search).flatMap(([name, wanted]) => filterOf(columnOf(name), wanted))
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

function filterOf(field: string, wanted: Wanted): readonly Filter[] {
  if ('contains' in wanted) return [{ field, contains: wanted.contains }]
  if ('number' in wanted) return [{ field, number: wanted.number }]
  if ('is' in wanted) return wanted.is.length === 0 ? [] : [{ field, is: wanted.is }]
  const [from, to] = 'from' in wanted ? [wanted.from, wanted.to] : [wanted.fromDay, wanted.toDay]
  return from === null && to === null ? [] : [{ field, ...(from !== null && { from }), ...(to !== null && { to }) }]
}
