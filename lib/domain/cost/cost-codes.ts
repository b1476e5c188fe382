/** Categories of costs (COST_CATEGORY), in the order in which they are shown. @public */
export const COST_CATEGORY = {
  commission: 'COMMISSION',
  team: 'TEAM',
  marketing: 'MARKETING',
  operations: 'OPERATIONS',
  other: 'OTHER',
} as const
/** A code of the dictionary COST_CATEGORY. @public */
export type CostCategory = (typeof COST_CATEGORY)[keyof typeof COST_CATEGORY]
/** The codes of all categories, in the order reports show them. @public */
export const COST_CATEGORIES: readonly CostCategory[] = Object.values(COST_CATEGORY)
/**
 * Kind of an entry of a store (COST_ENTRY_KIND): money spent, or income that does not come from a case in the portal.
 */
export const ENTRY_KIND = { cost: 'COST', income: 'INCOME' } as const
/**
 * What a cost was recorded as: an expense of a case, commission for a job, or an entry of a store (COST_SOURCE).
 * @public
 */
export const COST_SOURCE = { expense: 'EXPENSE', commission: 'JOB', entry: 'ENTRY' } as const
/** A code of the dictionary COST_SOURCE. @public */
export type CostSource = (typeof COST_SOURCE)[keyof typeof COST_SOURCE]
/** Dictionary of the stores; its values follow the list of stores. @public */
export const COST_STORES = 'COST_STORE'

export function isCostCategory(text: unknown): text is CostCategory {
  return COST_CATEGORIES.some((category) => category === text)
}
