import { Navigate, type RouteObject } from 'react-router'
import type { PageHandle } from '../../page-handle.ts'
import { COST_PARTS, PATHS } from '../../paths.ts'
import { inTime } from '../loading/in-time.ts'
import { costMessages } from './cost-messages.ts'

const at = (part: (typeof COST_PARTS)[number], title: string, lazy: RouteObject['lazy']): RouteObject => ({
  path: `${PATHS.costs}/${part}`,
  handle: { title: costMessages.titled(title) } satisfies PageHandle,
  ...(lazy && { lazy }),
})

/** The pages of cost management; the address without a page leads to the first of them. @source ROU-012, ROU-013 */
export const costRoutes: readonly RouteObject[] = [
  { path: PATHS.costs, element: <Navigate to={`${PATHS.costs}/${COST_PARTS[0]}`} replace /> },
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
