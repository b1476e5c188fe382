import type { DashboardReview } from 'fangkit/contract'
import { paymentPath, projectPath, reviewPath } from '../../paths.ts'

/** Where a review leads when its record has no address of its own. */
const PLACES = {
  INCOME: { tab: 'fees' },
  EXPENSE: { tab: 'fees' },
  PAPER: { tab: 'papers' },
  DEMAND: { section: 'demand' },
} as const

/** Where a review leads: its record over the start page, or the part of the case it belongs to. */
export function pathOfReview({ key, kind, prjId, record }: DashboardReview): string {
  if (record !== null) return reviewPath(record)
  return kind === 'PAYMENT' ? paymentPath(key) : projectPath(prjId ?? '', PLACES[kind])
}
