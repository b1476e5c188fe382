import type { PaperSide } from '../../domain/paper/paper-side.ts'
import { isPaperCounted, isPaperReceived } from '../../domain/paper/paper-state.ts'
import type { Row } from '../store.ts'
import type { CasePapers } from './papers-of-case.ts'

/**
 * How many papers some jobs take of each side, and how many of them were received and are valid.
 * @source FLW-020, PAP-010
 */
export interface PaperCounts {
  readonly buyerCardPaperCount: number
  readonly sellerCardPaperCount: number
  readonly buyerCardPaperReceived: number
  readonly sellerCardPaperReceived: number
}

/** Counts each paper once over these jobs. A paper that is waived and missing does not count. */
export function paperCounts({ rows }: CasePapers, jobs: readonly Row[]): PaperCounts {
  const keys = new Set(jobs.map(({ key }) => key))
  const taken = rows.filter((row) => isPaperCounted(row.state) && row.jobs.some(({ key }) => keys.has(key)))
  const of = (side: PaperSide) => taken.filter((row) => row.side === side)
  const received = (side: PaperSide) => of(side).filter(({ state }) => isPaperReceived(state)).length
  return {
    buyerCardPaperCount: of('buyer').length,
    sellerCardPaperCount: of('owner').length,
    buyerCardPaperReceived: received('buyer'),
    sellerCardPaperReceived: received('owner'),
  }
}
