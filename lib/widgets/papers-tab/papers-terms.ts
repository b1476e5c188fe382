import type { PaperRow } from '../../contract/document/paper-calls.ts'

/**
 * Actions shared by all rows. The object keeps its identity while its values do, so that unchanged rows do not render
 * again.
 */
export interface PapersTerms {
  /** True when a file can be submitted for the paper now. */
  readonly mayAdd: (cardType: string) => boolean
  /** The name of a state. */
  readonly stateName: (state: string) => string
  readonly open: (row: PaperRow) => void
  readonly openGuide: (row: PaperRow) => void
}
