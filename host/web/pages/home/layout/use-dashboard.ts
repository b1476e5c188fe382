import { answerOf, useAuthUser, useCache, useFkQuery } from 'fangkit'
import { gridViewCalls } from 'fangkit/contract'
import {
  type Dashboard,
  DASHBOARD_VIEW,
  type DashboardLead,
  dashboardOf,
  defaultDashboard,
} from './dashboard-layout.ts'

const PLAN = { ...answerOf(gridViewCalls.getPageList, { grid: DASHBOARD_VIEW }), staleTime: 300_000 }

export interface SavedDashboard {
  /** Null while the user or their layout is not known. */
  readonly dashboard: Dashboard | null
  readonly lead: DashboardLead
  /** The stored view; null for the default layout. */
  readonly storedView: { readonly id: string; readonly version: number } | null
  readonly reload: () => Promise<void>
}

/** Returns the start page as the user arranged it, or the default layout when there is none or it cannot be loaded. */
export function useDashboard(): SavedDashboard {
  const { data, isError } = useFkQuery(PLAN)
  const { data: user, isError: isUnknown } = useAuthUser()
  const cache = useCache()
  const lead = user?.isFinance === true && !user.isManager ? 'reviews' : 'tasks'
  const isKnown = (data !== undefined || isError) && (user !== undefined || isUnknown)
  const first = data?.find(({ isDefault }) => isDefault)
  const own = data?.find((view) => view.own === true)
  return {
    dashboard: isKnown ? (first ? dashboardOf(first.layout.columns, lead) : defaultDashboard(lead)) : null,
    lead,
    storedView: own ? { id: own.id, version: own.version } : null,
    reload: () => cache.invalidate(PLAN.key),
  }
}
