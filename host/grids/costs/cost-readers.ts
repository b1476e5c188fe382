import { ROLE } from 'fangkit/domain'

const FINANCE = [ROLE.finance, ROLE.financeReviewer] as const

/** What is spent is seen by finance and managers of the city, and kept by finance. */
export const COST_ROLES = {
  read: [ROLE.manager, ...FINANCE],
  write: [ROLE.manager, ...FINANCE],
  keep: FINANCE,
} as const
