import type { Grid } from 'fangkit/domain'
import { grids } from '../grids/grids.ts'

/** The lists that have the generic page; the address of each one is its name. */
export const PAGED_GRIDS: readonly Grid[] = grids.filter(({ name }) => name !== 'PrjBaseGrid')

export const gridPath = ({ name }: Grid): string => `/${name}`

/** The list behind an address; null when no list has it. */
export function gridAt(pathname: string): Grid | null {
  return PAGED_GRIDS.find((grid) => gridPath(grid) === pathname) ?? null
}
