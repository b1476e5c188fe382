import { answerOf, useCache, useFkQuery } from 'fangkit'
import { gridViewCalls } from 'fangkit/contract'
import {
  type Dashboard,
  DASHBOARD_VIEW,
  dashboardOf,
  type DashboardPlaces,
  defaultDashboard,
} from './dashboard-layout.ts'

const PLAN = { ...answerOf(gridViewCalls.getPageList, { grid: DASHBOARD_VIEW }), staleTime: 300_000 }

export interface SavedDashboard {
  /** Null while the layout of the user is not known. */
  readonly dashboard: Dashboard | null
  /** The stored view; null for the default layout. */
  readonly storedView: { readonly id: string; readonly version: number } | null
  readonly reload: () => Promise<void>
}

/** Returns the start page as the user arranged it, or the default layout when there is none or it cannot be loaded. */
export function useDashboard(places: DashboardPlaces): SavedDashboard {
  const { data, isError } = useFkQuery(PLAN)
  const cache = useCache()
  const first = data?.find(({ isDefault }) => isDefault)
  const own = data?.find((view) => view.own === true)
  return {
    dashboard: data || isError ? (first ? dashboardOf(first.layout.columns, places) : defaultDashboard(places)) : null,
    storedView: own ? { id: own.id, version: own.version } : null,
    reload: () => cache.invalidate(PLAN),
  }
}
