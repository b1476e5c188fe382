import type { QueryPlan } from 'fangkit'
import { concerns } from '../../session/concerns.ts'

/** What costs are reckoned from. What people earn is told with the jobs they earn it by. */
const CALCULATED_FROM = [
  'Sl01SaleOrderM',
  'Hf54ProjectIncomeInfo',
  'ProjectCostInfo',
  'Hf15FlowJobs',
  'CostEntry',
  'CostBudget',
  'CostStore',
]

/** Figures about costs, reckoned anew when the ledger, the jobs or the costs of the city change. @source ROU-012 */
export function costPlan<T>(plan: QueryPlan<T>): QueryPlan<T> {
  return concerns(plan, CALCULATED_FROM)
}
