import { ROLE } from 'fangkit/domain'

const FINANCE = [ROLE.finance, ROLE.financeReviewer] as const

/** Finance and the managers of the city see costs; finance edits them. */
export const COST_ROLES = {
  read: [ROLE.manager, ...FINANCE],
  write: [ROLE.manager, ...FINANCE],
  keep: FINANCE,
} as const
