import type { PaperFile, PaperRow } from '../../contract/document/paper-calls.ts'
import { PAPER_FILE_STATE, PAPER_STATE } from '../../domain/codes.ts'
import { askedOf } from './paper-list.ts'

/** How long a paper still holds. */
export interface Validity {
  /** Last day on which it holds. */
  readonly day: string
  /** Days: 0 on the last one, negative once it is over. */
  readonly left: number
}

export function isReturned({ hf2yState }: PaperFile): boolean {
  return hf2yState === PAPER_FILE_STATE.returned
}

/**
 * Of the person whose paper runs out first; null where it holds for ever, or nothing is there. A newer file takes the
 * place of an older one.
 */
export function validityOf(row: PaperRow): Validity | null {
  const asked = askedOf(row).filter(({ state }) => state !== PAPER_STATE.waived)
  const ends = asked.flatMap(
    ({ id }) => longestOf(row.creditUrls.filter((file) => file.hf2yObjId === id && !isReturned(file))) ?? [],
  )
  return ends.reduce<Validity | null>((first, one) => (first === null || one.left < first.left ? one : first), null)
}

function longestOf(files: readonly PaperFile[]): Validity | null {
  const ends = files.flatMap(({ daysLeft, hf2yExpiryDay }) =>
    daysLeft === null || hf2yExpiryDay === null ? [] : [{ left: daysLeft, day: hf2yExpiryDay }],
  )
  // One that holds for ever is longer than any other.
  return ends.length < files.length
    ? null
    : ends.reduce<Validity | null>((last, one) => (last === null || one.left > last.left ? one : last), null)
}
