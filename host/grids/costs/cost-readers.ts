import { ROLE } from 'fangkit/domain'

/** What is spent is seen and kept by finance and managers of the city. */
export const COST_ROLES = { read: [ROLE.manager, ROLE.finance, ROLE.financeReviewer], write: [ROLE.manager, ROLE.finance, ROLE.financeReviewer] } as const
