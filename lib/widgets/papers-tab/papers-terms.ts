import type { PaperRow } from '../../contract/document/paper-calls.ts'

/**
 * What rows may start. One object that stays the same while it says the same, so that rows that did not change are not
 * drawn anew.
 */
export interface PapersTerms {
  /** Whether a file can be handed in for the paper now. */
  readonly mayAdd: (cardType: string) => boolean
  /** What a state is called. */
  readonly stateName: (state: string) => string
  readonly open: (row: PaperRow) => void
  readonly openGuide: (row: PaperRow) => void
}
