import { PAPER_STATE } from '../../domain/codes.ts'
import type { PaperSide } from '../../domain/paper/paper-side.ts'
import type { PaperState } from '../../domain/paper/paper-state.ts'
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

/** True for a paper that was submitted and is valid, whether or not it was checked against the original yet. */
export function isReceived(state: PaperState): boolean {
  return state === PAPER_STATE.ready || state === PAPER_STATE.unchecked
}

/** Counts each paper once over these jobs. A paper that is waived and missing does not count. */
export function paperCounts({ rows }: CasePapers, jobs: readonly Row[]): PaperCounts {
  const keys = new Set(jobs.map(({ key }) => key))
  const taken = rows.filter(
    (row) =>
      row.state !== PAPER_STATE.optional &&
      row.state !== PAPER_STATE.waived &&
      row.jobs.some(({ key }) => keys.has(key)),
  )
  const of = (side: PaperSide) => taken.filter((row) => row.side === side)
  const received = (side: PaperSide) => of(side).filter(({ state }) => isReceived(state)).length
  return {
    buyerCardPaperCount: of('buyer').length,
    sellerCardPaperCount: of('owner').length,
    buyerCardPaperReceived: received('buyer'),
    sellerCardPaperReceived: received('owner'),
  }
}
