import type { DashboardReview } from 'fangkit/contract'
import { PATHS, projectPath } from '../../paths.ts'

const PLACES = {
  INCOME: { tab: 'fees' },
  EXPENSE: { tab: 'fees' },
  PAPER: { tab: 'papers' },
  DEMAND: { section: 'demand' },
} as const

/** The page on which a record that waits for a decision is decided. */
export const reviewPath = ({ kind, prjId }: Pick<DashboardReview, 'kind' | 'prjId'>): string =>
  kind === 'PAYMENT' ? PATHS.payments : projectPath(prjId ?? '', PLACES[kind])
