import { useMemo } from 'react'
import type { Entity } from '../catalogue/entity.ts'
import { answerOf, pageOf, type Page, type QueryPlan } from '../client/queries/query-options.ts'
import { recordCalls } from '../contract/record/record-calls.ts'
import { type ListSums, sumsCall } from '../contract/record/sum-call.ts'
import { type GridParent, type GridQuery, listInputOf } from './grid-query.ts'
import type { GridRow } from './grid-row.ts'

const FIVE_MINUTES = 300_000

export interface GridCalls {
  readonly page: (query: GridQuery) => QueryPlan<Page<GridRow>>
  /** Sums of the money columns over the rows found. */
  readonly sums: (search: GridQuery['search']) => QueryPlan<ListSums>
  readonly privileges: QueryPlan<readonly string[]>
}

/** The calls of a list, by the service of its entity. @source GRD-019 */
export function useGridCalls(entity: Entity, parent: GridParent | null): GridCalls {
  const objKey = parent?.objKey
  const objType = parent?.objType
  return useMemo(() => {
    const { getPageList, getSubPageList, getOpts } = recordCalls(entity)
    const below = objKey === undefined ? null : { objKey, objType }
    return {
      // Shows cached rows at once, and loads them again every time the list opens.
      page: (query) => ({ ...pageOf(below ? getSubPageList : getPageList, listInputOf(query, below)), staleTime: 0 }),
      sums: (search) => ({
        ...answerOf(sumsCall(entity), { search, ...(objKey !== undefined && { objKey }) }),
        staleTime: 0,
      }),
      privileges: { ...answerOf(getOpts, {}), staleTime: FIVE_MINUTES },
    }
  }, [entity, objKey, objType])
}
