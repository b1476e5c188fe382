import type { QueryPlan } from 'fangkit'
import { concerns } from '../../session/concerns.ts'

/** The services that costs are calculated from. Changes of commission are published with the jobs that earn it. */
const CALCULATED_FROM = [
  'Sl01SaleOrderM',
  'Hf54ProjectIncomeInfo',
  'ProjectCostInfo',
  'Hf15FlowJobs',
  'CostEntry',
  'CostBudget',
  'CostStore',
]

/**
 * Loads cost figures, and loads them again when the ledger, the jobs or the costs of the city change.
 * @source ROU-012
 */
export function costPlan<T>(plan: QueryPlan<T>): QueryPlan<T> {
  return concerns(plan, CALCULATED_FROM)
}
