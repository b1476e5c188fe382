import { answerOf, useCache, useFkQuery } from 'fangkit'
import { gridViewCalls } from 'fangkit/contract'
import { type Desk, DESK_VIEW, deskOf, FIRST_DESK } from './desk-layout.ts'

const PLAN = { ...answerOf(gridViewCalls.getPageList, { grid: DESK_VIEW }), staleTime: 300_000 }

export interface KeptDesk {
  /** Null while it is not known how the person arranged it. */
  readonly desk: Desk | null
  /** What is kept of it; null while it is as it came. */
  readonly kept: { readonly id: string; readonly version: number } | null
  readonly reload: () => Promise<void>
}

/** The start page as its person arranged it; as it came where nobody did, or where that cannot be found out. */
export function useDesk(): KeptDesk {
  const { data, isError } = useFkQuery(PLAN)
  const cache = useCache()
  const first = data?.find(({ isDefault }) => isDefault)
  const own = data?.find((view) => view.own === true)
  return {
    desk: data || isError ? (first ? deskOf(first.layout.columns) : FIRST_DESK) : null,
    kept: own ? { id: own.id, version: own.version } : null,
    reload: () => cache.invalidate(PLAN.key),
  }
}
