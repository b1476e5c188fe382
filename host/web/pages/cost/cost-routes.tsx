import { Navigate, type RouteObject } from 'react-router'
import type { PageHandle } from '../../page-handle.ts'
import { inTime } from '../loading/in-time.ts'
import { costMessages } from './messages.ts'

const at = (part: string, title: string, lazy: RouteObject['lazy']): RouteObject => ({
  path: `/CostManagement/${part}`,
  handle: { title: costMessages.titled(title) } satisfies PageHandle,
  ...(lazy && { lazy }),
})

/** The pages of cost management; the address without a page leads to the cost rows. @source ROU-012, ROU-013 */
export const costRoutes: readonly RouteObject[] = [
  { path: '/CostManagement', element: <Navigate to="/CostManagement/CostBreakdown" replace /> },
  at('StatementAnalysis', costMessages.analysis, () =>
    inTime(import('./analysis/analysis-page.tsx').then(({ AnalysisPage: Component }) => ({ Component }))),
  ),
  at('CostBreakdown', costMessages.breakdown, () =>
    inTime(import('./breakdown/breakdown-page.tsx').then(({ BreakdownPage: Component }) => ({ Component }))),
  ),
  at('CooperatingTeams', costMessages.teams, () =>
    inTime(import('./parts/teams-page.tsx').then(({ TeamsPage: Component }) => ({ Component }))),
  ),
  at('Marketing', costMessages.marketing, () =>
    inTime(import('./parts/marketing-page.tsx').then(({ MarketingPage: Component }) => ({ Component }))),
  ),
  at('OperatingCosts', costMessages.operations, () =>
    inTime(import('./parts/operating-page.tsx').then(({ OperatingPage: Component }) => ({ Component }))),
  ),
  at('EmployeeCommission', costMessages.commission, () =>
    inTime(import('./parts/commission-page.tsx').then(({ CommissionPage: Component }) => ({ Component }))),
  ),
]
