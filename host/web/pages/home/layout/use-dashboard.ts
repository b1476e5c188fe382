import { answerOf, useCache, useFkQuery } from 'fangkit'
import { gridViewCalls } from 'fangkit/contract'
import { type Dashboard, DASHBOARD_VIEW, dashboardOf, DEFAULT_DASHBOARD } from './dashboard-layout.ts'

const PLAN = { ...answerOf(gridViewCalls.getPageList, { grid: DASHBOARD_VIEW }), staleTime: 300_000 }

export interface SavedDashboard {
  /** Null while it is not known how the person arranged it. */
  readonly dashboard: Dashboard | null
  /** What is kept of it; null while it is as it came. */
  readonly storedView: { readonly id: string; readonly version: number } | null
  readonly reload: () => Promise<void>
}

/** The start page as its person arranged it; as it came where nobody did, or where that cannot be found out. */
export function useDashboard(): SavedDashboard {
  const { data, isError } = useFkQuery(PLAN)
  const cache = useCache()
  const first = data?.find(({ isDefault }) => isDefault)
  const own = data?.find((view) => view.own === true)
  return {
    dashboard: data || isError ? (first ? dashboardOf(first.layout.columns) : DEFAULT_DASHBOARD) : null,
    storedView: own ? { id: own.id, version: own.version } : null,
    reload: () => cache.invalidate(PLAN.key),
  }
}
